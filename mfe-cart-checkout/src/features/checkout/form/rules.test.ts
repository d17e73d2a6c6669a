import type { CartDelivery } from '@shop/contracts/cart/full-cart'
import { contactMethod } from '@shop/contracts/places/reference-ids'
import { aFullCart } from '@shop/testing/builders'
import { restoredDelivery } from './delivery.ts'
import { orderBody } from './order-body.ts'
import { failureOf, isLost, refusalOf } from './refusal.ts'
import { SAVED_ORDER_MS, readOf, savedOf, savedOrderKey, writtenOf } from './saved-order.ts'
import { complaints, type Rules } from './schema.ts'
import { EMPTY, type Values } from './values.ts'

const NOW = Date.UTC(2026, 10, 21)
const rules: Rules = {
  locale: 'ru',
  country: 'RU',
  hasAccountPhone: false,
  confirmedPhone: '+79161234567',
  deliveries: ['1:standard', '2:', '3:'],
  payments: ['1', '4'],
  slots: null,
  city: 'Химки',
  refusedAddress: null,
  hasCard: true,
  sendsCertificate: false,
}
const right: Values = {
  ...EMPTY,
  fio: 'Анна Петрова',
  email: 'anna@mail.example',
  phone: '+7 916 123-45-67',
  delivery: '1:standard',
  address: 'Лесная улица, 7',
  payment_method_id: '1',
  agreement: true,
}

describe('the form of checkout', () => {
  test('a valid form has no errors', () => {
    expect(complaints(right, rules)).toStrictEqual({})
  })

  test.each<[string, Partial<Values>, Partial<Rules>]>([
    ['a recipient of no gift', { recipient_name: 'я'.repeat(161), recipient_phone: '1' }, {}],
    ['an address that nothing comes to', { delivery: '3:', shop_id: '1', address: '', floor: 'двенадцатый от земли' }, {}],
    ['words on a card that is not taken', { postCard: 'я'.repeat(301) }, { hasCard: false }],
  ])('%s holds nothing back [forms.errors-go]', (_, values, known) => {
    expect(complaints({ ...right, ...values }, { ...rules, ...known })).toStrictEqual({})
  })

  test.each<[string, Partial<Values>, Partial<Record<keyof Values, string>>]>([
    ['an empty name', { fio: '  ' }, { fio: 'EMPTY_FULL_NAME' }],
    ['one word is no full name', { fio: 'Анна' }, { fio: 'WRONG_FULL_NAME' }],
    ['Latin letters on the Russian storefront', { fio: 'Anna Petrova' }, { fio: 'WRONG_FULL_NAME' }],
    ['a broken e-mail', { email: 'anna@' }, { email: 'CORRECT_EMAIL' }],
    ['an empty phone is only +7', { phone: '+7' }, { phone: 'EMPTY_PHONE' }],
    ['a phone that is not confirmed', { phone: '+79161234568' }, { phone: 'NEED_PHONE_CONFIRMATION' }],
    ['a courier without an address', { address: ' ' }, { address: 'EMPTY_ADDRESS' }],
    ['an address in Moscow for another city', { address: 'Москва, Лесная улица, 7' }, { address: 'ANOTHER_CITY' }],
    ['a courier without a house', { address: 'Лесная улица' }, { address: 'EMPTY_HOUSE' }],
    ['a pickup point not chosen', { delivery: '2:' }, { pickup_point: 'EMPTY_PICKPOINT' }],
    ['a shop not chosen', { delivery: '3:' }, { shop_id: 'EMPTY_PICKPOINT' }],
    ['no delivery', { delivery: '' }, { delivery: 'EMPTY_DELIVERY_METHOD' }],
    ['a delivery that is not offered', { delivery: '1:express' }, { delivery: 'EMPTY_DELIVERY_METHOD' }],
    ['a payment that is not offered', { payment_method_id: '3' }, { payment_method_id: 'REQUIRED_FIELD' }],
    ['no consent', { agreement: false }, { agreement: 'PERSONAL_DATA_AGREEMENT' }],
    ['a gift for nobody', { is_gift: true }, { recipient_name: 'EMPTY_FULL_NAME', recipient_phone: 'EMPTY_PHONE' }],
    [
      'a gift for a first name',
      { is_gift: true, recipient_name: 'Мария', recipient_phone: '+79000000001' },
      { recipient_name: 'WRONG_FULL_NAME' },
    ],
    ['a comment without end', { comment: 'я'.repeat(1001) }, { comment: 'TOO_LONG' }],
  ])('%s', (_, changes, expected) => {
    expect(complaints({ ...right, ...changes }, rules)).toStrictEqual(expected)
  })

  test('an order covered by certificates needs no payment method', () => {
    expect(complaints({ ...right, payment_method_id: '' }, { ...rules, payments: [] })).toStrictEqual({})
  })
})

