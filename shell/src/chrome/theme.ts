import { YEAR_SECONDS } from '@shop/contracts/core/limits'

export type Theme = 'light' | 'dark'

/** The cookie is for the front door, which writes `data-theme` into the next document: no theme flashes. Other tabs watch the attribute. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  document.cookie = `theme=${theme}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`
}

/** What is on the screen now: the choice, or else what the system prefers. */
export function themeNow(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
