import { Engraving } from '@shop/contracts/cart/engraving'
import { PROMOCODE_KINDS } from '@shop/contracts/cart/full-cart'
import { CertificateType } from '@shop/contracts/certificates/certificate-type'
import { Currency, Minor } from '@shop/contracts/core/money'
import { Photo } from '@shop/contracts/core/picture'
import * as v from 'valibot'
import { instantColumn } from '../../platform/db/rows.ts'
import { chosen } from './choices/kept.ts'
import { shopperFacts } from './shopper.ts'

/** As kept: checked when it was typed. */
export const engraving = v.object({ text: v.string(), face: Engraving.entries.face })

/** A bag line from the database. */
const lineFacts = v.object({
  /** Its id in the bag: the SKU with what is engraved. */
  line: v.string(),
  engraving: v.nullable(engraving),
  sku: v.string(),
  itemId: v.number(),
  slug: v.string(),
  name: v.string(),
  category: v.object({ slug: v.string(), name: v.string() }),
  designer: v.object({ slug: v.string(), name: v.string(), lang: v.nullable(v.string()) }),
  quantity: v.number(),
  stock: v.number(),
  size: v.nullable(v.string()),
  gemWeight: v.nullable(v.number()),
  characteristics: v.array(v.object({ name: v.string(), value: v.string() })),
  initial: Minor,
  final: Minor,
  photo: Photo,
  certificate: v.nullable(CertificateType),
  /** The earlier price of a saved line, if it was higher. */
  was: v.nullish(Minor),
})
export type LineFacts = v.InferOutput<typeof lineFacts>

export const packing = v.object({
  gift: v.boolean(),
  festive: v.boolean(),
  priceTags: v.boolean(),
  postCard: v.nullable(v.string()),
})
export type Packing = v.InferOutput<typeof packing>

/** Minor units. */
const byCurrency = v.object({ RUB: v.optional(Minor), AED: v.optional(Minor), USD: v.optional(Minor) })

export const promocodeRow = v.object({
  code: v.string(),
  kind: v.picklist(PROMOCODE_KINDS),
  percent: v.nullable(v.number()),
  sums: byCurrency,
  minimums: byCurrency,
  starts_at: v.nullable(instantColumn),
  ends_at: v.nullable(instantColumn),
  excluded_categories: v.array(v.string()),
  only_categories: v.nullable(v.array(v.string())),
  on_sale: v.boolean(),
  first_order: v.boolean(),
  max_uses: v.nullable(v.number()),
  used: v.number(),
})
export type PromocodeRow = v.InferOutput<typeof promocodeRow>

export const tenderRow = v.object({
  kind: v.picklist(['certificate', 'deposit']),
  code: v.string(),
  currency: Currency,
  balance: Minor,
  endsAt: v.nullable(instantColumn),
})

/** Deposits of the account that a bag does not use. */
const ownDeposit = v.object({ code: v.string(), balance: Minor })

/** Placed, unpaid, still held. */
const unpaidOrder = v.object({ id: v.string(), payableUntil: v.string() })

export const cartRow = v.object({
  ...shopperFacts.entries,
  cart: v.nullable(v.number()),
  version: v.number(),
  lines: v.nullable(v.array(lineFacts)),
  saved: v.nullable(v.array(lineFacts)),
  packing: v.nullable(packing),
  promocodes: v.nullable(v.array(promocodeRow)),
  certificates: v.nullable(v.array(tenderRow)),
  deposits: v.nullable(v.array(tenderRow)),
  ownDeposits: v.nullable(v.array(ownDeposit)),
  ownCodes: v.nullable(v.array(promocodeRow)),
  choices: v.nullable(chosen),
  unpaid: v.nullable(unpaidOrder),
  isShared: v.boolean(),
})
export type CartRow = v.InferOutput<typeof cartRow>
