import * as v from 'valibot'
import { Designer } from './designer.ts'
import { Currency, Price } from '../core/money.ts'
import { Photo } from '../core/picture.ts'

export { Designer } from './designer.ts'

export const Tag = v.object({
  /** `new` links to /catalog/new, others are plain text. */
  code: v.string(),
  name: v.string(),
})
export type Tag = v.InferOutput<typeof Tag>

export const CategoryLink = v.object({ name: v.string(), url: v.string() })
export type CategoryLink = v.InferOutput<typeof CategoryLink>

export const Modification = v.object({
  /** Of the variant's own card. */
  itemId: v.optional(v.number()),
  name: v.string(),
  url: v.string(),
  /** A character for symbols, #rrggbb for others. */
  value: v.string(),
  current: v.boolean(),
})
export type Modification = v.InferOutput<typeof Modification>

export const ModificationGroup = v.object({ type: v.picklist(['symbol', 'metal', 'stone']), variants: v.array(Modification) })
export type ModificationGroup = v.InferOutput<typeof ModificationGroup>

/** `last`: one left; `preorder`: made to order. */
export const Availability = v.picklist(['inStock', 'last', 'preorder', 'soldOut', 'archived'])
export type Availability = v.InferOutput<typeof Availability>

export const ProductCard = v.object({
  id: v.number(),
  itemId: v.number(),
  externalCode: v.string(),
  name: v.string(),
  /** Site-relative, without query: the card's link and canonical URL. */
  url: v.string(),
  tags: v.array(Tag),
  photos: v.array(Photo),
  photo: Photo,
  designer: Designer,
  catalog: CategoryLink,
  price: Price,
  hasPriceRange: v.boolean(),
  modifications: v.array(ModificationGroup),
  itemCard: v.object({ cardClass: v.string(), isShowcase: v.boolean() }),
  position: v.number(),
  /** The SKU for "add to bag" when the piece has one size; null when a size must be chosen. */
  sku: v.nullable(v.string()),
  productCode: v.string(),
  currency: Currency,
  /** Not archived, in stock, with an initial price. */
  canBuy: v.boolean(),
  availability: Availability,
})
export type ProductCard = v.InferOutput<typeof ProductCard>
