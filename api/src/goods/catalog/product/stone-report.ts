import type { StoneReport } from '@shop/contracts/catalog/product'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { carats } from '../variants/variant.ts'

const inBoth = v.object({ ru: v.string(), en: v.string() })

/** A report as `products.stone_reports` keeps it. */
export const KeptReport = v.object({
  /** Hundredths of a carat, as in `skus.gem_weight`. */
  weight: v.number(),
  stone: inBoth,
  laboratory: inBoth,
  number: v.string(),
  color: inBoth,
  clarity: inBoth,
  cut: inBoth,
  faceMm: v.tuple([v.number(), v.number()]),
  isRound: v.boolean(),
  url: v.nullable(v.string()),
  isDemo: v.boolean(),
})
export type KeptReport = v.InferOutput<typeof KeptReport>

/** In the shopper's language, with the weight in the words of the SKUs. */
export const toStoneReport = (kept: KeptReport, locale: Locale): StoneReport => {
  const { stone, laboratory, color, clarity, cut, weight, ...facts } = kept
  return {
    ...facts,
    weight: carats(weight, locale),
    stone: stone[locale],
    laboratory: laboratory[locale],
    color: color[locale],
    clarity: clarity[locale],
    cut: cut[locale],
  }
}
