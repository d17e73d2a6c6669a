import { SIZER_AGAIN_DAYS, SIZER_SKU, SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import { designers } from '../designers.ts'
import { categories } from './categories.ts'

const TEXTS = {
  ru: {
    name: 'Бумажный размерник',
    description: `Полоска с делениями: оберните палец, и\u00a0она покажет размер кольца. Пришлём почтой по России, бесплатно. Один раз в\u00a0${SIZER_AGAIN_DAYS}\u00a0дней.`,
    characteristics: [
      { name: 'Размеры', value: '14–22' },
      { name: 'Доставка', value: 'Почтой, бесплатно' },
    ],
    alt: 'Бумажная полоска с делениями и конверт с печатью',
  },
  en: {
    name: 'Paper ring sizer',
    description: `A strip with marks: wrap it around a finger and it shows the ring size. We post it within Russia, free, once in ${SIZER_AGAIN_DAYS} days.`,
    characteristics: [
      { name: 'Sizes', value: '14–22' },
      { name: 'Delivery', value: 'By post, free' },
    ],
    alt: 'A paper strip with marks, and an envelope with a seal',
  },
}
const IN_STOCK = 500
const SINCE = new Date('2025-06-02T06:00:00Z')

/** The free sizer, on the Russian storefront only. `designId`: a free one. */
export function sizerRows(designId: number) {
  const id = designId * 10 + 1
  return {
    designs: [{ id: designId, slug: SIZER_SKU, family: null, symbol: null, family_stone: null }],
    products: [
      {
        id,
        design_id: designId,
        category_id: categories.findIndex(({ slug }) => slug === SIZERS_CATEGORY) + 1,
        designer_id: designers.findIndex(({ slug }) => slug === 'zlata') + 1,
        slug: SIZER_SKU,
        metal: null,
        stone: null,
        mood: 'gift',
        external_code: `Z${100_000 + id}`,
        product_code: 'ZL-SIZER',
        is_archive: false,
        preorder_on: null,
        scale: null,
        engraving: null,
        certificate_type: null,
        popularity: 0,
        published_at: SINCE,
        position: 0,
      },
    ],
    productTexts: (['ru', 'en'] as const).map((locale) => {
      const { name, description, characteristics } = TEXTS[locale]
      return { product_id: id, locale, name, description, collection: null, characteristics }
    }),
    media: [
      {
        product_id: id,
        position: 0,
        picture: 'sizers/ring-sizer',
        image_type: 'main',
        is_other_metal: false,
        alt_ru: TEXTS.ru.alt,
        alt_en: TEXTS.en.alt,
      },
    ],
    skus: [{ id: SIZER_SKU, product_id: id, position: 0, size_ru: null, size_en: null, weight: 0, gem_weight: null, hallmark: null }],
    stock: [{ sku_id: SIZER_SKU, quantity: IN_STOCK, missing: 0 }],
    prices: [{ sku_id: SIZER_SKU, currency: 'RUB', initial: 0, final: 0 }],
    priceHistory: [{ sku_id: SIZER_SKU, currency: 'RUB', price: 0, since: SINCE, until: null }],
  }
}
