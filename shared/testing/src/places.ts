import * as v from 'valibot'
import { Location } from '@shop/contracts/places/shopper-location'
import { PickupPoint } from '@shop/contracts/places/pickup-points'
import { Shop } from '@shop/contracts/places/shops'

/** A pickup point in Moscow, named after its id. */
export const aPickupPoint = (id: number, changes: Partial<PickupPoint> = {}): PickupPoint =>
  v.parse(PickupPoint, {
    id,
    code: `10${id}`,
    provider_id: 1,
    provider: '5post',
    city_id: 1,
    city: 'Москва',
    region: 'Москва',
    country_iso_code: 'RU',
    short_address: `Лесная улица, ${id}`,
    full_address: `125047, Москва, Лесная улица, ${id}`,
    latitude: 55.78,
    longitude: 37.59,
    hours: { from: '08:00', to: '23:00' },
    is_automat: false,
    has_fitting: true,
    payments: ['card'],
    price: 150_00,
    currency: 'RUB',
    days: { from: 2, to: 2 },
    dates: { from: '2026-11-23', to: '2026-11-23' },
    kept_days: 7,
    metres: null,
    ...changes,
  })

/** Moscow. */
export const aPlace = (changes: Partial<Location> = {}): Location =>
  v.parse(Location, {
    city_id: 1,
    city: 'Москва',
    region: 'Москва',
    country: 'Россия',
    country_iso_code: 'RU',
    beltway_hit: null,
    beltway_distance: null,
    ...changes,
  })

const day = { from: '10:00', to: '22:00' }
const late = { from: '11:00', to: '22:00' }

/** A shop in Moscow, open every day. */
export const aShop = (changes: Partial<Shop> = {}): Shop =>
  v.parse(Shop, {
    id: 1,
    key: 'tsvetnoy',
    name: 'Цветной',
    city_id: 1,
    city: 'Москва',
    country_iso_code: 'RU',
    address: 'Цветной бульвар, 15',
    way: 'метро «Цветной бульвар»',
    phone: '+7 495 123-45-01',
    latitude: 55.77,
    longitude: 37.62,
    week: [day, day, day, day, day, late, late],
    utc_offset_hours: 3,
    services: ['cleaning', 'piercing'],
    showcase: 1412,
    days_off: [],
    has: null,
    ready: null,
    ...changes,
  })
