import { randomUUID } from 'node:crypto'
import { deleteAccount, sendDeletionCode } from '@shop/contracts/account/account-deletion'
import type { ConfirmAnswer } from '@shop/contracts/auth/auth'
import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { OWN_TABLES } from '../../src/service/account/personal-data/personal-tables.ts'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { messageContaining, messagesArrived, messagesTo } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { type Answer, keeps, refusal, type Shopper } from '../support/people/shopper.ts'
import { codeFor, confirmEmail, newPhone, register, signInAgain } from '../support/people/sign-in.ts'
import { eventually } from '@shop/testing/eventually'

const NOTICE = 'попросили удалить аккаунт'
const CODE = 'код для УДАЛЕНИЯ аккаунта'
/** Longer than the pause between two rounds of erasing. */
const A_ROUND_MS = 11 * 60 * 1000

const gateway = new Gateway()
let shop: Shop
let anna: Buyer
let phone: string
let piece: number

beforeAll(async () => {
  shop = await openShop(await gateway.open())
  piece = (await new Buyer(shop.url()).show('catalog', '')).products[0]?.itemId ?? 0
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})
beforeEach(async () => {
  phone = newPhone()
  anna = await aBuyer()
})

const aBuyer = () => new Buyer(shop.url()).arrive()
const isIn = async (one: Shopper) => (await one.get('/profile/info')).status === 200

async function deletionCode(one: Shopper, to: string): Promise<string> {
  const answer = await one.post('/account/delete/send_code', { phone: to })
  expect(keeps(sendDeletionCode, answer)).toBe(true)
  return (await messagesTo(to)).find(({ text }) => text.includes(CODE))?.code ?? ''
}
async function deleted(one: Shopper, of: string): Promise<Answer> {
  const answer = await one.post('/account/delete', { phone: of, code: await deletionCode(one, of) })
  expect(keeps(deleteAccount, answer)).toBe(true)
  await one.arrive()
  return answer
}
const dueOf = ({ body }: Answer) => Date.parse((body as { deletedAt: string }).deletedAt)
const idOf = async (of: string) => ((await shop.behindTheScenes(`SELECT id FROM users WHERE phone = '${of}'`)) as { id: number }[])[0]?.id
const isErased = async (id: number | undefined) =>
  (await shop.behindTheScenes(`SELECT id FROM users WHERE id = ${id} AND phone IS NULL AND name = ''`)).length === 1

/** Waits until a round has passed an account: a newer one with the same due time, which comes after it, has been erased. */
async function roundOver(passed: number | undefined) {
  const last = newPhone()
  await register(await aBuyer(), last)
  const id = await idOf(last)
  await shop.behindTheScenes(
    `UPDATE users SET deletion_due_at = coalesce((SELECT deletion_due_at FROM users WHERE id = ${passed}), now()) WHERE id = ${id}`,
  )
  await shop.later(A_ROUND_MS)
  await eventually('the account is erased', () => isErased(id))
}

test('deleting an account signs it out everywhere and stops its newsletters', async () => {
  await register(anna, phone, { newsletterSubscription: true })
  await anna.post('/profile/subscriptions', { sms: true })
  const { shopper: pocket } = await signInAgain(phone, {}, { url: shop.url() })
  const asked = await deleted(anna, phone)
  expect(asked.headers.getSetCookie().some((cookie) => cookie.startsWith('sid=;'))).toBe(true)
  expect([await isIn(anna), await isIn(pocket)]).toStrictEqual([false, false])
  expect(
    await shop.behindTheScenes(
      `SELECT is_subscribed AS mail, sms_subscribed AS sms, deletion_due_at - interval '30 days' <= now() + interval '1 minute' AS due
       FROM users WHERE phone = '${phone}'`,
    ),
  ).toStrictEqual([{ mail: false, sms: false, due: true }])
  expect(Math.abs(dueOf(asked) - Date.now() - 30 * DAY_MS)).toBeLessThan(60_000)
})

test('a guest can delete an account by its phone and stays a guest', async () => {
  await register(anna, phone)
  const guest = await aBuyer()
  await guest.cart('add', { sku_id: 'letter-m-yellow-one' })
  expect((await deleted(guest, phone)).headers.getSetCookie()).toStrictEqual([])
  expect(await isIn(anna)).toBe(false)
  expect((await guest.cart('calculate')).cartData.totalProducts).toBe(1)
})

