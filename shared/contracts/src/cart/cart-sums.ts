import * as v from 'valibot'
import { Minor } from '../core/money.ts'

/** A code that the shopper has entered, as the calls that remove it name it. */
export const CodeKind = v.picklist(['promocode', 'certificate', 'deposit'])
export type CodeKind = v.InferOutput<typeof CodeKind>

/** One line of the calculation, named in the shopper's language. */
export const SumRow = v.object({
  /** goods, itemDiscount, promocode, bonuses, packaging, engraving, delivery or certificate; due for a whole order. */
  kind: v.string(),
  name: v.string(),
  /** Negative when it lowers the total; null while unknown, such as delivery before one is chosen. */
  sum: v.nullable(Minor),
  /** Of a delivery that is not chosen yet: what a courier to the shopper's city costs at least. */
  from: v.optional(Minor),
  /** Why the sum is what it is, below the name. */
  why: v.nullable(v.string()),
  /** The code that the row is about. `sum` is null while the code takes nothing off. */
  code: v.optional(v.object({ kind: CodeKind, code: v.string() })),
})
export type SumRow = v.InferOutput<typeof SumRow>

/** The calculation as bag, drawer and checkout show it: the rows add up to `dueSum`. */
export const CartSums = v.object({
  rows: v.array(SumRow),
  /** Goods after item discounts and promo codes: compared with the minimum order and the free delivery threshold. */
  goodsSum: Minor,
  bonuses: v.object({ balance: Minor, available: Minor, spent: Minor }),
  dueSum: Minor,
  /** False when goods are below the minimum order. */
  enough: v.boolean(),
  /**
   * A cheaper combination of codes, bonuses and own certificates than the bag uses now: what it saves on goods and delivery, what it uses as
   * a sentence, and all that was compared by the amount due. Null while there is none.
   */
  best: v.optional(v.nullable(v.object({ saving: Minor, why: v.string(), rows: v.array(SumRow) })), null),
})
export type CartSums = v.InferOutput<typeof CartSums>

/** What the shopper has chosen for this bag. The server keeps it, so that every page is calculated alike. */
export const KeptChoices = v.object({
  spend_bonuses: v.boolean(),
  delivery_method_id: v.nullable(v.number()),
  courier_type: v.nullable(v.string()),
  pickup_point_id: v.nullable(v.number()),
  payment_method_id: v.nullable(v.number()),
  city_id: v.nullable(v.number()),
  /** Inside the ring road, and kilometres from it: from the server's geocoder; null where there is no ring. */
  kadType: v.nullable(v.boolean()),
  kadDistance: v.nullable(v.number()),
})
export type KeptChoices = v.InferOutput<typeof KeptChoices>
