import type { Head, HeadTools } from '@shop/routing'
import type { Listing } from '@shop/contracts/listing'
import { pictureUrl } from '@shop/contracts/picture'
import { srcSetOf } from '@shop/ui'
import { GRID_SIZES } from '@shop/ui/product-card'
import { $url, $view } from './model.ts'
import { addressOf } from './url.ts'

export function head({ scope, t, origin }: HeadTools): Head {
  const view = scope.getState($view)
  const url = scope.getState($url)
  if (!view || !url) return { title: '', noindex: true }
  const { listing } = view
  const [first] = listing.products
  const { page, pathname, query } = url
  return {
    title: page > 1 ? t('titlePage', { name: listing.name, page }) : listing.name,
    description: t('describe', { name: listing.name, pieces: t('pieces', { count: listing.quantity }) }),
    canonical: addressOf(pathname, '', page),
    // Every mix of filters is a page; only the sections and their pages are worth finding.
    noindex: query !== '' || listing.products.length === 0,
    ...(first && {
      picture: [{ srcSet: srcSetOf(first.photo), sizes: GRID_SIZES[3] }],
      image: pictureUrl(first.photo.base, first.photo.fallback, 'webp'),
    }),
    // Search engines read documents: the browser's code goes without it.
    ...(__SERVER__ && { jsonLd: [breadcrumbList(listing, origin, pathname), itemList(listing, origin, t('list'))] }),
  }
}

const breadcrumbList = ({ breadcrumbs }: Listing, origin: string, pathname: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + (url || pathname),
  })),
})

const itemList = ({ name, quantity, products }: Listing, origin: string, fallback: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: name || fallback,
  numberOfItems: quantity,
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + product.url,
    name: product.name,
  })),
})
