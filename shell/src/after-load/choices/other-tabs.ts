import type { ShopContext } from '@shop/contracts/shop/storefront'
import { openChannel, readCookie } from '@shop/http'

/** Shows the theme that another tab has chosen. */
export function syncTheme() {
  const { dataset } = document.documentElement
  let shown = dataset['theme']
  const show = (theme: string | null | undefined) => {
    if (theme !== 'light' && theme !== 'dark') return
    shown = theme
    dataset['theme'] = theme
  }
  const channel = openChannel<string>('theme', show)
  // Chosen elsewhere before this was called.
  show(readCookie('theme'))
  new MutationObserver(() => {
    if (dataset['theme'] === shown) return
    shown = dataset['theme']
    if (shown) channel.send(shown)
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}

/** Another tab has chosen a country with other prices: the next navigation loads a new document. */
export function followCountry(context: ShopContext, requireDocument: () => void) {
  addEventListener('visibilitychange', () => {
    const country = /^[A-Za-z]{2}$/.exec(readCookie('country') ?? '')?.[0].toUpperCase()
    if (country && context.locale !== 'ru' && country !== 'RU' && country !== context.country) requireDocument()
  })
}
