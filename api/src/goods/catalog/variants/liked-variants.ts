import type { LikedVariant } from '@shop/contracts/favorites/favorites'
import { Minor } from '@shop/contracts/core/money'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { carats, GEM_WEIGHT } from './variant.ts'

export const variantFacts = v.object({
  itemId: v.number(),
  sku: v.string(),
  sizeRu: v.nullable(v.string()),
  sizeEn: v.nullable(v.string()),
  /** Hundredths of a carat; null where all sizes have the same stone. */
  gemWeight: v.nullable(v.number()),
  initial: v.nullable(Minor),
  final: v.nullable(Minor),
  balances: v.number(),
})

/** Facts of SKU s, as JSON; needs the joins of `variantJoins` in the same FROM. */
export const VARIANT = `jsonb_build_object(
  'itemId', s.product_id, 'sku', s.id, 'sizeRu', s.size_ru, 'sizeEn', s.size_en, 'balances', coalesce(stock.quantity, 0),
  'initial', prices.initial, 'final', prices.final,
  'gemWeight', ${GEM_WEIGHT})`
export const variantJoins = (currency: string) => `
  LEFT JOIN prices ON prices.sku_id = s.id AND prices.currency = ${currency} LEFT JOIN stock ON stock.sku_id = s.id`

export const toVariant = ({ sizeRu, sizeEn, gemWeight, ...facts }: v.InferOutput<typeof variantFacts>, locale: Locale): LikedVariant => ({
  ...facts,
  size: locale === 'ru' ? sizeRu : sizeEn,
  weight: gemWeight === null ? null : carats(gemWeight, locale),
})