test('a notice names the request and how to cancel it, once; the due date does not change', async () => {
  await register(anna, phone)
  const first = await deleted(anna, phone)
  const { text } = await messageContaining(phone, NOTICE)
  expect(text).toMatch(/\d+\u00a0\S+, \d\d:\d\d по Москве вы попросили удалить аккаунт.*войдите на shop\.ru\.localhost/s)
  await shop.later(DAY_MS)
  expect(dueOf(await deleted(await aBuyer(), phone))).toBe(dueOf(first))
  // The outbox keeps the order: what was put before has gone when this has come.
  const last = newPhone()
  await register(anna, last)
  await deleted(anna, last)
  await messageContaining(last, NOTICE)
  expect((await messagesTo(phone)).filter(({ text: said }) => said.includes(NOTICE))).toHaveLength(1)
})

test('a confirmed e-mail gets the notice instead of the phone, which may be stolen', async () => {
  const email = `leaves${phone.slice(-7)}@mail.example`
  await register(anna, phone, { email })
  await confirmEmail(anna, email)
  await deleted(anna, phone)
  expect((await messageContaining(email, NOTICE)).text).toMatch(/Войти и оставить аккаунт: http:\/\/shop\.ru\.localhost\/profile/)
  expect((await messagesTo(phone)).filter(({ text }) => text.includes(NOTICE))).toStrictEqual([])
})

test('the code message says that it deletes the account', async () => {
  await deletionCode(anna, phone)
  expect((await messagesArrived(phone))[0]?.text).toContain(CODE)
})

test('signing in cancels the deletion with a message; bag and favorites are kept', async () => {
  await register(anna, phone)
  await anna.post(`/favorites/${piece}`, {})
  await anna.cart('add', { sku_id: 'letter-m-yellow-one' })
  const id = await idOf(phone)
  await deleted(anna, phone)
  // The code for signing in is the newest message only after this one.
  await messageContaining(phone, NOTICE)
  await shop.later(29 * DAY_MS)
  const { shopper, answer } = await signInAgain(phone, {}, { url: shop.url() })
  expect(answer.user.id).toBe(id)
  expect(answer.merged?.message).toMatch(/^Вы вошли, поэтому удаление аккаунта отменено\. В корзину вернулось/)
  await shop.later(2 * DAY_MS)
  await roundOver(id)
  expect(await isErased(id)).toBe(false)
  expect((await shopper.cart('calculate')).cartData.totalProducts).toBe(1)
  const { answer: again } = await signInAgain(phone, {}, { url: shop.url() })
  expect(again.merged?.message ?? '').not.toContain('удаление')
})

test('price and arrival alerts are paused during deletion and resume after it is canceled', async () => {
  const [one, two] = [await aBuyer(), await aBuyer()]
  const mails: string[] = []
  for (const buyer of [one, two]) {
    const [ofBuyer, email] = [buyer === one ? phone : newPhone(), `waits${newPhone().slice(-7)}@mail.example`]
    await register(buyer, ofBuyer, { email })
    await confirmEmail(buyer, email)
    await buyer.post('/alerts/price', { id: piece })
    await buyer.post('/profile/searches', { name: 'Кольца', url: '/catalog/rings' })
    mails.push(email)
  }
  const [leaving = '', staying = ''] = mails
  await deleted(one, phone)
  await shop.behindTheScenes(
    'UPDATE alerts SET price = 1000000000',
    "UPDATE saved_searches SET seen_at = '2000-01-01', looked_at = '2000-01-01'",
  )
  const NEWS = ['Цена снизилась', 'Новое'] as const
  await shop.later(2 * DAY_MS)
  for (const words of NEWS) await messageContaining(staying, words)
  expect((await messagesTo(leaving)).filter(({ text }) => NEWS.some((words) => text.includes(words)))).toStrictEqual([])
  await signInAgain(phone, {}, { url: shop.url() })
  await shop.later(2 * DAY_MS)
  for (const words of NEWS) await messageContaining(leaving, words)
})

