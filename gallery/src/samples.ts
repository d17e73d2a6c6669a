import type { ModificationGroup, ProductCard } from '@shop/contracts/catalog/product-card'
import { aCard } from '@shop/testing/builders'
import type { Tools } from './sheet.ts'

/** Item id of the card that is shown as a favorite. */
export const LIKED_ITEM = 2

/** The fixed date of all sheets. */
export const TODAY = '2026-11-24'

export const RING = 'rings/solitaire-aurora-yellow'

export const currencyOf = ({ locale }: Pick<Tools, 'locale'>) => (locale === 'ru' ? 'RUB' : 'AED')

/** A product card in the sheet's language. */
export function card({ locale, say, picture }: Tools, changes: Partial<ProductCard> = {}): ProductCard {
  const name = say('Кольцо «Аврора», жёлтое золото', 'Aurora ring, yellow gold')
  const photo = { ...picture(`${RING}-1`, name), image_type: 'main' as const }
  return aCard({
    name,
    photo,
    photos: [photo, { ...picture(`${RING}-2`, name), image_type: 'macro' }],
    catalog: { name: say('Кольца', 'Rings'), url: '/catalog/rings' },
    currency: currencyOf({ locale }),
    price: { initial: 89_900_00, final: 89_900_00, message: null },
    ...changes,
  })
}

/** This many variants; the first is the product itself. */
export const variants = ({ say }: Tools, type: ModificationGroup['type'], quantity: number): ModificationGroup => ({
  type,
  variants: Array.from({ length: quantity }, (_, index) => ({
    name: say(`вариант ${index + 1}`, `variant ${index + 1}`),
    url: `/catalog/rings/variant-${index + 1}`,
    value:
      type === 'symbol' ? String.fromCharCode(1040 + index) : (['#d9b566', '#e2b8a0', '#d8d8d8', '#b9b9b9', '#7a5c3a'][index % 5] ?? ''),
    current: index === 0,
  })),
})
