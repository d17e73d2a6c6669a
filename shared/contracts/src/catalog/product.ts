import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { Currency, Minor } from '../core/money.ts'
import { Photo } from '../core/picture.ts'
import { Availability, CategoryLink, Designer, ModificationGroup, ProductCard, Tag } from './product-card.ts'

/** One SKU: an entry of skuListWithGems. */
export const Sku = v.object({
  id: v.string(),
  /** As the shopper reads it (16,5 · 45 cm); null for a piece of one size. */
  size: v.nullable(v.string()),
  /** Weight of the main stone in carats, as text; null without a stone. */
  mainGemWeight: v.nullable(v.string()),
  /** Weight of the piece in hundredths of a gram. */
  weight: v.number(),
  price: v.object({
    initial: v.nullable(Minor),
    final: v.nullable(Minor),
    /** Lowest price of the 30 days before the price came down; null where it has not. */
    lowestPrice30: v.nullable(Minor),
  }),
  /** Pieces that can be bought now. */
  balances: v.number(),
  /** Shops of the shopper's country where this SKU lies in the window. */
  shops: v.array(v.object({ id: v.number(), name: v.string(), city_id: v.number(), city: v.string() })),
  characteristicName: v.string(),
  characteristics: v.array(v.object({ name: v.string(), value: v.string() })),
})
export type Sku = v.InferOutput<typeof Sku>

/** A clip without sound that loops without a seam; its poster is the first frame. */
export const Video = v.object({
  poster: Photo,
  /** Site-relative addresses of the two files. */
  mp4: v.string(),
  webm: v.string(),
  seconds: v.number(),
})
export type Video = v.InferOutput<typeof Video>

/** Payment in equal parts: `share` is the first, due today; the others differ by kopecks. */
export const Instalment = v.object({ payments: v.number(), share: Minor, formattedShare: v.string(), weeks: v.number() })
export type Instalment = v.InferOutput<typeof Instalment>

/** When a piece that is ordered before the next cut-off comes to the shopper's city, by the server's clock. */
export const DeliveryPromise = v.object({
  kind: v.picklist(['sameDay', 'express', 'courier', 'ems']),
  city: v.string(),
  /** Moment of the cut-off, ISO 8601; null where any time of the day is right. */
  cutOff: v.nullable(v.string()),
  /** YYYY-MM-DD */
  from: v.string(),
  to: v.string(),
})
export type DeliveryPromise = v.InferOutput<typeof DeliveryPromise>

export const Product = v.object({
  id: v.number(),
  itemId: v.number(),
  sku: v.string(),
  name: v.string(),
  code: v.string(),
  url: v.string(),
  photos: v.array(Photo),
  videos: v.array(Video),
  tags: v.array(Tag),
  designer: Designer,
  collection: v.nullable(v.string()),
  catalog: CategoryLink,
  description: v.string(),
  price: v.object({
    initial: v.nullable(Minor),
    final: v.nullable(Minor),
    /** Already in the shopper's language and currency. */
    formattedInitial: v.nullable(v.string()),
    formattedFinal: v.nullable(v.string()),
    /** Only when initial > final. */
    discountPercent: v.nullable(v.number()),
    /** Lowest price of the 30 days before the price came down; null where it has not. */
    lowestPrice30: v.nullable(Minor),
    currency: Currency,
    currencySym: v.string(),
  }),
  hasPriceRange: v.boolean(),
  is_archive: v.boolean(),
  maxQuantity: v.number(),
  availability: Availability,
  /** Set for a piece that is bought now and made later: the day it is ready, `2026-12-18`, and as the shopper reads it. */
  preorder: v.nullable(v.object({ date: v.pipe(v.string(), v.isoDate()), formattedDate: v.string() })),
  characteristics: v.array(v.object({ name: v.string(), value: v.string() })),
  skuListWithGems: v.array(Sku),
  /** Other metals, stones or letters of the same design, each a product of its own by URL. */
  modifications: v.array(ModificationGroup),
  itemCard: v.object({ cardClass: v.string(), isShowcase: v.boolean() }),
  /** Pieces worn together. */
  sets: v.array(ProductCard),
  similar: v.array(ProductCard),
  breadcrumbs: v.array(CategoryLink),
  /** Null where the piece cannot be paid in parts: paymentRestrictionMessages say why. */
  instalment: v.nullable(Instalment),
  /** Null for what cannot be bought now, or is made first. */
  deliveryPromise: v.nullable(DeliveryPromise),
  paymentRestrictionMessages: v.array(v.string()),
})
export type Product = v.InferOutput<typeof Product>

export const ProductAnswer = v.object({ result: v.object({ product: Product }) })

/** `info` is a reserved word that no category may have. */
export const productInfo = defineEndpoint('/catalog/{category}/{id}/info', {
  name: 'productInfo',
  method: 'GET',
  answer: ProductAnswer,
  about: 'One product by the two last segments of its address. Unknown: NOT_FOUND.',
  example: { answer: { result: { product: {} } } },
})

/** Choosing a size sets the first matching weight variant, one in stock first. */
export function skuForSize(skus: readonly Sku[], size: string | null): Sku | null {
  const matching = skus.filter((sku) => sku.size === size)
  return matching.find((sku) => sku.balances > 0) ?? matching[0] ?? null
}

/** A product can be bought if it is not archived, maxQuantity is above 0 and an initial price exists. */
export const canBuy = (product: { is_archive: boolean; maxQuantity: number; price: { initial: number | null } }) =>
  !product.is_archive && product.maxQuantity > 0 && product.price.initial !== null
