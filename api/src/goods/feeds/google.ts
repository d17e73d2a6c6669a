import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import type { Brand } from '@shop/contracts/shop/brand'
import type { Currency } from '@shop/contracts/core/money'
import { COLORS } from '../catalog/cards/swatches.ts'
import { toSku } from '../catalog/product/sku.ts'
import { nameWithVariant } from '../catalog/variants/variant.ts'
import { EMS, FREE_DELIVERY_FROM, ZONES } from '../places/delivery/figures.ts'
import { TEXTS, wordOf } from '../../platform/texts/texts.ts'
import type { MerchantFeed } from './files.ts'
import { linkOf, picturesOf } from './links.ts'
import type { FeedPiece, FeedSku } from './pieces.ts'
import { type Element, element, xml } from './xml.ts'

/** Jewelry in Google's taxonomy. */
const TAXONOMY = '188'
const MAX_PICTURES = 11

const sum = (minor: number, currency: Currency) => `${(minor / 100).toFixed(2)} ${currency}`
const words = (name: string, content: string | null) => (content === null ? null : element(`g:${name}`, content))

type Named = Pick<Brand, 'name' | 'company'>

export function googleStart({ locale }: MerchantFeed, brand: Named, origin: string, now: Date): string {
  const { name, description } = TEXTS[locale].sections.jewelry
  const head = [
    element('title', brand.name),
    element('link', `${origin}/`),
    element('description', `${name}. ${description}`),
    element('lastBuildDate', now.toUTCString()),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head.map(xml).join('')}\n`
}

export const GOOGLE_END = '</channel></rss>\n'

export function googleItem(piece: FeedPiece, sku: FeedSku, feed: MerchantFeed, origin: string): Element {
  const { locale, currency } = feed
  const shown = toSku({ ...sku, lowestPrice30: null, shops: null }, locale)
  const [picture = '', ...more] = picturesOf(piece, origin, MAX_PICTURES)
  return element('item', [
    words('id', sku.id),
    words('title', nameWithVariant(piece.name, { size: shown.size, gemWeight: sku.chosenGem }, locale)),
    words('description', piece.description),
    words('link', linkOf(piece, sku, feed, origin)),
    words('image_link', picture),
    ...more.map((address) => words('additional_image_link', address)),
    words('availability', piece.preorderOn ? 'preorder' : 'in_stock'),
    words('availability_date', piece.preorderOn ? `${piece.preorderOn}T00:00+03:00` : null),
    words('price', sum(sku.initial, currency)),
    words('sale_price', sku.final < sku.initial ? sum(sku.final, currency) : null),
    words('condition', 'new'),
    words('brand', piece.designer),
    words('mpn', piece.code),
    words('google_product_category', TAXONOMY),
    words('product_type', `${TEXTS[locale].sections.catalog.name} > ${piece.category.name}`),
    words('item_group_id', piece.variants > 1 ? String(piece.id) : null),
    words('age_group', 'adult'),
    words('gender', piece.isForMen ? 'male' : 'unisex'),
    words('color', colorNameOf(piece.metal, feed)),
    words('material', piece.metal && wordOf(TEXTS[locale].metals, piece.metal)),
    words('size', shown.size),
    // American ring sizes abroad; Google has no system for Russian ones.
    words('size_system', locale === 'en' && shown.size !== null && !isLength(shown.size) ? 'US' : null),
    ...[...piece.characteristics, ...shown.characteristics].map(({ name, value }) =>
      element('g:product_detail', [words('attribute_name', name), words('attribute_value', value)]),
    ),
    ...shippingOf(sku.final, feed),
  ])
}

function colorNameOf(metal: string | null, { locale }: MerchantFeed): string | null {
  const found = Object.entries(COLORS).find(([, { of }]) => (of as readonly string[]).includes(metal ?? ''))
  return found ? wordOf(TEXTS[locale].colors, found[0]) : null
}

/** Delivery price for this product alone, in every country of the feed. */
function shippingOf(price: number, { currency }: MerchantFeed): Element[] {
  const line = (country: string, service: string, cost: number) =>
    element('g:shipping', [words('country', country), words('service', service), words('price', sum(cost, currency))])
  if (currency === 'RUB') return [line('RU', 'Курьер', price >= (FREE_DELIVERY_FROM.RUB ?? Infinity) ? 0 : ZONES[0].courier)]
  return Object.entries(EMS).flatMap(([country, { [currency]: cost }]) =>
    country === 'other' || cost === undefined ? [] : [line(country, 'EMS', cost)],
  )
}
