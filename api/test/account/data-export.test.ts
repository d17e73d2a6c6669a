import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ExportedData, EXPORTS_AN_HOUR, exportLink } from '@shop/contracts/account/data-export'
import { readBrand } from '@shop/contracts/shop/read-brand'
import * as v from 'valibot'
import { exportPdfOf } from '../../src/service/account/export/pdf.ts'
import { EXPORT_PARTS, PART_NAMES } from '../../src/service/account/export/parts.ts'
import { EXPORT_TEXTS } from '../../src/service/account/export/texts.ts'
import { PERSONAL_TABLES, type PersonalTable } from '../../src/service/account/personal-data/personal-tables.ts'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { FRONT_DOOR_KEY } from '../support/services/processes.ts'
import { pagesOfPdf, textOfPdf } from '../support/documents/read-pdf.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, keeps, refusal, RUSSIAN, type Shopper } from '../support/people/shopper.ts'
import { aShopper, confirmEmail, newEmail, newPhone, register } from '../support/people/sign-in.ts'

const BRAND = new URL('../../../brands/zlata.json', import.meta.url)
const zlata = readBrand(BRAND.pathname, readFileSync(BRAND, 'utf8'))

const gateway = new Gateway()
let shop: Shop
let anna: Buyer
let phone: string
let email: string
let order: string
let id: number