test('a new draft defaults to WhatsApp and the newsletter, with the consent unchecked [checkout.draft-defaults]', () => {
  expect(EMPTY).toMatchObject({ communication_method_id: String(contactMethod.whatsapp), newsletterSubscription: true, agreement: false })
})

describe('saved order data', () => {
  const typed: Values = { ...right, comment: 'Позвоните заранее', floor: '3' }

  test('omits empty values, the comment and the consent [checkout.saved-without-empty]', () => {
    expect(savedOf(typed, false)).toStrictEqual({
      fio: 'Анна Петрова',
      email: 'anna@mail.example',
      phone: '+7 916 123-45-67',
      delivery: '1:standard',
      address: 'Лесная улица, 7',
      floor: '3',
      communication_method_id: '2',
      payment_method_id: '1',
    })
  })

  test('never writes or reads phone, email and fio of a signed-in shopper [checkout.saved-without-person]', () => {
    const guest = writtenOf(savedOf(typed, false), NOW)
    for (const kept of [savedOf(typed, true), readOf(guest, NOW, true)])
      expect(Object.keys(kept)).toStrictEqual(['delivery', 'address', 'floor', 'communication_method_id', 'payment_method_id'])
  })

  test('expires after thirty days [checkout.saved-30-days]', () => {
    const text = writtenOf(savedOf(typed, false), NOW)
    expect(readOf(text, NOW + SAVED_ORDER_MS, false)).toMatchObject({ fio: 'Анна Петрова' })
    expect(readOf(text, NOW + SAVED_ORDER_MS + 1, false)).toStrictEqual({})
  })

  test.each([null, '', '{', '[]', '{"at":"x","values":{}}', `{"at":${NOW},"values":{"fio":5,"hidden":"1"}}`])(
    'ignores foreign data: %j',
    (text) => {
      expect(Object.keys(readOf(text, NOW, false)).filter((name) => name !== 'communication_method_id')).toStrictEqual([])
    },
  )

  test('each storefront has its own key', () => {
    expect(new Set([savedOrderKey('ru'), savedOrderKey('international'), savedOrderKey('unknown')]).size).toBe(3)
  })
})

