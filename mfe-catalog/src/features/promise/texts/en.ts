import type { Translation } from '@shop/i18n'
import { parcelKeptDays } from '@shop/i18n/facts'
import type { promiseTexts as ru } from './ru.ts'

export const promiseTexts: Translation<typeof ru> = {
  terms: 'Delivery terms',
  courier: 'Insured express delivery',
  courierText: 'Days and price for your city are shown at checkout, before you pay',
  point: 'To a pickup point',
  pointText: `Keeps a parcel for ${parcelKeptDays('en')}`,
  shop: 'Try it on in a store',
  shopText: 'Addresses and opening hours',
  shopMore: 'Stores',
}
