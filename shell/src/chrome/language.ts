import type { MouseEvent } from 'react'
import { scopeBind } from 'effector'
import { useProvidedScope, useUnit } from 'effector-react'
import { isBlocked } from '@shop/contracts/shop/guard'
import { YEAR_SECONDS } from '@shop/contracts/core/limits'
import type { Storefront } from '@shop/contracts/shop/storefront'
import { writeCookie } from '@shop/http'
import { match, useLocation } from '@shop/routing'
import { $bagCount, $brand, $context } from '@shop/session'
import { useAfterHydration } from '../platform/hydration/after-hydration.ts'
import { useStorefront } from './storefront.ts'

/** URL of the same page on the other storefront, or its home page. */
export function pairedAddress(other: Storefront, pathname: string, search: string): string {
  const found = match(pathname, search)
  if (!found) return '/'
  if (found.row.pair) return found.row.pair
  if (isOwnOrder(found.row.page, search)) return '/'
  return isBlocked(other, pathname, search) ? '/' : pathname + search
}

/** The other host has another session: an order opens there only by its key. */
const isOwnOrder = (page: string, search: string) => /^(?:order-success|payment)$/.test(page) && !search.includes('key=')

const ownPort = () => location.port

/** Language link: another host; on unknown hosts sets a cookie and reloads. From a bag or an order, which stay here, it leads away once that is confirmed. */
export function useLanguageLink() {
  const { storefront } = useUnit($context)
  const { hosts } = useUnit($brand)
  const pieces = useUnit($bagCount)
  const scope = useProvidedScope()
  const here = useStorefront()
  const { pathname, search } = useLocation()
  // The server renders without a port; the browser adds its own.
  const port = useAfterHydration(ownPort, '')
  const other = here === 'ru' ? 'international' : 'ru'
  const href = `//${hosts[other]}${port && `:${port}`}${pairedAddress(other, pathname, search)}`
  const lang = other === 'ru' ? 'ru' : 'en'
  const onClick = (event: MouseEvent) => {
    if (storefront !== 'unknown') {
      const page = match(pathname, search)?.row.page ?? ''
      // Another tab leaves this one as it is.
      const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey
      if (isNewTab || !((page === 'cart' && pieces > 0) || isOwnOrder(page, search))) return
      event.preventDefault()
      import(/* webpackChunkName: "popups", webpackFetchPriority: "low" */ './leave.ts').then(
        ({ leaveAsked }) => scopeBind(leaveAsked, scope ? { scope } : { safe: true })(href),
        () => location.assign(href),
      )
      return
    }
    event.preventDefault()
    writeCookie(`locale=${lang}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`)
    location.assign(pairedAddress(other, pathname, search))
  }
  return { href, lang, hrefLang: lang, onClick }
}