const SECRETS = { address: 'Москва, Выгрузочный переулок, 7', search: 'Кольца на годовщину', message: 'Где мой заказ?' }

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), CODE_LIMITS: '100' })
  anna = await new Buyer(shop.url()).arrive()
  phone = newPhone()
  email = newEmail()
  await register(anna, phone, { email })
  await confirmEmail(anna, email)
  await anna.post('/profile/update', { birthday: '29.02.1992', isSubscribed: true })
  await anna.post('/profile/user_address', { address: SECRETS.address })
  await anna.post('/profile/sizes', { name: null, ring: '17' })
  const [piece] = (await anna.show('catalog', '')).products
  await anna.post(`/favorites/${piece?.itemId}`, {})
  await anna.post('/profile/searches', { name: SECRETS.search, url: '/catalog/rings' })
  await anna.post('/profile/wishlist-share', { title: 'Мечты' })
  await anna.post('/alerts/price', { id: piece?.itemId })
  await anna.get('/profile/referral')
  await anna.post('/feedback', {
    topic: 'order',
    name: 'Анна',
    message: SECRETS.message,
    contact: phone,
    agreement: true,
    idempotencyKey: randomUUID(),
  })
  await anna.cart('add', { sku_id: 'letter-m-yellow-one' })
  order = (await anna.order(aDraft({ phone, email, payment_method_id: 4 }))).order?.id ?? ''
  await anna.cart('add', { sku_id: 'letter-m-yellow-one' })
  await anna.cart('remove', { sku_id: 'letter-m-yellow-one', later: 1 })
  await anna.cart('add', { sku_id: 'letter-a-yellow-one' })
  await anna.post('/shared-bag', {})
  const other = await new Buyer(shop.url()).arrive()
  await other.cart('add', { sku_id: 'letter-m-yellow-one' })
  const { share } = (await other.post('/shared-bag', {})).body as { share: { code: string } }
  await anna.post(`/shared-bag/by-link/${share.code}/proposals`, { piece: piece?.url, note: 'К серьгам' })
  ;[{ id }] = (await shop.behindTheScenes(`SELECT id FROM users WHERE phone = '${phone}'`)) as [{ id: number }]
  // What no call leads to quickly.
  await shop.behindTheScenes(
    `INSERT INTO identities (provider, subject, user_id, at) VALUES ('yaid', 'subject-of-anna', ${id}, now())`,
    `INSERT INTO job_applications (id, name, contact, position, about, locale, file_type, file, agreement_version, at)
     VALUES ('${email}', 'Анна', '${email}', 'jeweler', 'О себе', 'ru', 'pdf', '\\x2550', '1', now())`,
    `INSERT INTO bookings (service, kind, shop_id, seat, starts_at, ends_at, status, name, phone, comment, idempotency_key, host, locale,
       agreement_version, created_at)
     VALUES ('piercing', 'piercing', 1, 1, now(), now(), 'booked', 'Анна', '${phone}', '', '${email}', 'shop.ru.localhost', 'ru', '1', now())`,
    `INSERT INTO consults (idempotency_key, user_id, way, name, phone, comment, locale, agreement_version, created_at)
     VALUES ('${email}', ${id}, 'call', 'Анна', '${phone}', '', 'ru', '1', now())`,
    `INSERT INTO reviews (design_id, item_id, user_id, stars, text, name, shows_size, locale, status, is_demo, agreement_version, written_at)
     VALUES (1, 11, ${id}, 5, 'Ношу каждый день', 'Анна', false, 'ru', 'waiting', false, '1', now())`,
    `INSERT INTO saved_cards (user_id, sealed_token, brand, last4, expires, currency, created_at)
     VALUES (${id}, 'secret-of-the-bank', 'Visa', '4242', '2028-04-01', 'RUB', now())`,
    `INSERT INTO passkeys (user_id, rp_id, credential_id, public_key, user_handle, counter, transports, is_synced, device, created_at)
     VALUES (${id}, 'shop.ru.localhost', 'passkey-of-anna', '', '', 0, '[]', true, 'Chrome', now())`,
    `INSERT INTO passports (id, order_id, position, unit, sku_id, texts, photo, bought_at, received_at)
     SELECT 'PASSPORTANNA', id, 0, 1, 'letter-m-yellow-one', '{}', '{}', now(), now() FROM orders WHERE user_id = ${id}`,
    `INSERT INTO passport_requests (passport_id, user_id, idempotency_key, kind, wish, status, locale, created_at)
     VALUES ('PASSPORTANNA', ${id}, '${email}', 'repair', 'Почистить', 'new', 'ru', now())`,
    `INSERT INTO referrals (inviter_id, session_id, came_at) VALUES (${id}, 0, now())`,
    `INSERT INTO refunds (id, order_id, status, reason, items, money, tenders, services, created_at)
     SELECT number || '-r1', id, 'requested', 'size', '[]', 0, '[]', 0, now() FROM orders WHERE user_id = ${id}`,
    `INSERT INTO exchanges (id, order_id, idempotency_key, status, position, from_sku, to_sku, from_size, to_size, quantity, handover, difference,
       created_at, kept_until)
     SELECT number || '-x1', id, 'key', 'requested', 0, 'ring-165', 'ring-170', '16,5', '17', 1, 'courier', 0, now(), now() FROM orders WHERE user_id = ${id}`,
    `UPDATE deposits SET owner_id = ${id} WHERE id = (SELECT id FROM deposits WHERE status = 'active' ORDER BY id LIMIT 1)`,
  )
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

async function urlFor(one: Shopper, format: 'json' | 'pdf'): Promise<string> {
  const answer = await one.post('/profile/export', { format })
  expect(keeps(exportLink, answer)).toBe(true)
  return (answer.body as { url: string }).url
}
const dataOf = async (one: Shopper) => v.parse(ExportedData, (await one.get(await urlFor(one, 'json'))).body)
/** Bytes: the shopper's own reader makes text of every answer. */
async function pdfOf(one: Shopper, host = RUSSIAN) {
  const response = await fetch(shop.url() + (await urlFor(one, 'pdf')), {
    headers: {
      cookie: `sid=${one.cookies['sid']}`,
      'x-front-door': FRONT_DOOR_KEY,
      'x-forwarded-host': host,
    },
  })
  return { response, pdf: new Uint8Array(await response.arrayBuffer()) }
}