describe('after 30 days', () => {
  const SECRETS = { surname: 'Стираева', address: 'Москва, Забытый переулок, 7' }
  let email: string
  let id: number | undefined
  let order: string

  /** Tables in which some row still has one of these words. */
  async function tablesSaying(...words: string[]): Promise<string[]> {
    const tables = (await shop.behindTheScenes(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1",
    )) as { name: string }[]
    const sql = tables.map(
      ({ name }) =>
        `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name} t WHERE ${words.map((word) => `t::text LIKE '%${word}%'`).join(' OR ')})`,
    )
    return ((await shop.behindTheScenes(`${sql.join(' UNION ALL ')} ORDER BY 1`)) as { name: string }[]).map(({ name }) => name)
  }

  /** How many rows of each table are the shopper's. */
  const ownRows = async () =>
    (
      await shop.behindTheScenes(
        OWN_TABLES.map((table) => `SELECT '${table}' AS name, count(*) AS rows FROM ${table} WHERE user_id = ${id}`).join(' UNION ALL '),
      )
    ).map((row) => Object.values(row as { name: string; rows: number }))
  const bagLines = async (session: unknown) =>
    shop.behindTheScenes(
      ['cart_lines', 'saved_lines']
        .map((table) => `SELECT sku_id FROM ${table} l JOIN carts c ON c.id = l.cart_id WHERE c.session_id = ${String(session)}`)
        .join(' UNION ALL '),
    )

  beforeEach(async () => {
    email = `gone${phone.slice(-7)}@mail.example`
    await register(anna, phone, { surname: SECRETS.surname, email, password: 'long-enough', newsletterSubscription: true })
    await confirmEmail(anna, email)
    id = await idOf(phone)
    await anna.post('/profile/update', { birthday: '29.02.1992' })
    await anna.post('/profile/user_address', { address: SECRETS.address })
    const feedback = { topic: 'order', name: 'Анна', message: SECRETS.surname, agreement: true }
    await anna.post('/feedback', { ...feedback, contact: newPhone(), idempotencyKey: randomUUID() })
    await (await aBuyer()).post('/feedback', { ...feedback, contact: phone, idempotencyKey: randomUUID() })
    await anna.post(`/favorites/${piece}`, {})
    await anna.post('/profile/searches', { name: SECRETS.surname, url: '/catalog/rings' })
    const shared = (await anna.post('/profile/wishlist-share', { title: SECRETS.surname })).body as { result: { code: string } }
    await (await aBuyer()).post(`/wishlist/${shared.result.code}`, { id: piece, isReserved: true })
    await anna.post('/alerts/price', { id: piece })
    const other = await aBuyer()
    await other.cart('add', { sku_id: 'letter-m-yellow-one' })
    const { share } = (await other.post('/shared-bag', {})).body as { share: { code: string } }
    const proposal = { piece: '/catalog/rings/solitaire-aurora-yellow', note: SECRETS.surname }
    await anna.post(`/shared-bag/by-link/${share.code}/proposals`, proposal)
    await anna.post('/profile/sizes', { name: SECRETS.surname, ring: '17' })
    await anna.get('/profile/referral')
    await anna.cart('add', { sku_id: 'letter-m-yellow-one' })
    order = (await anna.order(aDraft({ phone, email, fio: `Анна ${SECRETS.surname}`, payment_method_id: 4 }))).order?.id ?? ''
    await anna.cart('add', { sku_id: 'letter-k-yellow-one' })
    await anna.cart('remove', { sku_id: 'letter-k-yellow-one', later: 1 })
    await anna.cart('add', { sku_id: 'letter-a-yellow-one' })
    // Another browser has confirmed the phone and not signed in.
    await aBuyer()
    await shop.behindTheScenes(
      `UPDATE sessions SET confirmed_phone = '${phone}' WHERE id = (SELECT max(id) FROM sessions)`,
      `INSERT INTO identities (provider, subject, user_id, at) VALUES ('yaid', '${email}', ${id}, now())`,
      `INSERT INTO reviews (design_id, item_id, user_id, stars, text, name, shows_size, locale, status, is_demo, agreement_version, written_at)
       VALUES (1, 11, ${id}, 5, 'Ношу каждый день', 'Анна', false, 'ru', 'waiting', false, '1', now())`,
      `INSERT INTO passkeys (user_id, rp_id, credential_id, public_key, user_handle, counter, transports, is_synced, created_at)
       VALUES (${id}, 'shop.ru.localhost', '${email}', '', '', 0, '[]', true, now())`,
      `INSERT INTO passport_requests (passport_id, user_id, idempotency_key, kind, wish, status, locale, created_at)
       VALUES ('${email}', ${id}, '${email}', 'repair', '', 'ready', 'ru', now())`,
      `INSERT INTO job_applications (id, name, contact, position, about, locale, file_type, file, agreement_version, at)
       VALUES ('${email}', 'Анна', '${email}', 'jeweler', '${SECRETS.surname}', 'ru', 'pdf', '', '1', now())`,
      `INSERT INTO guest_wishlists (code, user_id, title, occasion, items, created_at) VALUES ('${id}', ${id}, '${SECRETS.surname}', '', '{11}', now())`,
      `UPDATE deposits SET owner_id = ${id} WHERE id = (SELECT id FROM deposits WHERE status = 'active' ORDER BY id LIMIT 1)`,
    )
    // What was put goes out: a message on its way has the address in it.
    await messagesArrived(email, 2)
  })

  const finishOrder = () => shop.behindTheScenes(`UPDATE orders SET status = 'completed' WHERE user_id = ${id}`)

  test('all personal data but the orders is erased, and the phone can register again', async () => {
    await finishOrder()
    expect((await ownRows()).filter(([, rows]) => rows === 0)).toStrictEqual([])
    const [{ bag }] = (await shop.behindTheScenes(`SELECT cart_session_id AS bag FROM users WHERE id = ${id}`)) as [{ bag: number }]
    expect(await bagLines(bag)).toHaveLength(2)
    await deleted(anna, phone)
    await messageContaining(email, NOTICE)
    await shop.later(30 * DAY_MS)
    await roundOver(id)
    expect(await isErased(id)).toBe(true)
    // Codes under way are swept by housekeeping, which is part of the start.
    await shop.whileClosed('SELECT 1')
    expect(await tablesSaying(phone, email, SECRETS.surname, SECRETS.address)).toStrictEqual(['orders'])
    expect(await ownRows()).toStrictEqual(OWN_TABLES.map((table) => [table, 0]))
    expect(await bagLines(bag)).toStrictEqual([])
    expect(
      await shop.behindTheScenes(
        `SELECT bonus_balance AS bonuses, (SELECT sum(amount)::int FROM bonus_entries WHERE user_id = u.id) AS entries, birthday,
           password_hash AS password, (SELECT count(*) FROM deposits WHERE owner_id = u.id) AS certificates,
           (SELECT count(*) FROM orders WHERE user_id = u.id) AS orders
         FROM users u WHERE id = ${id}`,
      ),
    ).toStrictEqual([{ bonuses: 0, entries: 0, birthday: null, password: null, certificates: 0, orders: 1 }])

    const anew = await aBuyer()
    const { user } = await register(anew, phone)
    expect(user.id).not.toBe(id)
    expect((await anew.get('/profile/orders')).body).toStrictEqual({ result: [] as ProfileOrder[] })
    expect((await anew.get(`/order/success-data/${order}`)).status).toBe(404)
  })

  test('an order in progress, an undecided refund or an exchange postpones the deletion', async () => {
    await deleted(anna, phone)
    await shop.later(30 * DAY_MS)
    await roundOver(id)
    expect(await isErased(id)).toBe(false)
    await finishOrder()
    await shop.behindTheScenes(
      `INSERT INTO refunds (id, order_id, status, reason, items, money, tenders, services, created_at)
       SELECT number || '-r1', id, 'requested', 'size', '[]', 0, '[]', 0, now() FROM orders WHERE user_id = ${id}`,
    )
    await roundOver(id)
    expect(await isErased(id)).toBe(false)
    await shop.behindTheScenes(
      "UPDATE refunds SET status = 'declined'",
      `INSERT INTO exchanges (id, order_id, idempotency_key, status, position, from_sku, to_sku, from_size, to_size, quantity, handover, difference,
         created_at, kept_until)
       SELECT number || '-x1', id, 'key', 'requested', 0, 'ring-165', 'ring-170', '16,5', '17', 1, 'courier', 0, now(), now()
       FROM orders WHERE user_id = ${id}`,
    )
    await roundOver(id)
    expect(await isErased(id)).toBe(false)
    await shop.behindTheScenes("UPDATE exchanges SET status = 'cancelled'")
    await roundOver(id)
    // A round that had begun before the decision may have passed this account by.
    await roundOver(id)
    expect(await isErased(id)).toBe(true)
  })
})

