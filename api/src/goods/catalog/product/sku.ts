import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import { Sku } from '@shop/contracts/catalog/product'
import { Minor } from '@shop/contracts/core/money'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import * as v from 'valibot'
import { TEXTS } from '../../../platform/texts/texts.ts'
import { carats, decimal } from '../variants/variant.ts'

export const skuFacts = v.object({
  id: v.string(),
  sizeRu: v.nullable(v.string()),
  sizeEn: v.nullable(v.string()),
  /** Hundredths of a gram. */
  weight: v.number(),
  /** Hundredths of a carat. */
  gemWeight: v.nullable(v.number()),
  initial: v.nullable(Minor),
  final: v.nullable(Minor),
  balances: v.number(),
  lowestPrice30: v.nullable(Minor),
  hallmark: v.nullable(v.string()),
  shops: v.nullable(Sku.entries.shops),
})
export type SkuFacts = v.InferOutput<typeof skuFacts>

/** A certificate is worth its price: its values take the place of sizes. */
export function toNominal(
  { id, initial, final, balances, lowestPrice30 }: SkuFacts,
  { currency, locale }: Pick<ShopContext, 'currency' | 'locale'>,
): Sku {
  return {
    id,
    size: initial === null ? null : money(initial, currency, locale),
    mainGemWeight: null,
    weight: 0,
    price: { initial, final, lowestPrice30 },
    balances,
    shops: [],
    characteristicName: TEXTS[locale].nominal,
    characteristics: [],
  }
}

export function toSku(facts: SkuFacts, locale: Locale): Sku {
  const { id, sizeRu, sizeEn, weight, gemWeight, initial, final, balances, lowestPrice30, hallmark } = facts
  const texts = TEXTS[locale]
  const size = locale === 'ru' ? sizeRu : sizeEn
  const gem = gemWeight === null ? null : carats(gemWeight, locale)
  const characteristics = [{ name: texts.weight, value: `${decimal(weight, locale)}\u00a0${texts.grams}` }]
  if (gem) characteristics.push({ name: texts.mainStone, value: gem })
  // American ring sizes abroad, with millimeters.
  if (locale === 'en' && sizeRu && !isLength(size)) {
    characteristics.push({ name: texts.diameter, value: `${sizeRu.replace(',', '.')}\u00a0${texts.millimetres}` })
  }
  if (hallmark) characteristics.push({ name: texts.hallmark, value: hallmark })
  return {
    id,
    size,
    mainGemWeight: gem,
    weight,
    price: { initial, final, lowestPrice30 },
    balances,
    // A piece sold online may still lie in a showcase for an hour, so it is not promised.
    shops: balances > 0 ? (facts.shops ?? []) : [],
    characteristicName: size === null ? texts.oneSize : isLength(size) ? texts.length : texts.ringSize,
    characteristics,
  }
}
