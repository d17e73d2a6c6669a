import type { Brand } from '@shop/contracts/shop/brand'
import { SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import { nameWithVariant } from '../catalog/variants/variant.ts'
import { toSku } from '../catalog/product/sku.ts'
import { FREE_DELIVERY_FROM, PARCEL, PARCEL_EXTRA_DAYS, ZONES } from '../places/delivery/figures.ts'
import type { MerchantFeed } from './files.ts'
import { linkOf, picturesOf } from './links.ts'
import type { FeedCategory, FeedPiece, FeedSku } from './pieces.ts'
import { type Element, element, xml } from './xml.ts'

const MAX_PICTURES = 10

const roubles = (minor: number) => (minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2))
const option = (cost: number, days: string) => element('option', [], { cost: roubles(cost), days })
const [nearest] = ZONES
const COURIER_DAYS = String(nearest.days.to)
const PARCEL_DAYS = String(nearest.days.to + PARCEL_EXTRA_DAYS)
const parcelCost = Math.min(...Object.values(PARCEL).map(({ RUB }) => RUB))

/** Moscow by courier, and the nearest pickup point. */
const delivery = (courier: number, parcel: number) => [
  element('delivery-options', [option(courier, COURIER_DAYS)]),
  element('pickup-options', [option(parcel, PARCEL_DAYS)]),
]
const MADE_TO_ORDER = element('delivery-options', [option(nearest.courier, '')])

/** Shop time, to the minute. */
const clockOf = (now: Date) => new Date(now.getTime() + SHOP_UTC_OFFSET_HOURS * 3_600_000).toISOString().slice(0, 16)

type Named = Pick<Brand, 'name' | 'company'>

export function ymlStart(categories: readonly FeedCategory[], brand: Named, origin: string, now: Date): string {
  const head = [
    element('name', brand.name),
    element('company', brand.company.ru),
    element('url', `${origin}/`),
    element('currencies', [element('currency', [], { id: 'RUB', rate: '1' })]),
    element(
      'categories',
      categories.map(({ id, name }) => element('category', name, { id: String(id) })),
    ),
    ...delivery(nearest.courier, parcelCost),
  ]
  const date = `${clockOf(now)}+${String(SHOP_UTC_OFFSET_HOURS).padStart(2, '0')}:00`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="${date}"><shop>${head.map(xml).join('')}<offers>\n`
}

export const YML_END = '</offers></shop></yml_catalog>\n'

export function ymlOffer(piece: FeedPiece, sku: FeedSku, feed: MerchantFeed, origin: string): Element {
  const { id, final, initial, chosenGem, isInShop } = sku
  const { preorderOn } = piece
  const shown = toSku({ ...sku, lowestPrice30: null, shops: null }, feed.locale)
  const isFree = final >= (FREE_DELIVERY_FROM.RUB ?? Infinity)
  const params = [
    ...piece.characteristics,
    ...(shown.size === null ? [] : [{ name: shown.characteristicName, value: shown.size }]),
    ...shown.characteristics,
  ]
  return element(
    'offer',
    [
      element('name', nameWithVariant(piece.name, { size: shown.size, gemWeight: chosenGem }, feed.locale)),
      element('vendor', piece.designer),
      element('vendorCode', piece.code),
      element('url', linkOf(piece, sku, feed, origin)),
      element('price', roubles(final)),
      initial > final ? element('oldprice', roubles(initial)) : null,
      element('currencyId', 'RUB'),
      element('categoryId', String(piece.category.id)),
      ...picturesOf(piece, origin, MAX_PICTURES).map((address) => element('picture', address)),
      element('delivery', 'true'),
      element('pickup', 'true'),
      element('store', String(isInShop)),
      ...(preorderOn ? [MADE_TO_ORDER] : isFree ? delivery(0, 0) : []),
      element('description', piece.description),
      preorderOn ? element('sales_notes', `Предзаказ: изготовим к ${dayOf(preorderOn)}`) : null,
      ...params.map(({ name, value }) => element('param', value, { name })),
    ],
    { id, group_id: piece.variants > 1 ? String(piece.id) : undefined, available: String(preorderOn === null) },
  )
}

const dayOf = (date: string) => new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date))
