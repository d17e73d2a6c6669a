import type { Head, HeadTools } from '@shop/routing'
import { $listing, $url } from './model.ts'

/** A saved search is a page of the shop; free text is everybody's own, and no page to be found. */
export function head({ scope, t, address }: HeadTools): Head {
  const { text, pathname } = scope.getState($url)
  if (pathname === '/search') return { title: text ? t('titleOf', { text }) : t('title'), canonical: '/search', noindex: text !== '' }
  const listing = scope.getState($listing)
  return { title: listing?.name ?? t('savedTitle'), canonical: address.pathname, noindex: listing?.quantity === 0 }
}
