import { randomUUID } from 'node:crypto'
import { sendFeedback } from '@shop/contracts/services/feedback'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { solved } from '../support/people/captcha.ts'
import { messageContaining, messagesTo } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { type Answer, INTERNATIONAL, keeps, refusal } from '../support/people/shopper.ts'
import { aShopper, register } from '../support/people/sign-in.ts'
import { eventually } from '@shop/testing/eventually'

const SUPPORT = 'care@zlata.example'

let shop: Shop
let writers = 0

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())

const aWriter = (host?: string) => aShopper({ url: shop.url(), ...(host && { host }) })
const aMessage = (changes: object = {}) => ({
  topic: 'order',
  name: 'Анна Петрова',
  contact: `writes${process.pid}-${(writers += 1)}@mail.example`,
  message: `Можно ли поменять адрес доставки? Вопрос ${process.pid}-${writers}`,
  agreement: true,
  idempotencyKey: randomUUID(),
  ...changes,
})
const numberOf = ({ body }: Answer) => (body as { number: string }).number
const stored = (contact: string) =>
  shop.behindTheScenes(`SELECT topic, user_id AS user, agreement_version AS agreed FROM feedback WHERE contact = '${contact}'`)

test.each([
  [undefined, 'Спасибо за отзыв', 'Мы получили ваше обращение'],
  [INTERNATIONAL, 'Thank you for your feedback', 'We have received your message'],
])('a message reaches the support, and its sender gets a receipt: %s', async (host, thanks, receipt) => {
  const message = aMessage()
  const answer = await (await aWriter(host)).post('/feedback', message)
  expect(keeps(sendFeedback, answer)).toBe(true)
  expect(answer.body).toStrictEqual({ result: true, number: expect.stringMatching(/^[\dA-F]{8}$/) as string, message: thanks })
  const letter = await messageContaining(SUPPORT, message.message)
  for (const words of [`Обращение ${numberOf(answer)}: Заказ и доставка`, 'Анна Петрова', message.contact])
    expect(letter.text).toContain(words)
  expect((await messageContaining(message.contact, `${receipt} ${numberOf(answer)}`)).text).not.toContain(message.message)
  expect(await stored(message.contact)).toStrictEqual([{ topic: 'order', user: null, agreed: '1' }])
})

test('free text keeps every character, a name with ones the marketing platform refuses is rejected', async () => {
  const signs = `Скидка 10 % & <b>{подарок}</b> [#1] ^ $ ${process.pid}`
  const writer = await aWriter()
  expect((await writer.post('/feedback', aMessage({ message: signs }))).status).toBe(200)
  expect((await messageContaining(SUPPORT, signs)).text).toContain(signs)
  expect(refusal(await writer.post('/feedback', aMessage({ name: 'Анна <b>' })))).toMatchObject({ errors: { name: 'WRONG_FIELD' } })
})

test('a sender with a phone gets no e-mail, and the support sees the formatted number', async () => {
  const message = aMessage({ contact: '8 (916) 204-18-77' })
  expect((await (await aWriter()).post('/feedback', message)).status).toBe(200)
  expect((await messageContaining(SUPPORT, message.message)).text).toContain('+7\u00a0916\u00a0204-18-77')
  expect(await stored('+79162041877')).toHaveLength(1)
})

test('the same key is the same message, also in concurrent calls', async () => {
  const [writer, message] = [await aWriter(), aMessage()]
  const answers = await Promise.all([1, 2].map(() => writer.post('/feedback', message)))
  answers.push(await writer.post('/feedback', message))
  expect(new Set(answers.map(numberOf)).size).toBe(1)
  await messageContaining(SUPPORT, message.message)
  expect(await stored(message.contact)).toHaveLength(1)
  const last = aMessage()
  await writer.post('/feedback', last)
  // A second letter of the first message would have gone out by the time that this one has.
  await messageContaining(SUPPORT, last.message)
  expect((await messagesTo(SUPPORT)).filter(({ text }) => text.includes(message.message))).toHaveLength(1)
})

