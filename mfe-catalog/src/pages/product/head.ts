import type { Photo } from '@shop/contracts/core/picture'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import type { Product } from '@shop/contracts/catalog/product'
import { shareUrl } from '@shop/contracts/pages/share-picture'
import type { Head, HeadTools } from '@shop/routing'
import { srcSetOf } from '@shop/ui'
import { breadcrumbList } from '#features/structured/structured.ts'
import { priceOf, type Choice } from '#features/variants/choice.ts'
import { $canBuy, $choice, $key, $product } from './model/product.ts'
import { LARGE_SIZES } from './ui/gallery/gallery.tsx'
import { choiceAddress } from './url.ts'

const DESCRIPTION_LENGTH = 200

export function head({ scope, t, origin }: HeadTools): Head {
  const product = scope.getState($product)
  if (!product) return { title: '', noindex: true }
  const [first] = product.photos
  return {
    title: product.name,
    canonical: product.url,
    noindex: product.is_archive,
    ...(first && { picture: [{ srcSet: srcSetOf(first), sizes: LARGE_SIZES }] }),
    // Server only: search engines read documents.
    ...(__SERVER__ && {
      description: shortened(t('describe', { name: product.name, designer: product.designer.name, about: product.description })),
      isMoved: product.url !== `/catalog/${scope.getState($key)}`,
      image: shareUrl(product.url, [product.name, product.designer.name, first?.base ?? '']),
      jsonLd: [productOf(product, scope.getState($choice), scope.getState($canBuy), origin), breadcrumbList(stepsOf(product), origin)],
    }),
  }
}

function shortened(words: string) {
  if (words.length <= DESCRIPTION_LENGTH) return words
  return `${words.slice(0, words.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`
}

/** One offer per page: the URL's variant, as in product feeds, else the displayed price. */
function productOf(product: Product, choice: Choice | null, canBuy: boolean, origin: string) {
  const { name, description, code, photos, designer, url, rating } = product
  const sku = choice?.sku ?? null
  const { price } = priceOf(product, choice)
  const due = price.final ?? price.initial
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku: sku?.id ?? product.sku,
    mpn: code,
    image: photos.map((photo) => imageOf(photo, origin)),
    brand: { '@type': 'Brand', name: designer.name },
    url: origin + url,
    // Demo reviews do not count [reviews.only-real-in-search].
    ...(rating?.real && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.real.average, reviewCount: rating.real.count },
    }),
    ...(due !== null && {
      offers: {
        '@type': 'Offer',
        url: origin + choiceAddress(url, choice),
        price: (due / 100).toFixed(2),
        priceCurrency: product.price.currency,
        availability: `https://schema.org/${canBuy ? (product.preorder ? 'PreOrder' : 'InStock') : 'OutOfStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
      },
    }),
  }
}

/** The size is that of the file, not of the photograph it was made from. */
const imageOf = ({ base, fallback, width, height }: Photo, origin: string) => ({
  '@type': 'ImageObject',
  url: new URL(pictureUrl(base, fallback, 'webp'), origin).href,
  width: fallback,
  height: Math.round((fallback * height) / width),
})

const stepsOf = ({ breadcrumbs, name, url }: Product) => (breadcrumbs.at(-1)?.url === url ? breadcrumbs : [...breadcrumbs, { name, url }])
