import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ERROR_CODES, type ErrorCode } from '@shop/contracts/core/error-codes'
import type { Passport, PassportCard } from '@shop/contracts/account/passports'
import { errorsRu } from '@shop/i18n/errors/ru'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { Authenticator, enrol, passkeysOf, touch } from '../support/people/authenticator.ts'
import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { Office } from '../support/services/office.ts'
import { messagesTo } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import type { Answer } from '../support/people/shopper.ts'
import { codeFor, newEmail, newPhone, register } from '../support/people/sign-in.ts'

const RING = 'solitaire-aurora-yellow-165'
const LETTER = 'letter-a-silver-one'
const CHEAP = 'letter-k-yellow-one'
/** A street that a test moves a hundred kilometres away. */
const FAR = 'Малая Бронная улица'
const FIRST_OF_MANY = 'letter-m-silver-one'
const MOSCOW_MS = 3 * 60 * 60 * 1000

const gateway = new Gateway()
const office = new Office()
let shop: Shop
/** With a confirmed phone and a ring in the bag. */
let buyer: Buyer
/** Signed in, with an e-mail and a birthday. */
let member: Buyer
const EMAIL = 'every.code@mail.example'

const aGuest = () => new Buyer(shop.url()).arrive()
const inDots = (later: number) => new Date(Date.now() + MOSCOW_MS + later).toISOString().slice(0, 10).split('-').toReversed().join('.')
const today = () => inDots(0)
const tomorrow = () => inDots(DAY_MS)
const aGift = (changes: object = {}) => ({
  designId: 1,
  amount: 5000,
  recipientEmail: 'gift.of.codes@mail.example',
  senderName: 'Анна',
  email: EMAIL,
  sendDate: tomorrow(),
  agreement: true,
  idempotencyKey: randomUUID(),
  ...changes,
})
const toMoscow = (changes: object = {}) =>
  aDraft({ delivery_method_id: 1, courier_type: 'standard', address: 'Лесная улица, 7', ...changes })

/** Answers as they come over HTTP; a refusal is looked for anywhere in them. */
type Produce = () => Promise<unknown>
const ordered = (changes: object, call: object = {}): Produce => {
  return async () => buyer.order(aDraft(changes), { idempotencyKey: randomUUID(), ...call })
}
/** Signed in, with a saved card and a letter in the bag. */
async function cardHolder() {
  const [one, phone, token] = [await aGuest(), newPhone(), randomUUID()]
  await register(one, phone)
  await one.cart('add', { sku_id: LETTER })
  const { order } = await one.order(aDraft({ phone }), { save_card: true })
  const card = { RebillId: token, Brand: 'Visa', CardMasked: '424242******4242', ExpirationDate: '12/40' }
  await gateway.report(order?.id ?? '', 'Payment', { to: shop.url(), card })
  await one.cart('add', { sku_id: LETTER })
  const [saved] = ((await one.get('/profile/cards')).body as { result: { id: number }[] }).result
  return { one, phone, token, card: saved?.id ?? 0 }
}
const savedAbroad = (changes: object): Produce => {
  const postal = { country: 'US', line2: '', city: 'New York', region: 'NY', postalCode: '10118', ...changes }
  return async () => (await member.post('/profile/addresses', { address: '350 Fifth Avenue', postal })).body
}
const posted =
  (path: string, body: object): Produce =>
  async () =>
    (await buyer.post(path, body)).body
const entered = (code: string): Produce => posted('/cart/promocode/apply', { code })
const bodyOf = async (answer: Promise<Answer>) => (await answer).body
/** A bag with one piece, and a friend who has its link. */
async function aSharedBag() {
  const [owner, friend] = [await aGuest(), await aGuest()]
  await owner.cart('add', { sku_id: LETTER })
  const { share } = (await owner.post('/shared-bag', {})).body as { share: { code: string } }
  return { propose: (piece: string) => bodyOf(friend.post(`/shared-bag/by-link/${share.code}/proposals`, { piece })) }
}

const BAND = 'band-classic-yellow-170'
const WORDS = { text: 'Маше', face: 'script' }

/** Whose phone is confirmed, with a letter in the bag; made at the start, all at once. */
const pool: Buyer[] = []
const deactivated = newPhone()
let full: Buyer
let engravedHolder: Awaited<ReturnType<typeof anEngravedHolder>>
let holder: Awaited<ReturnType<typeof aHolder>>
/** Of the member, paid. */
let deposit = ''
let cheap: Buyer