test('a key is scoped to its session', async () => {
  const message = aMessage()
  const [one, other] = [await (await aWriter()).post('/feedback', message), await (await aWriter()).post('/feedback', message)]
  expect(numberOf(one)).not.toBe(numberOf(other))
})

test('a form without its fields returns field errors', async () => {
  const { idempotencyKey } = aMessage()
  expect(refusal(await (await aWriter()).post('/feedback', { idempotencyKey }))).toStrictEqual({
    status: 400,
    code: 'WRONG_FORM_DATA',
    errors: {
      topic: 'REQUIRED_FIELD',
      name: 'EMPTY_NAME',
      contact: 'EMPTY_LOGIN',
      message: 'EMPTY_FIELD',
      agreement: 'PERSONAL_DATA_AGREEMENT',
    },
  })
})

test.each([
  ['contact', 'anna@', 'WRONG_LOGIN'],
  ['contact', '12', 'WRONG_LOGIN'],
  ['topic', 'everything', 'REQUIRED_FIELD'],
  ['message', ' ', 'EMPTY_FIELD'],
  ['message', 'a'.repeat(3001), 'TOO_LONG'],
  ['agreement', false, 'PERSONAL_DATA_AGREEMENT'],
])('%s of %j is rejected as %s', async (field, value, code) => {
  expect(refusal(await (await aWriter()).post('/feedback', aMessage({ [field]: value }))).errors).toStrictEqual({ [field]: code })
})

test('the fourth message within an hour needs a captcha, the eleventh is rejected', async () => {
  const writer = await aWriter()
  const sent = aMessage()
  for (const message of [aMessage(), aMessage(), sent]) expect((await writer.post('/feedback', message)).status).toBe(200)
  expect(refusal(await writer.post('/feedback', aMessage())).code).toBe('CAPTCHA_REQUIRED')
  // One that has arrived already is no further one.
  expect((await writer.post('/feedback', sent)).status).toBe(200)
  const wrong = { token: 'unknown', text: 'ABCDE' }
  expect(refusal(await writer.post('/feedback', aMessage({ captcha: wrong }))).code).toBe('WRONG_CAPTCHA')
  for (let count = 3; count < 10; count += 1) {
    expect((await writer.post('/feedback', aMessage({ captcha: await solved(writer) }))).status).toBe(200)
  }
  expect(refusal(await writer.post('/feedback', aMessage({ captcha: await solved(writer) })))).toStrictEqual({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
  })
})

test('receipts to one address are rate-limited, whoever requests them', async () => {
  const { contact } = aMessage()
  const codes: (string | undefined)[] = []
  for (let count = 0; count < 6; count += 1) {
    const writer = await aWriter()
    const captcha = count < 3 ? undefined : await solved(writer)
    const answer = await writer.post('/feedback', aMessage({ contact, captcha }))
    codes.push(answer.status === 200 ? 'sent' : refusal(answer).code)
  }
  expect(codes).toStrictEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'TOO_MANY_REQUESTS'])
})

test('a message belongs to the account that sent it', async () => {
  const [writer, message] = [await aWriter(), aMessage()]
  const { user } = await register(writer)
  await writer.post('/feedback', message)
  expect(await stored(message.contact)).toStrictEqual([{ topic: 'order', user: user.id, agreed: '1' }])
})

test('a message is deleted after a year', async () => {
  const message = aMessage()
  await (await aWriter()).post('/feedback', message)
  await shop.behindTheScenes(`UPDATE feedback SET at = at - interval '364 days' WHERE contact = '${message.contact}'`)
  const left = async () => (await stored(message.contact)).length
  await shop.later(2 * 60 * 60 * 1000)
  expect(await left()).toBe(1)
  await shop.later(DAY_MS)
  await eventually('the message is deleted', async () => (await left()) === 0)
})
