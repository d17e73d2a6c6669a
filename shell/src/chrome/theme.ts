import { YEAR_SECONDS } from '@shop/contracts/core/limits'
import { writeCookie } from '@shop/http'

export type Theme = 'light' | 'dark'

/** The front door reads the cookie and sets `data-theme`, so that no theme flashes. Other tabs sync by the attribute. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  writeCookie(`theme=${theme}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`)
}

/** The active theme: chosen, or the system's. */
export function themeNow(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