describe('a deletion code', () => {
  const other = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

  test('deletes nothing when it is wrong and expires after five wrong tries', async () => {
    await register(anna, phone)
    const code = await deletionCode(anna, phone)
    const answers: unknown[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      answers.push(refusal(await anna.post('/account/delete', { phone, code: other(code) })))
    }
    expect(answers).toStrictEqual([
      ...Array.from({ length: 4 }, () => ({ status: 400, code: 'WRONG_AUTH_CODE', errors: { code: 'WRONG_AUTH_CODE' } })),
      { status: 400, code: 'PHONE_NOT_CONFIRMED', errors: { code: 'PHONE_NOT_CONFIRMED' } },
    ])
    expect(refusal(await anna.post('/account/delete', { phone, code })).code).toBe('PHONE_NOT_CONFIRMED')
    expect(await isIn(anna)).toBe(true)
  })

  test('expires after five minutes', async () => {
    const code = await deletionCode(anna, phone)
    await shop.later(5 * 60_000)
    expect(refusal(await anna.post('/account/delete', { phone, code })).code).toBe('PHONE_NOT_CONFIRMED')
  })

  test('is not interchangeable with a sign-in code', async () => {
    await register(anna, phone)
    const guest = await aBuyer()
    await shop.later(61_000)
    const signIn = await codeFor(guest, phone)
    expect(refusal(await guest.post('/account/delete', { phone, code: signIn })).code).toBe('PHONE_NOT_CONFIRMED')
    const deletion = await deletionCode(guest, phone)
    const notForSignIn = deletion === signIn ? other(deletion) : deletion
    expect(refusal(await guest.post('/phone/confirm', { phone, code: notForSignIn })).code).toBe('WRONG_AUTH_CODE')
    expect(await isIn(anna)).toBe(true)
    expect(((await guest.post('/phone/confirm', { phone, code: signIn })).body as ConfirmAnswer).step).toBe('done')
  })

  test('shares the rate limit of sign-in codes: the fourth phone of a session needs a captcha', async () => {
    for (let sent = 0; sent < 3; sent += 1) await deletionCode(anna, newPhone())
    expect(refusal(await anna.post('/phone/send_code', { phone })).code).toBe('CAPTCHA_REQUIRED')
    expect(refusal(await anna.post('/account/delete/send_code', { phone })).code).toBe('CAPTCHA_REQUIRED')
  })
})