describe('restoring the delivery of a saved order', () => {
  const kind = (typeId: number, available = true): CartDelivery => ({
    ...(aFullCart().delivery[0] as CartDelivery),
    typeId,
    courierType: typeId === 1 ? 'standard' : null,
    available,
  })
  const all = [kind(2), kind(1), kind(3), kind(4)]
  test.each([
    [
      'the online certificate falls back to the courier in Russia [checkout.restored-certificate]',
      '4:',
      { deliveries: all, country: 'RU', onlyOnlineCertificates: false },
      '1:standard',
    ],
    ['elsewhere to the first kind', '4:', { deliveries: all, country: 'AE', onlyOnlineCertificates: false }, '2:'],
    ['unless there are only certificates', '4:', { deliveries: [kind(4)], country: 'RU', onlyOnlineCertificates: true }, '4:'],
    [
      'a pickup point outside Russia falls back to the first kind [checkout.restored-abroad]',
      '2:',
      { deliveries: [kind(1), kind(2)], country: 'KZ', onlyOnlineCertificates: false },
      '1:standard',
    ],
    ['a shop outside Russia too', '3:', { deliveries: [kind(1), kind(3)], country: 'AE', onlyOnlineCertificates: false }, '1:standard'],
    ['a shop in Russia stays', '3:', { deliveries: all, country: 'RU', onlyOnlineCertificates: false }, '3:'],
    [
      'what is not to be had today gives way to the courier [checkout.restored-availability]',
      '3:',
      { deliveries: [kind(2), kind(1), kind(3, false)], country: 'RU', onlyOnlineCertificates: false },
      '1:standard',
    ],
    [
      'or to the first that is',
      '1:standard',
      { deliveries: [kind(1, false), kind(2)], country: 'RU', onlyOnlineCertificates: false },
      '2:',
    ],
    ['a first order begins with the courier', '', { deliveries: all, country: 'RU', onlyOnlineCertificates: false }, '1:standard'],
    ['where nothing is delivered nothing is chosen', '1:standard', { deliveries: [], country: 'RU', onlyOnlineCertificates: false }, ''],
  ])('%s', (_, saved, offered, expected) => {
    expect(restoredDelivery(saved, offered)).toBe(expected)
  })
})

test('sends only the fields of the chosen delivery method with an order', () => {
  const around = {
    location: null,
    isEms: false,
    dueSum: 100,
    idempotencyKey: 'k'.repeat(16),
    way: undefined,
    whole: null,
    hasCard: false,
  }
  const body = orderBody({ ...right, delivery: '3:', shop_id: '9', pickup_point: '17' }, around)
  expect(body).toMatchObject({ delivery_method_id: 3, courier_type: null, shop_id: 9, phone: '+79161234567', personalDataAgreement: true })
  expect(body).not.toHaveProperty('address')
  expect(body).not.toHaveProperty('pickup_point')
  expect(body).not.toHaveProperty('recipient_name')
})

describe('why an order was not made: text, code, fields, unknown [checkout.refusal-order]', () => {
  test.each([
    [
      'the error’s text first',
      { error: 'Так нельзя', code: 'PRICE_CHANGED', errors: { phone: 'WRONG_PHONE' } },
      { kind: 'text', text: 'Так нельзя' },
    ],
    [
      'then the code',
      { error: null, code: 'PRICE_CHANGED', errors: { phone: 'WRONG_PHONE' } },
      { kind: 'codes', codes: ['PRICE_CHANGED'] },
    ],
    [
      'then the fields’ errors, joined',
      { error: null, code: null, errors: { phone: 'WRONG_PHONE', email: 'CORRECT_EMAIL' } },
      { kind: 'codes', codes: ['WRONG_PHONE', 'CORRECT_EMAIL'] },
    ],
    ['else unknown [errors.unknown-error]', { error: null, code: null, errors: null }, { kind: 'codes', codes: ['UNKNOWN_ERROR'] }],
  ] as const)('%s', (_, answer, expected) => {
    expect(refusalOf(answer)).toStrictEqual(expected)
  })

  test('no response gives the no-response message [checkout.no-response]', () => {
    expect(failureOf({ kind: 'network' })).toStrictEqual({ kind: 'codes', codes: ['NO_GAINED_RESPONSE_DATA'] })
  })

  test('keeps the idempotency key only if the order may have been created', () => {
    const http = (status: number) => ({ kind: 'http' as const, status, code: 'SERVER_ERROR' as const, refusal: null })
    expect([{ kind: 'network' as const }, http(502), http(409), http(400)].map(isLost)).toStrictEqual([true, true, false, false])
  })
})