describe('every table with personal data is registered', () => {
  const KNOWS =
    'user_id|owner_id|holder_id|buyer_id|inviter_id|session_id|cart_session_id|confirmed_phone|phone|email|contact|login|\\w+_(user_id|phone|email)'
  /** Their phones are the shops' own. */
  const OF_THE_SHOP = ['shops']

  test('each declares how the export and the erasure treat it', async () => {
    const found = (await shop.behindTheScenes(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name ~ '^(${KNOWS})$' ORDER BY 1`,
    )) as { name: string }[]
    const names = found.map(({ name }) => name).filter((name) => !OF_THE_SHOP.includes(name))
    expect(names).toStrictEqual(Object.keys(PERSONAL_TABLES).toSorted())
  })

  test('every exported table has a part that reads it', () => {
    for (const [table, { told }] of Object.entries<PersonalTable>(PERSONAL_TABLES)) {
      if (typeof told === 'string') expect(EXPORT_PARTS[told].sql).toMatch(new RegExp(`(FROM|JOIN) ${table}\\b`))
    }
  })

  test('every table deleted by account id has that column', async () => {
    for (const [table, { erased }] of Object.entries<PersonalTable>(PERSONAL_TABLES)) {
      if (erased === 'own') await shop.behindTheScenes(`SELECT user_id FROM ${table} LIMIT 1`)
    }
  })
})

test('the JSON export has every part with its data and nothing of other accounts', async () => {
  const { parts } = await dataOf(anna)
  expect(Object.keys(parts)).toStrictEqual(PART_NAMES)
  // Nobody has bought or subscribed to everything: these may be empty here.
  expect(PART_NAMES.filter((name) => parts[name]?.length === 0)).toStrictEqual([])
  for (const name of PART_NAMES) {
    for (const row of parts[name] ?? []) expect(Object.keys(row)).toStrictEqual(Object.keys(EXPORT_PARTS[name].fields))
  }
  expect(parts['account']).toMatchObject([{ phone, email, birthday: '1992-02-29', hasPassword: false, newsByLetter: true }])
  expect(parts['addresses']).toMatchObject([{ address: SECRETS.address }])
  expect(parts['orders']).toMatchObject([{ number: order, phone, lines: [{ sku: 'letter-m-yellow-one', quantity: 1 }] }])
  expect(parts['bag']).toMatchObject([{ sku: 'letter-a-yellow-one' }])
  expect(parts['savedForLater']).toMatchObject([{ sku: 'letter-m-yellow-one', quantity: 1 }])
  expect(parts['bonuses']).toMatchObject([{ kind: 'welcome', amount: 50_000 }])
  expect(parts['subscriptions']).toMatchObject([{ email, status: 'active' }])
  expect(parts['orders']?.[0]).toMatchObject({ deliveryKind: 'Магазин ZLATA' })
  expect(JSON.stringify(parts)).not.toMatch(/argon2|token_hash|code_hash|public_key|\{\{/)
})

test('the file is sent with no-store and a file name', async () => {
  const { headers } = await anna.get(await urlFor(anna, 'json'))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="zlata-dannye-\d{4}-\d\d-\d\d\.json"$/)
})

test('the PDF is complete, in Russian, and matches the JSON', async () => {
  const { response, pdf } = await pdfOf(anna)
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toStrictEqual([
    200,
    'application/pdf',
    'no-store',
  ])
  expect(Buffer.from(pdf).toString('latin1')).toContain('/Lang (ru-RU)')
  const text = textOfPdf(pdf).replaceAll('\u00a0', ' ')
  for (const { title } of Object.values(EXPORT_TEXTS.ru.parts)) expect(text).toContain(title)
  for (const value of [
    phone,
    email,
    SECRETS.address,
    SECRETS.search,
    SECRETS.message,
    order,
    'subject-of-anna',
    '29.02.1992',
    '500 ₽',
    'за регистрацию',
  ]) {
    expect(text).toContain(value)
  }
  expect(text).not.toMatch(/\ufffd|\{\{|login_form/)
})

test('the PDF is in English on the international storefront', async () => {
  const leila = await aShopper({ url: shop.url(), host: INTERNATIONAL })
  await register(leila, newPhone(), { name: 'Leila', surname: 'Hassan' })
  const { pdf } = await pdfOf(leila, INTERNATIONAL)
  const text = textOfPdf(pdf)
  for (const { title } of Object.values(EXPORT_TEXTS.en.parts)) expect(text).toContain(title)
  expect(text).toContain('Hassan')
})

test('a multi-line value stays on one page, beside its name', async () => {
  const lines = Array.from({ length: 20 }, (_, index) => ({ name: 'created', at: new Date(index * 60_000).toISOString() }))
  const orders = Array.from({ length: 4 }, (_, index) => ({
    number: `482071${index}`,
    currency: 'RUB',
    history: lines,
    agreementVersion: 'v1',
  }))
  const pdf = await exportPdfOf({ generatedAt: new Date(0).toISOString(), parts: { orders } }, zlata, 'ru')
  const pages = pagesOfPdf(pdf)
  const withHistory = pages.filter((page) => page.includes('Путь заказа'))
  for (const page of withHistory) {
    const histories = page.split('Путь заказа').length - 1
    expect(page.split('создан:').length - 1).toBe(histories * lines.length)
  }
  expect(pages.join('\n').split('v1').length - 1).toBe(orders.length)
})

describe('access to the export', () => {
  test('a guest gets neither a link nor a file', async () => {
    const guest = await aShopper({ url: shop.url() })
    expect(refusal(await guest.post('/profile/export', { format: 'json' })).code).toBe('UNAUTHORIZED')
    expect(refusal(await guest.get(await urlFor(anna, 'json'))).code).toBe('UNAUTHORIZED')
  })

  test('a link works only for its own account and format', async () => {
    const boris = await aShopper({ url: shop.url() })
    await register(boris, newPhone())
    const [json, pdf] = [await urlFor(anna, 'json'), await urlFor(anna, 'pdf')]
    for (const url of [json, pdf]) expect(refusal(await boris.get(url)).code).toBe('BAD_REQUEST')
    expect(refusal(await anna.get(json.replace('/json', '/pdf'))).code).toBe('BAD_REQUEST')
  })

  test('typing an unconfirmed e-mail of another person exposes none of their data', async () => {
    const thief = await aShopper({ url: shop.url() })
    await register(thief, newPhone(), { email })
    const { parts } = await dataOf(thief)
    expect([parts['subscriptions'], parts['alerts'], parts['messages'], parts['applications']]).toStrictEqual([[], [], [], []])
  })

  test('the recipient of a certificate does not see the contacts of the giver', async () => {
    const { parts } = await dataOf(anna)
    expect(parts['certificates']).toMatchObject([{ isMine: true, buyerEmail: null, buyerPhone: null, recipientEmail: null }])
  })
})

test('a link expires after five minutes', async () => {
  const url = await urlFor(anna, 'json')
  await shop.later(4 * 60_000)
  expect((await anna.get(url)).status).toBe(200)
  await shop.later(2 * 60_000)
  expect(refusal(await anna.get(url)).code).toBe('BAD_REQUEST')
})

test('links are rate-limited per account and hour, other accounts are not affected', async () => {
  const limited = await openShop()
  const [one, two] = [await aShopper({ url: limited.url() }), await aShopper({ url: limited.url() })]
  for (const shopper of [one, two]) await register(shopper, newPhone())
  for (let count = 0; count < EXPORTS_AN_HOUR; count += 1) await urlFor(one, 'json')
  const refused = await one.post('/profile/export', { format: 'pdf' })
  expect(refusal(refused)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await urlFor(two, 'json')
  await limited.remove()
})
