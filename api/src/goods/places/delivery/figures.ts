import type { PaymentKind } from '@shop/contracts/places/delivery'
import type { Currency } from '@shop/contracts/core/money'

/** Delivery prices and terms, minor units. The only place to change them. */

/** Free courier and parcels in Russia from this goods sum after promo code; delivery abroad is always paid. */
export const FREE_DELIVERY_FROM: Record<Currency, number | null> = { RUB: 1_500_000, AED: null, USD: null }

/** Courier outside the ring road: price per kilometer, and maximum distance. */
export const COURIER_KILOMETRE_RUB = 3500
export const COURIER_MOST_KILOMETRES = 30

/** Russian tariffs by zone: 0 is Moscow and St Petersburg with their regions, higher is farther. */
export const ZONES = [
  { courier: 39_000, parcel: 0, days: { from: 1, to: 1 } },
  { courier: 39_000, parcel: 5000, days: { from: 2, to: 3 } },
  { courier: 49_000, parcel: 9000, days: { from: 3, to: 4 } },
  { courier: 59_000, parcel: 14_000, days: { from: 4, to: 6 } },
  { courier: 79_000, parcel: 24_000, days: { from: 6, to: 9 } },
] as const

/** A parcel to a pickup point in the nearest zone, by provider. */
export const PARCEL: Record<number, Record<'RUB' | 'USD', number>> = {
  1: { RUB: 15_000, USD: 600 },
  2: { RUB: 25_000, USD: 800 },
  3: { RUB: 20_000, USD: 700 },
}
/** Parcels take one day longer than couriers. */
export const PARCEL_EXTRA_DAYS = 1
/** A letter takes this many days longer than a parcel. */
export const POST_EXTRA_DAYS = { from: 2, to: 5 }
/** Belarus and Kazakhstan, days from dispatch. */
export const PARCEL_ABROAD_DAYS = { from: 5, to: 8 }

export const EXPRESS_RUB = 89_000
export const SAME_DAY_RUB = 49_000
export const COURIER_HOURS = { from: '10:00', to: '18:00' }
export const SAME_DAY_HOURS = { from: '18:00', to: '22:00' }
/** Windows of the courier in the nearest zone, at no extra price, and an hour of the shopper's own. */
export const COURIER_SLOTS = {
  days: 7,
  windows: [
    { from: '10:00', to: '18:00', price: 0 },
    { from: '10:00', to: '13:00', price: 0 },
    { from: '13:00', to: '16:00', price: 0 },
    { from: '16:00', to: '19:00', price: 0 },
    { from: '19:00', to: '22:00', price: 0 },
  ],
  exactHour: { from: '10:00', to: '21:00', price: 49_000 },
}
/** Express: from 9:00, within three hours, in steps of a quarter hour. */
export const EXPRESS_START_HOUR = 9
export const EXPRESS_MINUTES = 180
export const EXPRESS_STEP_MINUTES = 15

/** A shop packs a showcase piece within an hour; an order needs half an hour to collect before closing, else the next day. */
export const SHOP_READY_MINUTES = 60
export const SHOP_COLLECT_MINUTES = 30

/** Days to bring pieces to a shop: Moscow and St Petersburg, the rest of Russia, abroad. */
export const shopDays = ({ country, zone }: { country: string; zone: number }): number => (country !== 'RU' ? 5 : zone === 0 ? 1 : 3)

/** EMS is the only courier outside Russia. Countries not listed use `other`. */
export const EMS: Record<string, { days: { from: number; to: number } } & Partial<Record<Currency, number>>> = {
  AE: { AED: 4500, days: { from: 2, to: 4 } },
  BY: { USD: 1500, days: { from: 4, to: 7 } },
  KZ: { USD: 1800, days: { from: 5, to: 8 } },
  AM: { USD: 2000, days: { from: 6, to: 10 } },
  KG: { USD: 2000, days: { from: 6, to: 10 } },
  UZ: { USD: 2200, days: { from: 6, to: 10 } },
  GE: { USD: 2400, days: { from: 7, to: 12 } },
  SA: { USD: 2800, days: { from: 5, to: 8 } },
  QA: { USD: 2800, days: { from: 5, to: 8 } },
  KW: { USD: 2800, days: { from: 5, to: 8 } },
  BH: { USD: 2800, days: { from: 5, to: 8 } },
  OM: { USD: 2800, days: { from: 5, to: 8 } },
  other: { USD: 3500, AED: 12_900, days: { from: 8, to: 14 } },
}

/** Pickup at the workshop in Moscow (delivery method 6). */
export const PICKUP_REGIONS = ['Москва', 'Московская область']
export const PICKUP_ADDRESS = {
  ru: 'Москва, Нижняя Сыромятническая улица, 10, строение 9',
  en: 'Moscow, 10 Nizhnyaya Syromyatnicheskaya St, building 9',
}

export const PAYMENTS: Record<'ru' | 'abroad' | 'certificate' | 'prepaid', PaymentKind[]> = {
  ru: ['card', 'fastPayment', 'instalments', 'onReceipt'],
  /** For points that cannot accept payment. */
  prepaid: ['card', 'fastPayment', 'instalments'],
  /** No instalments for certificates. */
  certificate: ['card', 'fastPayment'],
  abroad: ['card'],
}

const NEW_YEAR = ['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08']
const PUBLIC = ['02-23', '03-08', '05-01', '05-09', '06-12', '11-04', '12-31']

/** The shop's days off, YYYY-MM-DD. HOLIDAYS=2027-01-01,2027-01-02 replaces them. */
export function holidaysOf(env: NodeJS.ProcessEnv, year: number): string[] {
  const given = env['HOLIDAYS']
  if (given !== undefined) return given.split(',').filter(Boolean)
  return [year, year + 1].flatMap((one) => [...NEW_YEAR, ...PUBLIC].map((day) => `${one}-${day}`))
}

/** Days off of a shop: Russian holidays do not apply abroad. */
export const shopDaysOff = (country: string, holidays: readonly string[]) => (country === 'RU' ? holidays : [])
