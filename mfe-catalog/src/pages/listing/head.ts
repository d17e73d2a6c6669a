import type { Head, HeadTools } from '@shop/routing'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import { srcSetOf } from '@shop/ui'
import { GRID_SIZES } from '@shop/ui/product-card'
import { breadcrumbList, itemList } from '#features/structured/structured.ts'
import { $url, $view } from './model.ts'
import { addressOf } from '#features/list/address/url.ts'
import { COVER_SIZES } from './cover-sizes.ts'

export function head({ scope, t, origin }: HeadTools): Head {
  const view = scope.getState($view)
  const url = scope.getState($url)
  if (!view || !url) return { title: '', noindex: true }
  const { listing } = view
  const [first] = listing.products
  const shown = listing.cover ?? first?.photo
  const { page, pathname, query } = url
  return {
    title: page > 1 ? t('titlePage', { name: listing.name, page }) : listing.name,
    description: t('describe', { name: listing.name, pieces: t('pieces', { count: listing.quantity }) }),
    canonical: addressOf(pathname, '', page),
    // Filter combinations are noindex; only sections and their pages are indexed.
    noindex: query !== '' || listing.products.length === 0,
    ...(shown && {
      picture: [{ srcSet: srcSetOf(shown), sizes: listing.cover ? COVER_SIZES : GRID_SIZES[3] }],
      image: pictureUrl(shown.base, shown.fallback, 'webp'),
    }),
    // Server only: search engines read documents.
    ...(__SERVER__ && {
      jsonLd: [
        breadcrumbList(
          listing.breadcrumbs.map(({ name, url: step }) => ({ name, url: step || pathname })),
          origin,
        ),
        itemList({ ...listing, name: listing.name || t('list') }, origin, page),
      ],
    }),
  }
}
