import { requestMobid, type MobidAnswer, mobidState, type MobidView } from '@shop/contracts/auth/mobid'
import { messagesTo } from '../../support/services/sandbox.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { keeps, refusal, type Shopper } from '../../support/people/shopper.ts'
import { aShopper, newPhone, register } from '../../support/people/sign-in.ts'

let shop: Shop
let shopper: Shopper
let phone: string

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())
beforeEach(async () => {
  shopper = await aShopper({ url: shop.url() })
  phone = newPhone()
})

const ask = (one = shopper) => one.post('/phone/mobid', { phone })
const look = async (one = shopper, rest: object = {}) => (await one.post('/phone/mobid/state', { phone, ...rest })).body as MobidView

interface Question {
  id: string
  phone: string
  text: string
}
const questionsTo = async (to: string) => {
  const { questions } = (await (await fetch(`${process.env['SANDBOX_URL']}/mobile-id`)).json()) as { questions: Question[] }
  return questions.filter((question) => question.phone === to)
}
/** The person presses a button on the phone. */
async function press(answer: 'confirmed' | 'refused') {
  const origin = process.env['SANDBOX_URL'] ?? ''
  const [question] = await questionsTo(phone)
  await fetch(`${origin}/mobile-id/answer/${question?.id}`, { method: 'POST', body: new URLSearchParams({ answer }), headers: { origin } })
  // The operator is asked once in a second.
  await shop.later(1000)
}

test('the operator prompts on the phone, and the shop polls for the answer [auth.mobid-polls]', async () => {
  const answer = await ask()
  expect(keeps(requestMobid, answer)).toBe(true)
  expect(answer.body).toStrictEqual({ result: true, ask: { phone, expiresIn: 120, pollAfter: 2 }, code: null })
  expect(await questionsTo(phone)).toMatchObject([{ text: 'Вход в ZLATA на shop.ru.localhost. Это вы?' }])
  const pending = await shopper.post('/phone/mobid/state', { phone })
  expect(keeps(mobidState, pending)).toBe(true)
  expect(pending.body).toStrictEqual({ result: true, state: 'pending', methods: [], user: null, step: null, merged: null })
})

test('a confirmed phone signs in with its favorites, and the session rotates', async () => {
  const { user } = await register(await aShopper({ url: shop.url() }), phone)
  await ask()
  await press('confirmed')
  const before = shopper.cookies['sid']
  expect(await look(shopper, { favorites: [11] })).toMatchObject({
    state: 'confirmed',
    step: 'done',
    user: { id: user.id, isAuth: true },
    merged: { favoriteItemIds: [11] },
  })
  expect(shopper.cookies['sid']).not.toBe(before)
})

test('a new phone is confirmed for this session, and registration can follow', async () => {
  await ask()
  await press('confirmed')
  expect(await look()).toMatchObject({ state: 'confirmed', step: 'registration', user: { isAuth: false, confirmedPhone: phone } })
  await shopper.arrive()
  expect(refusal(await shopper.post('/phone/mobid/state', { phone })).code).toBe('PHONE_NOT_CONFIRMED')
})

test('the confirmation works only in the session that requested it', async () => {
  await ask()
  await press('confirmed')
  const thief = await aShopper({ url: shop.url() })
  expect(refusal(await thief.post('/phone/mobid/state', { phone })).code).toBe('PHONE_NOT_CONFIRMED')
  expect((await look()).state).toBe('confirmed')
})

test('a rejection on the phone does not sign in and falls back to SMS', async () => {
  await ask()
  await press('refused')
  expect(await look()).toStrictEqual({ result: true, state: 'refused', methods: ['sms'], user: null, step: null, merged: null })
  expect((await shopper.post('/phone/send_code', { phone })).body).toMatchObject({ code: { method: 'sms', sent: true } })
})

test('an unanswered request expires after two minutes, even when confirmed later', async () => {
  await ask()
  await shop.later(121 * 1000)
  expect(await look()).toMatchObject({ state: 'expired', methods: ['sms'] })
  await press('confirmed')
  expect(await look()).toMatchObject({ state: 'expired' })
})

test('a repeated request prompts the phone once', async () => {
  await ask()
  expect(((await ask()).body as MobidAnswer).ask?.phone).toBe(phone)
  expect(await questionsTo(phone)).toHaveLength(1)
})

test('a phone the operator does not serve gets an SMS code at once', async () => {
  phone = '+971500000091'
  expect((await ask()).body).toMatchObject({ ask: null, code: { login: phone, method: 'sms', sent: true } })
  expect(await messagesTo(phone)).toMatchObject([{ kind: 'sms' }])
})

test('requests count as codes: a captcha is required from the fourth phone of a session', async () => {
  for (let count = 0; count < 3; count += 1) expect((await shopper.post('/phone/mobid', { phone: newPhone() })).status).toBe(200)
  expect(refusal(await ask()).code).toBe('CAPTCHA_REQUIRED')
})
