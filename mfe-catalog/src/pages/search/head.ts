import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import type { Head, HeadTools } from '@shop/routing'
import { breadcrumbList, itemList } from '#features/structured/structured.ts'
import { $listing, $url } from './model.ts'

/** Saved searches are indexed; free text is noindex. */
export function head({ scope, t, origin, address }: HeadTools): Head {
  const { text, pathname, list } = scope.getState($url)
  if (pathname === '/search') return { title: text ? t('titleOf', { text }) : t('title'), canonical: '/search', noindex: text !== '' }
  const listing = scope.getState($listing)
  if (!listing) return { title: t('savedTitle'), canonical: address.pathname }
  const [first] = listing.products
  return {
    title: listing.name,
    description: t('describe', { name: listing.name, pieces: t('pieces', { count: listing.quantity }) }),
    canonical: address.pathname,
    noindex: listing.quantity === 0,
    // Server only: search engines read documents.
    ...(__SERVER__ && {
      ...(first && { image: pictureUrl(first.photo.base, first.photo.fallback, 'webp') }),
      jsonLd: [
        breadcrumbList(
          [
            { name: t('home'), url: '/' },
            { name: listing.name, url: address.pathname },
          ],
          origin,
        ),
        itemList(listing, origin, list?.page ?? 1),
      ],
    }),
  }
}
