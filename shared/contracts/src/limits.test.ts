import * as v from 'valibot'
import * as actions from './cart/cart-actions.ts'
import * as saved from './cart/lines/saved.ts'
import { checkoutStepReached } from './events/checkout-step.ts'
import { DeliveryKind } from './places/delivery.ts'
import * as limits from './core/limits.ts'
import { contactMethod, deliveryMethod, PAYSELECTION_ID, shop } from './places/reference-ids.ts'

// Typed again: a slip in the table must not repeat itself here.
test('every constant has its agreed value [limits.agreed-constants]', () => {
  expect(limits).toMatchObject({
    EXPRESS_CUTOFF_HOUR: 16,
    SAME_DAY_CUTOFF_HOUR: 13,
    CERTIFICATE_MIN_RUB: 1000,
    CERTIFICATE_MAX_RUB: 200_000,
    PASSWORD_MIN_LENGTH: 6,
    YEAR_MIN: 1900,
    YEAR_MAX: 2050,
    AUTH_CODE_LENGTH: 4,
    MAX_CARD_TAGS: 2,
    SYMBOL_MODIFICATIONS_SHOWN: 7,
    OTHER_MODIFICATIONS_SHOWN: 3,
    CATALOG_PAGE_SIZE: 48,
    WISHLIST_PAGE_SIZE: 20,
    PICKUP_POINTS_PAGE_SIZE: 50,
    MINIMUM_ORDER: { ru: 900, international: 20 },
    YEAR_SECONDS: 365 * 24 * 60 * 60,
    WINTER_SALE_COOKIE_SECONDS: 14 * 24 * 60 * 60,
    UTM_COOKIE_SECONDS: 30 * 24 * 60 * 60,
    RELOAD_GUARD_MS: 60_000,
    LOCATION_SWITCH_DELAY_MS: 150,
    SWIPE_THRESHOLD_PX: 5,
    BANNER_ROW: 3,
    TABLET_MIN_PX: 768,
    IMPRESSION_VISIBILITY: 0.6,
  })
  expect(PAYSELECTION_ID).toBe(13)
})

test.each([
  ['Moscow is three hours ahead of UTC [limits.moscow-offset]', limits.SHOP_UTC_OFFSET_HOURS, 3],
  [
    'delivery methods have their ids [delivery.method-ids]',
    deliveryMethod,
    { courier: 1, pickpoint: 2, shop: 3, onlineCertificate: 4, dayToDay: 5, pickup: 6 },
  ],
  ['ways to contact have their ids [delivery.contact-method-ids]', contactMethod, { call: 1, whatsapp: 2, sms: 3 }],
  [
    'shops have their ids [delivery.shop-ids]',
    Object.entries(shop).toSorted(([, one], [, other]) => one - other),
    'tsvetnoy metropolis auPontRouge atrium afimall paveletskaya galleryKrasnodar kazanMall aviapark patriki hillsMall salaris'
      .split(' ')
      .map((name, index) => [name, index + 1]),
  ],
  [
    'the bag has these actions [bag.list-of-actions]',
    Object.values({ ...actions, ...saved })
      .flatMap((action) => (typeof action === 'object' && 'path' in action ? [action.path] : []))
      .toSorted(),
    [
      '/cart/add',
      '/cart/best/apply',
      '/cart/calculate',
      '/cart/certificate/apply',
      '/cart/certificate/remove',
      '/cart/clear',
      '/cart/deposit/apply',
      '/cart/deposit/remove',
      '/cart/festive-pack',
      '/cart/gift-pack',
      '/cart/price-tags',
      '/cart/promocode/apply',
      '/cart/promocode/remove',
      '/cart/remove',
      '/cart/saved/remove',
      '/cart/saved/restore',
      '/cart/update',
    ],
  ],
])('%s', (_, found, expected) => {
  expect(found).toStrictEqual(expected)
})

test('express and same-day are courier deliveries with their own type', () => {
  expect(['courier', 'express', 'sameDay', 'ems'].every((kind) => v.is(DeliveryKind, kind))).toBe(true)
  expect(Object.keys(deliveryMethod)).not.toContain('express')
})

test('analytics has seven checkout steps [analytics.checkout-steps]', () => {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((step) => v.is(checkoutStepReached.schema, { step }))
  expect(steps).toStrictEqual([1, 2, 3, 4, 5, 6, 7])
})
