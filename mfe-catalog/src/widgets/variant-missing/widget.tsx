import { useState } from 'react'
import type { Product, Sku } from '@shop/contracts/catalog/product'
import { money, useLocale } from '@shop/i18n'
import type { AskedVariant } from '#features/variants/choice.ts'
import { isSame } from '#features/variants/keys.ts'
import { useTexts } from './texts/index.ts'

export interface VariantMissingProps {
  asked: AskedVariant
  product: Pick<Product, 'id' | 'skuListWithGems' | 'price'>
  /** What is shown; null where the size is missing. */
  sku: Sku | null
  isSizeMissing: boolean
}

/** Only a figure of the address is repeated: it may say anything. */
const figureOf = (asked: string | null) => (/^\d{1,3}(?:\.\d{1,2})?$/.test(asked ?? '') ? asked : null)

/** The size or weight that was chosen, of another metal or size, and is not made here [product.variant-kept]. */
export function VariantMissing({ asked, product, sku, isSizeMissing }: VariantMissingProps) {
  const t = useTexts()
  const locale = useLocale()
  const left = useLeft({ product, sku })
  const printed = (figure: string) => (locale === 'ru' ? figure.replace('.', ',') : figure)
  const [size, stone] = [figureOf(asked.size), figureOf(asked.weight)]
  if (isSizeMissing) return size && t('noSuchSize', { size: printed(size) })
  const weight = sku?.mainGemWeight
  if (!weight) return null
  if (asked.weight !== null) return !isSame(weight, asked.weight) && stone && t('noSuchWeight', { weight: printed(stone), shown: weight })
  if (!left?.sku?.mainGemWeight || left.sku.mainGemWeight === weight) return null
  const said = { weight: left.sku.mainGemWeight, shown: weight }
  if (left.product.id !== product.id) return t('noWeightHere', said)
  const more = (sku.price.final ?? 0) - (left.sku.price.final ?? 0)
  const isThere = product.skuListWithGems.some((one) => one.size === sku.size && one.mainGemWeight === said.weight && one.balances > 0)
  const sum = `${more < 0 ? '\u2212' : '+'}${money(Math.abs(more), product.price.currency, locale)}`
  return t(isThere ? 'otherWeight' : 'noWeightOfSize', { ...said, sum })
}

type ShownSku = Pick<VariantMissingProps, 'product' | 'sku'>

/** What was shown before the last change of the SKU. */
function useLeft({ product, sku }: ShownSku): ShownSku | null {
  const [{ now, before }, setShown] = useState<{ now: ShownSku; before: ShownSku | null }>({ now: { product, sku }, before: null })
  if (sku?.id !== now.sku?.id) setShown({ now: { product, sku }, before: now })
  return before
}