test('gets the same answer for a phone without an account, and nothing is deleted', async () => {
  const known = newPhone()
  await register(anna, known)
  const [one, two] = [await aBuyer(), await aBuyer()]
  const { body: ofKnown } = await one.post('/account/delete/send_code', { phone: known })
  const { body: ofUnknown } = await two.post('/account/delete/send_code', { phone })
  const withPhone = (body: unknown, of: string) => JSON.stringify(body).replaceAll(of, '')
  expect(withPhone(ofUnknown, phone)).toBe(withPhone(ofKnown, known))
  const [codes, before] = [
    [(await messagesTo(known))[0]?.code, (await messagesTo(phone))[0]?.code],
    await shop.behindTheScenes('SELECT count(*) FROM users'),
  ]
  const done = [
    await one.post('/account/delete', { phone: known, code: codes[0] }),
    await two.post('/account/delete', { phone, code: codes[1] }),
  ]
  expect(done.map(({ status, body }) => [status, Object.keys(body as object)])).toStrictEqual([
    [200, ['result', 'deletedAt']],
    [200, ['result', 'deletedAt']],
  ])
  const [first, second] = done.map(dueOf)
  expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThan(10_000)
  expect(await shop.behindTheScenes('SELECT count(*) FROM users')).toStrictEqual(before)
  expect((await messagesTo(phone)).map(({ text }) => text).filter((text) => text.includes(NOTICE))).toStrictEqual([])
})

test('a deactivated account cannot be deleted by its shopper', async () => {
  await register(anna, phone)
  await shop.behindTheScenes(`UPDATE users SET deactivated_at = now() WHERE phone = '${phone}'`)
  const guest = await aBuyer()
  const code = await deletionCode(guest, phone)
  expect(refusal(await guest.post('/account/delete', { phone, code })).code).toBe('ACCOUNT_DEACTIVATED')
})