async function unpaid() {
  const one = pool.pop() as Buyer
  const answer = await one.order()
  if (!answer.order) throw new Error(`No order: ${JSON.stringify(answer)}`)
  return { one, id: answer.order.id }
}

const FILL = `
  INSERT INTO cart_lines (cart_id, sku_id, quantity)
  SELECT (SELECT cart_id FROM cart_lines WHERE sku_id = '${FIRST_OF_MANY}'), id, 1
  FROM skus WHERE id NOT IN ('${FIRST_OF_MANY}', '${RING}') ORDER BY id LIMIT 99`

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), ...(await office.open()) })
  ;[buyer, member, full, cheap] = await Promise.all([aGuest(), aGuest(), aGuest(), aGuest()])
  await buyer.cart('add', { sku_id: RING })
  await full.cart('add', { sku_id: FIRST_OF_MANY })
  await cheap.cart('add', { sku_id: CHEAP })
  for (let count = 0; count < 9; count += 1) pool.push(await aGuest())
  for (const one of pool) await one.cart('add', { sku_id: LETTER })
  await register(member, newPhone(), { email: EMAIL })
  await member.post('/profile/update', { birthday: '01.01.1990' })
  deposit = ((await member.post('/order/deposits/create', aGift({ sendDate: today() }))).body as { depositId: string }).depositId
  await gateway.report(deposit, 'Payment', { to: shop.url() })
  await register(await aGuest(), deactivated)
  holder = await aHolder()
  engravedHolder = await anEngravedHolder()
  await shop.behindTheScenes(
    `UPDATE sessions SET confirmed_phone = '${PHONE}' WHERE confirmed_phone IS NULL`,
    `UPDATE users SET deactivated_at = now() WHERE phone = '${deactivated}'`,
    `UPDATE prices SET initial = 50000, final = 50000 WHERE sku_id = '${CHEAP}'`,
    // For all of the pool: the pieces of an expired order come back at a time of their own, and change the sums of a bag that waits for one.
    `UPDATE stock SET quantity = 10 WHERE sku_id = '${LETTER}'`,
    FILL,
    `UPDATE streets SET latitude = latitude + 1 WHERE city_id = 1 AND name_ru = '${FAR}'`,
    `UPDATE deposits SET owner_id = (SELECT id FROM users WHERE email = '${EMAIL}') WHERE id = '${deposit.replaceAll('-', '')}' OR id = '${deposit}'`,
  )
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
  await office.close()
})

/** A shopper whose engraved order is delivered. */
async function anEngravedHolder() {
  const [one, phone] = [await aGuest(), newPhone()]
  await register(one, phone)
  await one.cart('add', { sku_id: BAND, engraving: WORDS })
  const id = (await one.order(aDraft({ payment_method_id: 4, phone, email: newEmail() }))).order?.id ?? ''
  for (const status of ['assembling', 'ready', 'completed']) {
    await office.ask(shop.url(), 'POST', `/back-office/orders/${id}/status`, { status })
  }
  return { one, id, order: (await one.success(id)).order }
}

/** Somebody who has received one piece. */
async function aHolder() {
  const [one, phone] = [await aGuest(), newPhone()]
  await register(one, phone)
  await one.cart('add', { sku_id: RING })
  const { order } = await one.order(aDraft({ payment_method_id: 4, phone, email: newEmail() }))
  for (const status of ['assembling', 'ready', 'completed']) {
    await office.ask(shop.url(), 'POST', `/back-office/orders/${order?.id}/status`, { status })
  }
  const [piece] = ((await one.get('/profile/passports')).body as { result: PassportCard[] }).result
  return { one, path: `/profile/passports/${piece?.id}` }
}

