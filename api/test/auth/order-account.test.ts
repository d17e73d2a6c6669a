import type { User } from '@shop/contracts/account/common-data'
import type { SignedIn } from '@shop/contracts/auth/auth'
import { HOUR_MS } from '@shop/contracts/core/time/durations'
import { REGISTRATIONS_IN_SESSION } from '../../src/visitors/guards/limits.ts'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { refusal, type Shopper } from '../support/people/shopper.ts'
import { aShopper, confirm, newEmail, newPhone, register } from '../support/people/sign-in.ts'
import { openShop, type Shop } from '../support/shop.ts'

const ON_RECEIPT = 4
const gateway = new Gateway()
let shop: Shop

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), CODE_LIMITS: '100' })
  await shop.behindTheScenes('UPDATE stock SET quantity = 500')
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

const another = () => aShopper({ url: shop.url() })
const userOf = async (one: Shopper) => ((await one.post('/pd/frontend/common_data', { path: '/' })).body as { user: User }).user
const accountOf = (one: Shopper, id: string) => one.post(`/order/${id}/account`, {})

/** A guest who has confirmed the phone by a code and placed an order. */
async function ordered(changes: object = {}) {
  const phone = newPhone()
  const email = newEmail()
  const guest = await new Buyer(shop.url()).arrive()
  await guest.cart('add', { sku_id: 'letter-a-silver-one', quantity: 2 })
  await confirm(guest, phone)
  const { order } = await guest.order(aDraft({ phone, email, payment_method_id: ON_RECEIPT, ...changes }))
  const id = order?.id ?? ''
  const offer = async () => (await guest.success(id)).accountOffer
  return { guest, phone, email, id, offer }
}

/** Refused, and no account was made: not for this browser, not for the phone. */
async function expectNobody(one: Shopper, phone: string, answer: Awaited<ReturnType<typeof accountOf>>, code: string) {
  expect(refusal(answer).code).toBe(code)
  expect((await userOf(one)).isAuth).toBe(false)
  const owner = await another()
  expect((await confirm(owner, phone)).body).toMatchObject({ step: 'registration' })
}

test('the guest who placed an order makes an account of it in one call, and the order is there [orders.account-offer]', async () => {
  const { guest, phone, email, id, offer } = await ordered()
  expect(await offer()).toBe('make')
  const before = guest.cookies['sid']
  const { status, body } = await accountOf(guest, id)
  expect(status).toBe(200)
  expect((body as SignedIn).user).toMatchObject({ isAuth: true, phone, email, name: 'Анна', surname: 'Петрова' })
  expect(guest.cookies['sid']).not.toBe(before)
  await guest.arrive()
  expect(await userOf(guest)).toMatchObject({ isAuth: true, phone })
  expect(JSON.stringify((await guest.get('/profile/orders')).body)).toContain(id)
  expect(await offer()).toBeUndefined()
})

test.each([
  ['of three words', 'Анна Мария Петрова', { name: 'Анна', surname: 'Мария Петрова' }],
  ['with spaces around', '  Анна   Петрова ', { name: 'Анна', surname: 'Петрова' }],
])('a name %s becomes name and surname', async (_, fio, names) => {
  const { guest, id } = await ordered({ fio })
  expect((await accountOf(guest, id)).body).toMatchObject({ user: names })
})

describe('an order makes no account [orders.account-offer]', () => {
  test('for a stranger who knows its number, or has the link of its letter', async () => {
    const { guest, phone, id } = await ordered()
    const { key } = (await guest.get(`/order/${id}/link`)).body as { key: string }
    const thief = await another()
    expect((await thief.get(`/order/by-link/${key}`)).status).toBe(200)
    await expectNobody(thief, phone, await accountOf(thief, id), 'NOT_FOUND')
    expect(refusal(await thief.post(`/order/${key}/account`, {})).code).toBe('NOT_FOUND')
  })

  test('for a stranger who has confirmed a phone of their own, or placed an order of their own', async () => {
    const { phone, id } = await ordered()
    const thief = await ordered()
    await expectNobody(thief.guest, phone, await accountOf(thief.guest, id), 'NOT_FOUND')
  })

  test('in the session of before the code, which somebody may have planted', async () => {
    const phone = newPhone()
    const guest = await new Buyer(shop.url()).arrive()
    const planter = new Buyer(shop.url(), undefined, { ...guest.cookies })
    await guest.cart('add', { sku_id: 'letter-a-silver-one', quantity: 2 })
    await confirm(guest, phone)
    const { order } = await guest.order(aDraft({ phone, payment_method_id: ON_RECEIPT }))
    await planter.arrive()
    await expectNobody(planter, phone, await accountOf(planter, order?.id ?? ''), 'NOT_FOUND')
  })

  test('once an hour has passed: signing in by a code is offered', async () => {
    const { guest, phone, id, offer } = await ordered()
    await shop.later(HOUR_MS)
    expect(await offer()).toBe('sign-in')
    await expectNobody(guest, phone, await accountOf(guest, id), 'PHONE_NOT_CONFIRMED')
  })

  test('after another phone was confirmed in its session', async () => {
    const { guest, phone, id, offer } = await ordered()
    await confirm(guest, newPhone())
    expect(await offer()).toBe('sign-in')
    await expectNobody(guest, phone, await accountOf(guest, id), 'PHONE_NOT_CONFIRMED')
  })

  test('where the phone has got an account meanwhile: it is not entered, signing in is offered', async () => {
    const { guest, phone, id, offer } = await ordered()
    await register(await another(), phone)
    expect(await offer()).toBe('sign-in')
    expect(refusal(await accountOf(guest, id)).code).toBe('PHONE_NOT_CONFIRMED')
    expect((await userOf(guest)).isAuth).toBe(false)
  })

  test('while it waits for its payment', async () => {
    const { guest, phone, id, offer } = await ordered({ payment_method_id: 1 })
    expect(await offer()).toBeUndefined()
    await expectNobody(guest, phone, await accountOf(guest, id), 'PHONE_NOT_CONFIRMED')
  })

  test('for somebody signed in', async () => {
    const member = await new Buyer(shop.url()).arrive()
    const { user } = await register(member)
    await member.cart('add', { sku_id: 'letter-a-silver-one', quantity: 2 })
    const { order } = await member.order(aDraft({ phone: newPhone(), payment_method_id: ON_RECEIPT }))
    expect((await member.success(order?.id ?? '')).accountOffer).toBeUndefined()
    expect(refusal(await accountOf(member, order?.id ?? '')).code).toBe('PHONE_NOT_CONFIRMED')
    expect(await userOf(member)).toMatchObject({ id: user.id })
  })

  test('twice: of two taps at once one makes it', async () => {
    const { guest, id } = await ordered()
    const statuses = (await Promise.all([accountOf(guest, id), accountOf(guest, id)])).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })
})

test('tries are limited [orders.account-offer]', async () => {
  const strict = await openShop()
  const thief = await aShopper({ url: strict.url() })
  const answers: number[] = []
  for (let tries = 0; tries <= REGISTRATIONS_IN_SESSION.most; tries++) answers.push((await accountOf(thief, '4820719')).status)
  await strict.remove()
  expect(answers.slice(0, -1).every((status) => status === 404)).toBe(true)
  expect(answers.at(-1)).toBe(429)
})
