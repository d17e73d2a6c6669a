import type { CertificateType } from '@shop/contracts/certificates/certificate-type'
import { CERTIFICATES_CATEGORY } from '@shop/contracts/certificates/certificate-type'
import type { Currency } from '@shop/contracts/core/money'
import type { Locale } from '@shop/contracts/shop/storefront'
import { designers } from '../designers.ts'
import { categories } from './categories.ts'

interface DemoCertificate extends Record<Locale, { name: string; about: string; facts: [name: string, value: string][] }> {
  slug: string
  type: CertificateType
  picture: string
  alt: Record<Locale, string>
}

const certificates: readonly DemoCertificate[] = [
  {
    slug: 'gift-certificate-electronic',
    type: 'electronic',
    picture: 'certificates/silk-champagne-upright',
    alt: { ru: 'Складки шёлка цвета шампанского', en: 'Folds of champagne silk' },
    ru: {
      name: 'Электронный сертификат',
      about:
        'Приходит письмом или сообщением сразу после оплаты: номер, код и ваши слова. Им можно оплатить любые украшения — целиком или частями, вместе с\u00a0другими способами.',
      facts: [
        ['Как вручить', 'Письмом или сообщением, сразу после оплаты'],
        ['Действует', '365 дней'],
      ],
    },
    en: {
      name: 'Electronic gift certificate',
      about:
        'Arrives by e-mail or text message as soon as it is paid: number, code and your words. It pays for any jewelry, at once or in parts, together with other ways to pay.',
      facts: [
        ['How it is given', 'By e-mail or text message, as soon as it is paid'],
        ['Valid', '365 days'],
      ],
    },
  },
  {
    slug: 'gift-certificate-printed',
    type: 'printed',
    picture: 'certificates/gold-ribbons-upright',
    alt: { ru: 'Изогнутые золотые ленты', en: 'Curved gold ribbons' },
    ru: {
      name: 'Сертификат в конверте',
      about:
        'Плотная карточка в конверте с сургучной печатью, номер и код — внутри. Едет вместе с заказом или отдельно: курьером, в пункт выдачи или в магазин.',
      facts: [
        ['Как вручить', 'В конверте, вместе с заказом'],
        ['Действует', '365 дней со дня оплаты'],
      ],
    },
    en: {
      name: 'Gift certificate in an envelope',
      about:
        'A heavy card in an envelope with a wax seal, number and code inside. It travels with your order or on its own: by courier, to a pickup point or to a store.',
      facts: [
        ['How it is given', 'In an envelope, with the order'],
        ['Valid', '365 days from the payment'],
      ],
    },
  },
]

/** Values in major units: one variant each, worth its price in every currency. */
const NOMINALS: readonly Record<Currency, number>[] = [
  { RUB: 3000, AED: 200, USD: 50 },
  { RUB: 5000, AED: 400, USD: 100 },
  { RUB: 10_000, AED: 600, USD: 150 },
  { RUB: 15_000, AED: 1000, USD: 250 },
  { RUB: 30_000, AED: 2000, USD: 500 },
  { RUB: 50_000, AED: 4000, USD: 1000 },
]
const CURRENCIES = ['RUB', 'AED', 'USD'] as const
const IN_STOCK = 500
const SINCE = new Date('2025-06-02T06:00:00Z')

/** Goods of the category of certificates. `designs`: how many designs are taken. */
export function certificateRows(designs: number) {
  const goods = certificates.map((certificate, index) => ({
    ...certificate,
    id: (designs + index + 1) * 10 + 1,
    designId: designs + index + 1,
    position: index,
  }))
  const variants = goods.flatMap(({ id, slug }) =>
    NOMINALS.map((nominal, position) => ({ id, sku: `${slug}-${position + 1}`, nominal, position })),
  )
  const priced = variants.flatMap(({ sku, nominal }) =>
    CURRENCIES.map((currency) => ({ sku_id: sku, currency, price: nominal[currency] * 100 })),
  )
  return {
    designs: goods.map(({ designId, slug }) => ({ id: designId, slug, family: null, symbol: null, family_stone: null })),
    products: goods.map(({ id, designId, slug, type, position }) => ({
      id,
      design_id: designId,
      category_id: categories.findIndex((category) => category.slug === CERTIFICATES_CATEGORY) + 1,
      designer_id: designers.findIndex((designer) => designer.slug === 'zlata') + 1,
      slug,
      metal: null,
      stone: null,
      mood: 'gift',
      external_code: `Z${100_000 + id}`,
      product_code: `ZL-CERT-${type.slice(0, 1).toUpperCase()}`,
      is_archive: false,
      preorder_on: null,
      scale: null,
      engraving: null,
      certificate_type: type,
      popularity: 2 - position,
      published_at: SINCE,
      position: 0,
    })),
    productTexts: goods.flatMap(({ id, ...words }) =>
      (['ru', 'en'] as const).map((locale) => ({
        product_id: id,
        locale,
        name: words[locale].name,
        description: words[locale].about,
        collection: null,
        characteristics: words[locale].facts.map(([name, value]) => ({ name, value })),
      })),
    ),
    media: goods.map(({ id, picture, alt }) => ({
      product_id: id,
      position: 0,
      picture,
      image_type: 'main',
      is_other_metal: false,
      alt_ru: alt.ru,
      alt_en: alt.en,
    })),
    skus: variants.map(({ id, sku, position }) => ({
      id: sku,
      product_id: id,
      position,
      size_ru: null,
      size_en: null,
      weight: 0,
      gem_weight: null,
      hallmark: null,
    })),
    stock: variants.map(({ sku }) => ({ sku_id: sku, quantity: IN_STOCK, missing: 0 })),
    prices: priced.map(({ sku_id, currency, price }) => ({ sku_id, currency, initial: price, final: price })),
    priceHistory: priced.map((row) => ({ ...row, since: SINCE, until: null })),
  }
}