const HTTP: Partial<Record<ErrorCode, Produce>> = {
  // Signing in.
  EMPTY_LOGIN: posted('/auth/identification', { login: '' }),
  WRONG_LOGIN: posted('/auth/identification', { login: 'anna@' }),
  EMPTY_PHONE: posted('/phone/send_code', { phone: '' }),
  WRONG_PHONE: posted('/phone/send_code', { phone: '+7900' }),
  EMPTY_AUTH_CODE: posted('/phone/confirm', { phone: PHONE, code: '' }),
  WRONG_AUTH_CODE: async () => {
    const [guest, phone] = [await aGuest(), newPhone()]
    const code = await codeFor(guest, phone)
    return bodyOf(guest.post('/phone/confirm', { phone, code: code === '0000' ? '1111' : '0000' }))
  },
  AUTHENTICATE_WRONG_CODE: async () => {
    const guest = await aGuest()
    await guest.post('/auth/identification', { login: EMAIL })
    const sent = (await messagesTo(EMAIL))[0]?.code
    return bodyOf(guest.post('/auth/authenticate', { login: EMAIL, code: sent === '0000' ? '1111' : '0000' }))
  },
  PHONE_NOT_CONFIRMED: posted('/phone/confirm', { phone: newPhone(), code: '0000' }),
  ACCOUNT_DEACTIVATED: async () => {
    const guest = await aGuest()
    return bodyOf(guest.post('/phone/confirm', { phone: deactivated, code: await codeFor(guest, deactivated) }))
  },
  EMPTY_NAME: posted('/registration', { phone: PHONE, name: '', surname: 'Петрова', agreement: true }),
  EMPTY_SURNAME: posted('/registration', { phone: PHONE, name: 'Анна', surname: '', agreement: true }),
  PERSONAL_DATA_AGREEMENT: posted('/registration', { phone: PHONE, name: 'Анна', surname: 'Петрова', agreement: false }),
  CORRECT_EMAIL: posted('/registration', { phone: PHONE, name: 'Анна', surname: 'Петрова', agreement: true, email: 'anna@' }),
  BLANK_FIELDS: posted('/registration', { phone: '', name: '', surname: '', agreement: true }),
  EMPTY_PASSWORD: posted('/auth/authenticate', { login: EMAIL, password: '' }),
  WRONG_PASSWORD: posted('/auth/authenticate', { login: EMAIL, password: 'not the right one' }),
  TOO_SHORT: () => bodyOf(member.post('/profile/password', { password: '12345' })),
  PROVIDER_FAILED: posted('/oauth', { provider: 'yaid', state: 'of-nobody', code: 'of-nobody' }),
  CAPTCHA_REQUIRED: async () => {
    const guest = await aGuest()
    for (let count = 0; count < 3; count += 1) await guest.post('/phone/send_code', { phone: newPhone() })
    return bodyOf(guest.post('/phone/send_code', { phone: newPhone() }))
  },
  WRONG_CAPTCHA: async () => {
    const guest = await aGuest()
    for (let count = 0; count < 3; count += 1) await guest.post('/phone/send_code', { phone: newPhone() })
    const { token } = (await guest.get('/captcha')).body as { token: string }
    return bodyOf(guest.post('/phone/send_code', { phone: newPhone(), captcha: { token, text: 'I' } }))
  },
  TOO_MANY_REQUESTS: async () => {
    const guest = await aGuest()
    for (let count = 0; count < 10; count += 1) await guest.post('/subscriber-exists', { email: EMAIL })
    return bodyOf(guest.post('/subscriber-exists', { email: EMAIL }))
  },
  TOO_FAST: async () => {
    const guest = await aGuest()
    await guest.post('/marketing/consent', { given: true, box: 'banner', textVersion: '1' })
    const view = () => guest.post('/marketing/view', { kind: 'category', id: 'rings' })
    for (let count = 0; count < 60; count += 1) await view()
    return bodyOf(view())
  },
  UNAUTHORIZED: () => bodyOf(buyer.get('/profile/info')),
  CSRF_EXPIRED: () => bodyOf(new Buyer(shop.url()).post('/cart/clear', {})),

  // The profile.
  EMPTY_BIRTHDAY: () => bodyOf(member.post('/profile/update', { birthday: '' })),
  WRONG_NAME: () => bodyOf(member.post('/profile/update', { name: 'Anna' })),
  WRONG_DATE: () => bodyOf(member.post('/profile/update', { birthday: '31.02.1990' })),
  BIRTHDAY_ONCE: () => bodyOf(member.post('/profile/update', { birthday: '02.02.1990' })),
  NOT_CHANGED: () => bodyOf(member.post('/profile/update', { name: 'Анна' })),
  EMPTY_EMAIL: () => bodyOf(member.post('/profile/update', { email: '' })),
  WRONG_EMAIL: () => bodyOf(member.post('/profile/email/confirm', { email: `other.${EMAIL}`, code: '0000' })),
  TOO_LONG: () => bodyOf(member.post('/profile/update', { name: 'А'.repeat(61) })),
  NAME_TAKEN: async () => {
    const sizes = () => bodyOf(member.post('/profile/sizes', { name: 'Мама', ring: '17' }))
    await sizes()
    return sizes()
  },
  EMAIL_NOT_CONFIRMED: () => bodyOf(member.post('/profile/subscriptions', { mail: true })),
  EMPTY_ADDRESS: () => bodyOf(member.post('/profile/user_address', { address: '' })),

  // Where the shopper is.
  EMPTY_COUNTRY: posted('/location/set-country', { countryCode: '' }),
  LOCATION_NOT_DETECTED: posted('/location/address', { city_id: 1, address: '—' }),
  PICKUP_POINTS: () => bodyOf(buyer.get('/api/pickup-points/map/?south=56&west=37&north=55&east=38')),

  // The bag.
  WRONG_QUANTITY: posted('/cart/add', { sku_id: LETTER, quantity: -1 }),
  REQUIRED_FIELD: posted('/cart/add', {}),
  EMPTY_FIELD: posted('/cart/add', { sku_id: '' }),
  WRONG_FIELD: posted('/cart/add', { sku_id: 7 }),
  WRONG_FORM_DATA: posted('/cart/add', { sku_id: 7 }),
  ENGRAVING_SIGNS: posted('/cart/add', { sku_id: BAND, engraving: { text: 'Маше ♥', face: 'serif' } }),
  ENGRAVING_NOT_AVAILABLE: posted('/cart/add', { sku_id: LETTER, engraving: WORDS }),
  UNKNOWN_SKU: posted('/cart/add', { sku_id: 'no-such-piece' }),
  SOLD_OUT: posted('/cart/add', { sku_id: 'dog-tag-black-one' }),
  ALL_IN_BAG: async () => {
    const sku = 'band-classic-yellow-160'
    await shop.behindTheScenes(`UPDATE stock SET quantity = 1 WHERE sku_id = '${sku}'`)
    const guest = await aGuest()
    await guest.post('/cart/add', { sku_id: sku, engraving: WORDS })
    return bodyOf(guest.post('/cart/add', { sku_id: sku }))
  },
  SIZER_SENT: async () => {
    const guest = await aGuest()
    const phone = '+79990000090'
    await guest.post('/cart/add', { sku_id: 'ring-sizer-by-post' })
    await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${phone}' WHERE id = (SELECT max(id) FROM sessions)`)
    const draft = { ...aDraft({ phone, delivery_method_id: 1, courier_type: 'standard', shop_id: null, address: 'Лесная улица, 7' }) }
    await guest.post('/order/create/v2', { ...draft, idempotencyKey: randomUUID(), personalDataAgreement: true, dueSum: 0 })
    return bodyOf(guest.post('/cart/add', { sku_id: 'ring-sizer-by-post' }))
  },
  SIZE_SOLD_OUT: async () => {
    const sku = 'solitaire-aurora-yellow-170-50'
    await shop.behindTheScenes(`UPDATE stock SET quantity = 0 WHERE sku_id = '${sku}'`)
    return posted('/cart/add', { sku_id: sku })()
  },
  ONLY_LEFT: async () => bodyOf((await aGuest()).post('/cart/add', { sku_id: RING, quantity: 90 })),
  TOO_MANY_SAVED: async () => {
    const guest = await aGuest()
    await guest.post('/cart/add', { sku_id: RING })
    await shop.behindTheScenes(
      `INSERT INTO saved_lines (cart_id, sku_id, quantity, currency, saved_at)
       SELECT (SELECT max(cart_id) FROM cart_lines), id, 1, 'RUB', now() FROM skus WHERE id <> '${RING}' ORDER BY id LIMIT 50`,
    )
    return bodyOf(guest.post('/cart/remove', { sku_id: RING, later: 1 }))
  },
  CART_FULL: () => bodyOf(full.post('/cart/add', { sku_id: RING })),
  GIFT_PACK_NOT_ADDED: async () => bodyOf((await aGuest()).post('/cart/gift-pack', { chosen: true })),
  EMPTY_PROMOCODE: entered(''),
  PROMOCODE_NOT_FOUND: entered('NO-SUCH-CODE'),
  CERTIFICATE_NOT_FOUND: entered('2222-3333-4821'),
  PROMOCODE_NOT_APPLIED: entered('SPRING26'),
  ALREADY_APPLIED_PROMOCODE: async () => {
    await entered('WELCOME10')()
    return entered('WELCOME10')()
  },
  PROMOCODE_REMOVE_ERROR: posted('/cart/promocode/remove', { code: 'FREESHIP' }),

  // The order.
  EMPTY_FULL_NAME: ordered({ fio: '' }),
  WRONG_FULL_NAME: ordered({ fio: 'Анна' }),
  EMPTY_HOUSE: ordered({ delivery_method_id: 1, address: 'Лесная улица' }),
  EMPTY_STREET: ordered({ delivery_method_id: 1, address: '17' }),
  EMPTY_APARTMENT: ordered({ delivery_method_id: 1, address: 'Лесная улица, 7', house_code: '12К' }),
  EMPTY_CITY: async () => {
    const body = { ...toMoscow({ city: '' }), idempotencyKey: randomUUID(), personalDataAgreement: true, dueSum: 0 }
    return bodyOf(buyer.post('/order/create/v2', body))
  },
  EMPTY_TOWN: savedAbroad({ city: '' }),
  EMPTY_REGION: savedAbroad({ region: '' }),
  EMPTY_POSTAL_CODE: savedAbroad({ postalCode: '' }),
  LATIN_LETTERS: savedAbroad({ city: 'Нью-Йорк' }),
  WRONG_POSTAL_CODE: savedAbroad({ postalCode: '1' }),
  POSTAL_CODE_OF_OTHER_REGION: savedAbroad({ postalCode: '90210' }),
  EMPTY_COURIER_TYPE: async () => {
    const body = { ...toMoscow({ courier_type: '' as never }), idempotencyKey: randomUUID(), personalDataAgreement: true, dueSum: 0 }
    return bodyOf(buyer.post('/order/create/v2', body))
  },
  EMPTY_PICKPOINT: ordered({ delivery_method_id: 2 }),
  EMPTY_DELIVERY_METHOD: ordered({ shop_id: null }),
  NEED_PHONE_CONFIRMATION: async () => {
    const guest = await aGuest()
    await guest.cart('add', { sku_id: LETTER })
    return guest.order()
  },
  CART_EMPTY: async () => {
    const { one } = await unpaid()
    return one.order()
  },
  MINIMUM_ORDER: () => cheap.order(),
  PRICE_CHANGED: ordered({}, { dueSum: 1 }),
  DELIVERY_NOT_AVAILABLE: ordered({ delivery_method_id: 4 }),
  PAYMENT_NOT_AVAILABLE: ordered({ payment_method_id: 77 }),
  CARD_NOT_AVAILABLE: ordered({}, { card_id: 2_000_000_000 }),
  CARD_EXPIRED: async () => {
    const { one, phone, card } = await cardHolder()
    await shop.behindTheScenes(`UPDATE saved_cards SET expires = '2020-01-01' WHERE id = ${card}`)
    return one.order(aDraft({ phone }), { card_id: card })
  },
  PAYMENT_DECLINED: async () => {
    const { one, phone, card, token } = await cardHolder()
    gateway.charges[token] = { TransactionState: 'declined' }
    const { order } = await one.order(aDraft({ phone }), { card_id: card })
    return bodyOf(one.post(`/order/${order?.id}/payment`, { payment_method_id: 1, card_id: card }))
  },
  NO_COURIER_HERE: async () => buyer.order(toMoscow({ address: `${FAR}, 7` }), { idempotencyKey: randomUUID() }),
  ORDER_EXPIRED: async () => {
    const { one, id } = await unpaid()
    await shop.later(31 * 60 * 1000)
    return bodyOf(one.post(`/order/${id}/payment`, {}))
  },
  ORDER_CANCELLED: async () => {
    const { one, id } = await unpaid()
    await one.post(`/order/${id}/cancel`, {})
    return bodyOf(one.post(`/order/${id}/payment`, {}))
  },
  SERVER_BUSY: async () => {
    gateway.isDown = true
    const { one, id } = await unpaid()
    const answer = await bodyOf(one.post(`/order/${id}/payment`, {}))
    gateway.isDown = false
    return answer
  },
  EMPTY_REFUND_REASON: async () => bodyOf(buyer.post('/order/1/refund', { reason: '', items: [{ id: LETTER, quantity: 1 }] })),
  PREVIEW_OVER: async () => bodyOf(buyer.get('/content-preview/1.t5x9ab.no-signature')),
  NO_CHECKED_REFUND_ITEMS: async () => bodyOf(buyer.post('/order/1/refund', { reason: 'size', items: [] })),

  ENGRAVED_NOT_RETURNED: async () => {
    const { one, id, order } = engravedHolder
    return bodyOf(one.post(`/order/${id}/refund`, { reason: 'size', items: [{ id: order.lines[0]?.id, quantity: 1 }] }))
  },
  REFUND_NOT_AVAILABLE: async () => {
    const { one, id } = await unpaid()
    return bodyOf(one.post(`/order/${id}/refund`, { reason: 'size', items: [{ id: LETTER, quantity: 1 }] }))
  },
  EXCHANGE_NOT_AVAILABLE: async () => {
    const { one, id } = await unpaid()
    const wish = { idempotencyKey: randomUUID(), id: LETTER, sku: 'ring', handover: 'courier', difference: 0 }
    return bodyOf(one.post(`/order/${id}/exchange`, wish))
  },

  ORDER_SENT: async () => {
    const { one, id } = await unpaid()
    return bodyOf(one.post(`/order/${id}/pickup-point`, { pickup_point_id: 1 }))
  },
  POINT_NOT_SERVED: async () => {
    const one = pool.pop() as Buyer
    const { points } = (await one.get('/api/pickup-points/list/')).body as { points: { id: number }[] }
    const { order } = await one.order(aDraft({ delivery_method_id: 2, pickup_point: points[0]?.id ?? 0 }))
    return bodyOf(one.post(`/order/${order?.id}/pickup-point`, { pickup_point_id: 987_654 }))
  },

  ANOTHER_CITY: async () =>
    bodyOf(
      (pool.pop() as Buyer).post('/order/create/v2', {
        ...aDraft({ delivery_method_id: 1, address: 'Казань, Лесная улица, 7' }),
        idempotencyKey: randomUUID(),
        personalDataAgreement: true,
        dueSum: 1,
      }),
    ),
  COUNTRY_CHANGED: ordered({ country: 'AE' }),
  EMAIL_SIGNS: ordered({ email: 'anna+ring@mail.example' }),

  // Certificates.
  CHOOSE_DENOMINATION: posted('/order/deposits/create', aGift({ amount: null })),
  CERTIFICATE_RANGE: posted('/order/deposits/create', aGift({ amount: 999 })),
  WHOLE_AMOUNT: posted('/order/deposits/create', aGift({ amount: 1500.5 })),
  EMPTY_DATE: posted('/order/deposits/create', aGift({ sendDate: '' })),
  PAST_DATE: posted('/order/deposits/create', aGift({ sendDate: '01.01.2020' })),
  FUTURE_DATE: () => bodyOf(member.post('/profile/update', { birthday: '31.12.2049' })),
  WHOLE_DATE: () => bodyOf(member.post('/profile/update', { birthday: '05.03.90' })),
  WRONG_YEAR: () => bodyOf(member.post('/profile/update', { birthday: '05.03.1850' })),
  DATE_TOO_FAR: posted('/order/deposits/create', aGift({ sendDate: '31.12.2049' })),
  EMPTY_RECIPIENT_DATA: posted('/order/deposits/create', aGift({ recipientEmail: null })),
  SELF_MAIL_CERTIFICATE_SEND: posted('/order/deposits/create', aGift({ recipientEmail: ` ${EMAIL.toUpperCase()} ` })),
  DEPOSIT_ORDER: async () => {
    gateway.isDown = true
    const answer = await bodyOf(member.post('/order/deposits/create', aGift()))
    gateway.isDown = false
    return answer
  },
  GET_DEPOSIT: posted('/deposit/ZZZZ-ZZZZ', { authCode: '0000' }),
  ADD_DEPOSIT: () => bodyOf(member.post('/deposit/ZZZZ-ZZZZ/add_to_profile', { authCode: '0000' })),

  NO_RESUME: posted('/career', {
    name: 'Анна Петрова',
    contact: EMAIL,
    position: 'jeweler',
    agreement: true,
  }),

  SLOT_TAKEN: posted('/bookings', {
    service: 'lobe',
    shop_id: 1,
    start: '2020-01-06T12:00',
    name: 'Анна',
    phone: '+79010000001',
    agreement: true,
    idempotencyKey: 'a-time-of-the-past',
  }),

  // Passports of pieces.
  TRANSFER_CODE: async () => bodyOf(member.post('/profile/passports/receive', { code: 'K7WM-29QX-4FHD' })),
  TRANSFER_OWN: async () => {
    const { one, path } = holder
    const { passport } = (await one.post(`${path}/transfer`, {})).body as { passport: Passport }
    return bodyOf(one.post('/profile/passports/receive', { code: passport.transfer?.code }))
  },
  REQUEST_OPEN: async () => {
    const { one, path } = holder
    const ask = () => one.post(`${path}/requests`, { kind: 'repair', wish: 'Замок', idempotencyKey: randomUUID() })
    await ask()
    return bodyOf(ask())
  },

  GIFT_TAKEN: async () => {
    await member.post('/favorites/11', {})
    const { result } = (await member.post('/profile/wishlist-share', { title: 'Список' })).body as { result: { code: string } }
    const reserve = async () => bodyOf((await aGuest()).post(`/wishlist/${result.code}`, { id: 11, isReserved: true }))
    await reserve()
    return reserve()
  },

  GIFT_LIMIT: async () => {
    const [owner, friend] = [await aGuest(), await aGuest()]
    const items = [11, 12, 31, 51, 71, 91]
    const { result } = (await owner.post('/profile/wishlist-share', { title: 'Список', items })).body as { result: { code: string } }
    const give = (id: number) => friend.post(`/wishlist/${result.code}`, { id, isReserved: true })
    for (const id of items.slice(1)) await give(id)
    return bodyOf(give(11))
  },

  // Pieces proposed for a shared bag.
  PIECE_NOT_FOUND: async () => (await aSharedBag()).propose('/catalog/rings/of-another-shop'),
  ALREADY_PROPOSED: async () => {
    const { propose } = await aSharedBag()
    return propose('/catalog/necklaces/letter-a-silver')
  },
  TOO_MANY_PROPOSALS: async () => {
    const { propose } = await aSharedBag()
    await shop.behindTheScenes(
      `INSERT INTO bag_proposals (share_id, item_id, note, status, created_at)
       SELECT b.id, -n, '', 'waiting', now() FROM bag_shares b, generate_series(1, 20) n`,
    )
    return propose('/catalog/rings/solitaire-aurora-yellow')
  },

  // Passkeys.
  PASSKEY_REFUSED: async () => {
    const forged = new Authenticator()
    forged.handle = forged.id
    return bodyOf(touch(buyer, forged))
  },
  TOO_MANY_PASSKEYS: async () => {
    const one = await aGuest()
    await register(one)
    for (let made = 0; made < 20; made += 1) await enrol(one)
    return bodyOf(one.post('/profile/passkeys/options', {}))
  },
  LAST_WAY_IN: async () => {
    const [one, phone] = [await aGuest(), newPhone()]
    await register(one, phone)
    await enrol(one)
    await shop.behindTheScenes(`UPDATE users SET phone = NULL WHERE phone = '${phone}'`)
    return bodyOf(one.ask('DELETE', `/profile/passkeys/${(await passkeysOf(one))[0]?.id}`))
  },

  // Whatever is asked.
  NOT_FOUND: () => bodyOf(buyer.get('/nothing')),
  BAD_REQUEST: () => bodyOf(buyer.ask('POST', '/cart/add', '{')),
  BODY_TOO_LARGE: posted('/cart/add', { sku_id: 'a'.repeat(65 * 1024) }),
  LATE_EXPRESS_DELIVERY: () => atTheWeekend('express'),
  LATE_SAME_DAY_DELIVERY: () => atTheWeekend('same-day'),
}

