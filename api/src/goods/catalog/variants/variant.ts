import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import type { Engraving } from '@shop/contracts/cart/engraving'
import { SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import { CERTIFICATES_CATEGORY } from '@shop/contracts/certificates/certificate-type'
import type { Locale } from '@shop/contracts/shop/storefront'
import { TEXTS } from '../../../platform/texts/texts.ts'

/** Attributes that distinguish a SKU within its piece. */
export interface VariantFacts {
  /** In the shopper's language. */
  size: string | null
  /** Hundredths of a carat; null when the piece has only one weight. */
  gemWeight: number | null
  /** Of a piece in a bag or an order. */
  engraving?: Engraving | null
}

/** SQL of `VariantFacts.gemWeight` for the row `s` of `skus`. */
export const GEM_WEIGHT = `
  CASE WHEN EXISTS (SELECT FROM skus other WHERE other.product_id = s.product_id AND other.gem_weight <> s.gem_weight) THEN s.gem_weight END`

/** SQL of the `CertificateType` of product p in category c; null for a piece. */
export const CERTIFICATE_TYPE = `CASE c.slug WHEN '${CERTIFICATES_CATEGORY}' THEN coalesce(p.certificate_type, 'electronic') END`

/** SQL: product p is a piece of jewelry. */
export const IS_PIECE = `NOT EXISTS (SELECT FROM categories WHERE id = p.category_id AND slug IN ('${CERTIFICATES_CATEGORY}', '${SIZERS_CATEGORY}'))`

/** Formats hundredths: 214 → `2,14` or `2.14`. */
export const decimal = (hundredths: number, locale: Locale) => (hundredths / 100).toFixed(2).replace('.', locale === 'ru' ? ',' : '.')

export const carats = (gemWeight: number, locale: Locale) => `${decimal(gemWeight, locale)}\u00a0${TEXTS[locale].carats}`

/** Query of a product's page by which a variant is chosen: `16,5` → `size=16.5`, `45 см` → `size=45`. */
export function variantQuery({ size, gemWeight }: Pick<VariantFacts, 'size' | 'gemWeight'>): URLSearchParams {
  const query = new URLSearchParams()
  if (size !== null) query.set('size', /^\d+(?:[.,]\d+)?/.exec(size)?.[0].replace(',', '.') ?? size.toLowerCase())
  if (gemWeight !== null) query.set('weight', decimal(gemWeight, 'en'))
  return query
}

/** Gift certificates have a value, which is written like a price. */
const isNominal = (size: string | null) => size !== null && /₽|\$|AED/.test(size)

/** Full name of a variant: size, main stone weight and engraving. Empty for a piece with one variant. */
export function variantName({ size, gemWeight, engraving }: VariantFacts, locale: Locale): string {
  const { variant } = TEXTS[locale]
  const parts = [
    size && variant[isNominal(size) ? 'nominal' : isLength(size) ? 'length' : 'size'](size),
    gemWeight === null ? null : carats(gemWeight, locale),
    engraving?.text && variant.engraved(engraving.text, engraving.face),
  ]
  return parts.filter(Boolean).join(', ')
}

/** Of a piece in an order: what is engraved cannot be returned [engraving.not-returned]. */
export const boughtVariant = (facts: VariantFacts, locale: Locale) =>
  [variantName(facts, locale), facts.engraving?.text && TEXTS[locale].variant.noReturn].filter(Boolean).join(', ')

/** Piece and variant in one line. */
export const nameWithVariant = (name: string, facts: VariantFacts, locale: Locale) =>
  [name, variantName(facts, locale)].filter(Boolean).join(', ')
