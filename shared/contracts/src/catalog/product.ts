import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { Currency, Minor } from '../core/money.ts'
import { Photo } from '../core/picture.ts'
import { TrueScale } from '../core/true-scale.ts'
import { Availability, CategoryLink, Designer, ModificationGroup, ProductCard, Tag } from './product-card.ts'
import { Rating } from './reviews/rating.ts'

/** A SKU: an entry of skuListWithGems. */
export const Sku = v.object({
  id: v.string(),
  /** Displayed size (16,5 · 45 cm); null for one-size pieces. */
  size: v.nullable(v.string()),
  /** Main stone weight in carats, as text; null without a stone. */
  mainGemWeight: v.nullable(v.string()),
  /** Weight in hundredths of a gram. */
  weight: v.number(),
  price: v.object({
    initial: v.nullable(Minor),
    final: v.nullable(Minor),
    /** Lowest price of the 30 days before a reduction; null without one. */
    lowestPrice30: v.nullable(Minor),
  }),
  /** Pieces in stock. */
  balances: v.number(),
  /** Number of shops in the shopper's country with this SKU on display. */
  shops: v.array(v.object({ id: v.number(), name: v.string(), city_id: v.number(), city: v.string() })),
  characteristicName: v.string(),
  characteristics: v.array(v.object({ name: v.string(), value: v.string() })),
})
export type Sku = v.InferOutput<typeof Sku>

/** A silent, seamlessly looping video; the poster is its first frame. */
export const Video = v.object({
  poster: Photo,
  /** Site-relative URLs of both files. */
  mp4: v.string(),
  webm: v.string(),
  seconds: v.number(),
})
export type Video = v.InferOutput<typeof Video>

/** Instalments: `share` is due today; the others may differ by kopecks. */
export const Instalment = v.object({ payments: v.number(), share: Minor, formattedShare: v.string(), weeks: v.number() })
export type Instalment = v.InferOutput<typeof Instalment>

/** The soonest courier of an order placed now, by the server's clock. Screens ask /delivery/promise, which knows city and size. */
export const DeliveryPromise = v.object({
  kind: v.picklist(['sameDay', 'express', 'courier', 'ems']),
  city: v.string(),
  /** An order before this moment comes then; ISO 8601, null: at any time. */
  cutOff: v.nullable(v.string()),
  /** YYYY-MM-DD */
  from: v.string(),
  to: v.string(),
})
export type DeliveryPromise = v.InferOutput<typeof DeliveryPromise>

/** What a laboratory found of the main stone, in the shopper's language. */
export const StoneReport = v.object({
  /** Of the stone, as text: `0,30 ct`; the weight by which a SKU names its stone. */
  weight: v.string(),
  stone: v.string(),
  laboratory: v.string(),
  number: v.string(),
  color: v.string(),
  clarity: v.string(),
  cut: v.string(),
  /** Length and width of the stone seen from above, in mm: of a round one both are its diameter. */
  faceMm: v.tuple([v.number(), v.number()]),
  isRound: v.boolean(),
  /** Where the laboratory shows the report; null where it does not. */
  url: v.nullable(v.string()),
  /** An example in a demo shop: no laboratory has written it. */
  isDemo: v.boolean(),
})
export type StoneReport = v.InferOutput<typeof StoneReport>

export const Product = v.object({
  id: v.number(),
  itemId: v.number(),
  sku: v.string(),
  name: v.string(),
  code: v.string(),
  url: v.string(),
  photos: v.array(Photo),
  videos: v.array(Video),
  /** Of the first picture; null where it is unknown. */
  scale: v.optional(v.nullable(TrueScale), null),
  /** Where words stand in the first picture (`EngravingPlace`), and their price per piece; null: the piece is not engraved. */
  engraving: v.nullish(v.object({ x: v.number(), y: v.number(), width: v.number(), angle: v.number(), bend: v.number(), price: Minor })),
  /** A CertificateType, whose sizes are values, or `sizer`; null for a piece. */
  certificate: v.nullish(v.string()),
  tags: v.array(Tag),
  designer: Designer,
  collection: v.nullable(v.string()),
  catalog: CategoryLink,
  description: v.string(),
  price: v.object({
    initial: v.nullable(Minor),
    final: v.nullable(Minor),
    /** In the shopper's language and currency. */
    formattedInitial: v.nullable(v.string()),
    formattedFinal: v.nullable(v.string()),
    /** Only when initial > final. */
    discountPercent: v.nullable(v.number()),
    /** Lowest price of the 30 days before a reduction; null without one. */
    lowestPrice30: v.nullable(Minor),
    currency: Currency,
    currencySym: v.string(),
  }),
  hasPriceRange: v.boolean(),
  is_archive: v.boolean(),
  maxQuantity: v.number(),
  availability: Availability,
  /** Ready date of a piece made to order: `2026-12-18` and as displayed. */
  preorder: v.nullable(v.object({ date: v.pipe(v.string(), v.isoDate()), formattedDate: v.string() })),
  characteristics: v.array(v.object({ name: v.string(), value: v.string() })),
  skuListWithGems: v.array(Sku),
  /** Laboratory reports of the main stone, one for each weight that has one. */
  stoneReports: v.optional(v.array(StoneReport), []),
  /** Other metals, stones or letters of the design, each with its own product page. */
  modifications: v.array(ModificationGroup),
  itemCard: v.object({ cardClass: v.string(), isShowcase: v.boolean() }),
  /** Pieces of the same set. */
  sets: v.array(ProductCard),
  similar: v.array(ProductCard),
  breadcrumbs: v.array(CategoryLink),
  /** Null when instalments are unavailable: paymentRestrictionMessages say why. */
  instalment: v.nullable(Instalment),
  /** Null when unavailable or made to order. */
  deliveryPromise: v.nullable(DeliveryPromise),
  paymentRestrictionMessages: v.array(v.string()),
  /** Of the design's published reviews; null without any. */
  rating: v.optional(v.nullable(Rating), null),
})
export type Product = v.InferOutput<typeof Product>

export const ProductAnswer = v.object({ result: v.object({ product: Product }) })

/** `info` is reserved and cannot be a category's slug. */
export const productInfo = defineEndpoint('/catalog/{category}/{id}/info', {
  name: 'productInfo',
  method: 'GET',
  answer: ProductAnswer,
  about: 'One product by the two last segments of its address. Unknown: NOT_FOUND.',
  example: { answer: { result: { product: {} } } },
})

/** Choosing a size selects its first weight variant, preferring one in stock. */
export function skuForSize<Of extends Pick<Sku, 'size' | 'balances'>>(skus: readonly Of[], size: string | null): Of | null {
  const matching = skus.filter((sku) => sku.size === size)
  return matching.find((sku) => sku.balances > 0) ?? matching[0] ?? null
}

/** A product can be bought if it is not archived, maxQuantity is above 0 and it has an initial price. */
export const canBuy = (product: { is_archive: boolean; maxQuantity: number; price: { initial: number | null } }) =>
  !product.is_archive && product.maxQuantity > 0 && product.price.initial !== null
