import type { InferInsertModel } from 'drizzle-orm'
import { shop } from '@shop/contracts/places/reference-ids'
import { bookingCapacity, bookingServices } from '../../platform/db/schema/index.ts'

export const BOOKING_TABLES = { bookingServices, bookingCapacity }

const prices = (RUB: number, AED: number, USD: number) => ({ RUB: RUB * 100, AED: AED * 100, USD: USD * 100 })

const services: InferInsertModel<typeof bookingServices>[] = [
  {
    key: 'lobe',
    kind: 'piercing',
    position: 0,
    name_ru: 'Прокол мочки',
    name_en: 'Lobe piercing',
    minutes: 30,
    prices: prices(2500, 120, 35),
  },
  {
    key: 'cartilage',
    kind: 'piercing',
    position: 1,
    name_ru: 'Прокол хряща',
    name_en: 'Cartilage piercing',
    minutes: 45,
    prices: prices(3500, 170, 45),
  },
  { key: 'change', kind: 'piercing', position: 2, name_ru: 'Замена украшения', name_en: 'Changing a piece', minutes: 15, prices: null },
  {
    key: 'stylist',
    kind: 'stylist',
    position: 3,
    name_ru: 'Консультация стилиста',
    name_en: 'Stylist’s consultation',
    minutes: 60,
    prices: null,
  },
]

/** Staff working at the same time. Piercers work only in shops with a studio. */
const masters: Partial<Record<keyof typeof shop, Partial<Record<'piercing' | 'stylist', number>>>> = {
  tsvetnoy: { piercing: 2, stylist: 2 },
  patriki: { piercing: 1, stylist: 1 },
  aviapark: { piercing: 1, stylist: 1 },
  atrium: { piercing: 1 },
  auPontRouge: { stylist: 1 },
  galleryKrasnodar: { piercing: 1 },
  kazanMall: { stylist: 1 },
  hillsMall: { piercing: 1, stylist: 1 },
}

export const bookingRows = () => ({
  bookingServices: services,
  bookingCapacity: Object.entries(masters).flatMap(([key, kinds]) =>
    Object.entries(kinds).map(([kind, capacity]) => ({ shop_id: shop[key as keyof typeof shop], kind, capacity })),
  ),
})