/** They stand at the end: the shop is broken for them. */
const BROKEN: Partial<Record<ErrorCode, Produce>> = {
  CODE_NOT_SENDED: async () => bodyOf((await aGuest()).post('/phone/send_code', { phone: newPhone() })),
  PRINT_DEPOSIT: async () => {
    const { url } = (await member.post(`/deposit/${deposit}/pdf-link`, {})).body as { url: string }
    return bodyOf(member.get(url))
  },
  NOT_SAVED: () => bodyOf(member.post('/profile/user_address', { address: 'Москва, Лесная улица, 7' })),
  SERVER_ERROR: () => bodyOf(member.get('/profile/bonuses')),
}

/** A provider of messages that is away, a table that keeps nothing, another that is gone. */
async function breakTheShop() {
  Object.assign(shop.environment, { SMS_URL: 'http://127.0.0.1:9' })
  await shop.whileClosed(
    'CREATE FUNCTION keep_nothing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
    'CREATE TRIGGER nothing BEFORE INSERT ON addresses FOR EACH ROW EXECUTE FUNCTION keep_nothing()',
    "UPDATE pictures SET base = '/pictures/nowhere'",
    'ALTER TABLE bonus_entries RENAME TO bonus_entries_gone',
  )
}

/** What no answer can say: there was none, or it says nothing. Each is a test of the client that has this name. */
const CLIENT: Partial<Record<ErrorCode, [file: string, test: string]>> = {
  NO_GAINED_RESPONSE_DATA: ['shared/http/src/create-request.test.ts', "[{ kind: 'network' }, 'NO_GAINED_RESPONSE_DATA']"],
  EMPTY_SIZE: ['shell/server/test/services.test.ts', "told('EMPTY_SIZE')"],
  UNKNOWN_ERROR: ['shared/http/src/create-request.test.ts', "[{ kind: 'contract', about: '' }, 'UNKNOWN_ERROR']"],
  WRONG_AMOUNT: ['mfe-certificates/src/pages/certificate/certificate.test.tsx', "['15,00,0', 'Напишите сумму цифрами, например 5 000']"],
  DEPOSIT_DATA: [
    'mfe-certificates/src/features/refusal/deposit-code.test.ts',
    "['an unknown error', refuse(500, 'SERVER_ERROR'), 'DEPOSIT_DATA']",
  ],
}

