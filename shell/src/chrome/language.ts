import type { MouseEvent } from 'react'
import { useUnit } from 'effector-react'
import { isBlocked } from '@shop/contracts/shop/guard'
import { YEAR_SECONDS } from '@shop/contracts/core/limits'
import type { Storefront } from '@shop/contracts/shop/storefront'
import { writeCookie } from '@shop/http'
import { match, useLocation } from '@shop/routing'
import { $brand, $context } from '@shop/session'
import { useAfterHydration } from '../platform/hydration/after-hydration.ts'
import { useStorefront } from './storefront.ts'

/** URL of the same page on the other storefront, or its home page. */
export function pairedAddress(other: Storefront, pathname: string, search: string): string {
  const found = match(pathname, search)
  if (!found) return '/'
  if (found.row.pair) return found.row.pair
  // The other host has another session: an order opens there only by its key.
  if (/^(?:order-success|payment)$/.test(found.row.page) && !search.includes('key=')) return '/'
  return isBlocked(other, pathname, search) ? '/' : pathname + search
}

const ownPort = () => location.port

/** Language link: another host; on unknown hosts sets a cookie and reloads. */
export function useLanguageLink() {
  const { storefront } = useUnit($context)
  const { hosts } = useUnit($brand)
  const here = useStorefront()
  const { pathname, search } = useLocation()
  // The server renders without a port; the browser adds its own.
  const port = useAfterHydration(ownPort, '')
  const other = here === 'ru' ? 'international' : 'ru'
  const href = `//${hosts[other]}${port && `:${port}`}${pairedAddress(other, pathname, search)}`
  const lang = other === 'ru' ? 'ru' : 'en'
  const onClick = (event: MouseEvent) => {
    if (storefront !== 'unknown') return
    event.preventDefault()
    writeCookie(`locale=${lang}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`)
    location.assign(pairedAddress(other, pathname, search))
  }
  return { href, lang, hrefLang: lang, onClick }
}
