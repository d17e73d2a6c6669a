import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import { productUrl } from '../catalog/cards/card.ts'
import { variantQuery } from '../catalog/variants/variant.ts'
import { type MerchantFeed } from './files.ts'
import type { FeedPiece, FeedSku } from './pieces.ts'

/** Product page with the variant's size and weight in the URL. */
export function linkOf(piece: FeedPiece, sku: FeedSku, feed: MerchantFeed, origin: string): string {
  const query = variantQuery({ size: feed.locale === 'ru' ? sku.sizeRu : sku.sizeEn, gemWeight: sku.chosenGem })
  // Without the country, visitors from elsewhere would see default prices.
  if (feed.currency === 'USD') query.set('code', feed.country)
  const search = query.toString()
  return `${origin}${encodeURI(productUrl({ category: piece.category.slug, slug: piece.slug }))}${search && `?${search}`}`
}

export const picturesOf = ({ photos }: FeedPiece, origin: string, most: number) =>
  photos.slice(0, most).map(({ base, fallback }) => new URL(encodeURI(pictureUrl(base, fallback, 'webp')), origin).href)