/** Files come as forms: the tests of résumés and of reviews' pictures send them. */
const FILES: Partial<Record<ErrorCode, [file: string, test: string]>> = {
  FILE_BROKEN: ['api/test/services/career.test.ts', "Buffer.from('%PDF-1.4\\n'), 'FILE_BROKEN']"],
  FILE_LOCKED: ['api/test/services/career.test.ts', "'utf16le')]), 'FILE_LOCKED']"],
  FILE_WITH_SCRIPTS: ['api/test/services/career.test.ts', "'word/vbaProject.bin']), 'FILE_WITH_SCRIPTS']"],
  PICTURE_SIZE: ['api/test/services/review-pictures.test.ts', "[await jpeg(300, 300), 'PICTURE_SIZE']"],
  PICTURE_GONE: ['api/test/services/review-pictures.test.ts', "toStrictEqual([400, 'PICTURE_GONE'])"],
}

async function atTheWeekend(courier_type: string) {
  const moscow = new Date(Date.now() + MOSCOW_MS)
  const saturday = Date.UTC(moscow.getUTCFullYear(), moscow.getUTCMonth(), moscow.getUTCDate() + ((6 - moscow.getUTCDay() + 7) % 7), 12)
  if (!isWeekend) await shop.later(Math.max(0, saturday - moscow.getTime()))
  isWeekend = true
  return buyer.order(toMoscow({ courier_type: courier_type as never }), { idempotencyKey: randomUUID() })
}
let isWeekend = false

test('every error code of the catalog has exactly one producer [errors.code-has-two-texts]', () => {
  const rows = [...Object.keys(HTTP), ...Object.keys(CLIENT), ...Object.keys(FILES), ...Object.keys(BROKEN)]
  expect(rows.toSorted()).toStrictEqual([...ERROR_CODES].toSorted())
})

/** The code stands where codes stand: alone, for a field, or in a part of the bag. */
const saying = (code: string) => new RegExp(`":"${code}"`)

const producing = async (code: string, produce: Produce) => {
  const answer = await produce()
  expect(JSON.stringify(answer)).toMatch(saying(code))
  // What is refused as a whole has a text, and not the code itself.
  const { code: whole, error } = answer as { code?: string | null; error?: string | null }
  if (whole === code) expect(error).toBe(errorsRu[code as ErrorCode].replace('{{sum}}', '900\u00a0₽'))
}

test.each(Object.entries(HTTP))('%s', producing)

describe('while something is broken', () => {
  beforeAll(breakTheShop)
  test.each(Object.entries(BROKEN))('%s', producing)
})

test.each(Object.entries({ ...CLIENT, ...FILES }))('%s is covered by a test of its own', (_, [file, row]) => {
  expect(readFileSync(resolve(__dirname, '../../..', file), 'utf8')).toContain(row)
})
