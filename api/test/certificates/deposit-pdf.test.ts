import { Gateway } from '../support/services/gateway.ts'
import { lettersIn } from '../support/documents/pdf.ts'
import { messagesArrived } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { type Answer, refusal, type Shopper } from '../support/people/shopper.ts'
import { aShopper, newEmail, newPhone, register } from '../support/people/sign-in.ts'

const gateway = new Gateway()
let shop: Shop
let buyer: Shopper
let gift: { id: string; code: string }

beforeAll(async () => {
  shop = await openShop(await gateway.open())
  buyer = await aShopper({ url: shop.url() })
  await register(buyer, newPhone())
  gift = await aGift()
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

async function aGift() {
  const recipientEmail = newEmail()
  const sendDate = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10).split('-').toReversed().join('.')
  const { status, body } = await buyer.post('/order/deposits/create', {
    designId: 5,
    amount: 15_000,
    recipientName: 'Мария',
    recipientEmail,
    senderName: 'Анна',
    email: 'anna.buyer@mail.example',
    message: 'Щедро, как съезд ёжиков 🎂',
    sendDate,
    agreement: true,
    idempotencyKey: crypto.randomUUID(),
  })
  if (status !== 200) throw new Error(`Not bought: ${JSON.stringify(body)}`)
  const id = (body as { depositId: string }).depositId
  await gateway.report(id, 'Payment', { to: shop.url() })
  const [letter] = await messagesArrived(recipientEmail)
  return { id, code: /Код активации: (\d{4})/.exec(letter?.text ?? '')?.[1] ?? '' }
}

/** Asks for a link; answers the path that it leads to. */
const linkFor = (shopper: Shopper, code?: string) =>
  shopper.post(`/deposit/${gift.id}/pdf-link`, code === undefined ? {} : { authCode: code })
const wrong = () => (gift.code === '0000' ? '1111' : '0000')

async function urlFor(shopper: Shopper, code?: string): Promise<string> {
  const { status, body } = await linkFor(shopper, code)
  if (status !== 200) throw new Error(`No link: ${JSON.stringify(body)}`)
  return (body as { url: string }).url
}

/** By a browser without a cookie: the link is all that it needs. */
async function printedBy(shopper: Shopper, code?: string) {
  const response = await fetch(shop.url() + (await urlFor(shopper, code)))
  return { status: response.status, headers: response.headers, pdf: Buffer.from(await response.arrayBuffer()) }
}

test('the holder of the code gets a PDF with its design and embedded fonts', async () => {
  const { status, headers, pdf } = await printedBy(await aShopper({ url: shop.url() }), gift.code)
  expect([status, headers.get('content-type')]).toStrictEqual([200, 'application/pdf'])
  expect(headers.get('content-disposition')).toBe(`attachment; filename="zlata-${gift.id}.pdf"`)
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
  const text = pdf.toString('latin1')
  expect(text).toContain('/Lang (ru-RU)')
  expect(text).toContain('/DCTDecode')
  const letters = lettersIn(pdf)
  for (const sign of 'Щедрокаксъзёжив₽') expect(letters).toContain(sign)
})

test('the account that keeps it needs no code; anyone else does', async () => {
  const [owner, stranger] = [await aShopper({ url: shop.url() }), await aShopper({ url: shop.url() })]
  await register(owner, newPhone())
  await register(stranger, newPhone())
  expect((await owner.post(`/deposit/${gift.id}/add_to_profile`, { authCode: gift.code })).status).toBe(200)
  expect((await printedBy(owner)).status).toBe(200)
  expect(refusal(await linkFor(stranger))).toMatchObject({ status: 400, code: 'GET_DEPOSIT' })
  // Who has paid for it has given it away: the code is its recipient's alone.
  expect(refusal(await linkFor(buyer))).toMatchObject({ status: 400, code: 'GET_DEPOSIT' })
})

test('the code is never in a URL: with it in the query nothing is printed [certificates.no-code-in-address]', async () => {
  expect(refusal(await buyer.get(`/deposit/${gift.id}/pdf?authCode=${gift.code}`))).toMatchObject({ status: 400, code: 'GET_DEPOSIT' })
  expect(await urlFor(await aShopper({ url: shop.url() }), gift.code)).not.toContain(gift.code)
})

test('a link expires after five minutes and works for one certificate [certificates.pdf-for-owner]', async () => {
  const shopper = await aShopper({ url: shop.url() })
  const url = await urlFor(shopper, gift.code)
  const other = url.replace(gift.id, '2222-2222')
  const forged = url.replace(/link=[\da-z]+/, 'link=zzzzzzz')
  for (const wrongUrl of [other, forged]) expect(refusal(await shopper.get(wrongUrl)).code).toBe('GET_DEPOSIT')
  await shop.later(4 * 60 * 1000)
  expect((await fetch(shop.url() + url)).status).toBe(200)
  await shop.later(2 * 60 * 1000)
  expect(refusal(await shopper.get(url))).toStrictEqual({ status: 400, code: 'GET_DEPOSIT' })
})

test('a missing picture returns PRINT_DEPOSIT [certificates.texts-of-refusals]', async () => {
  await shop.behindTheScenes("UPDATE pictures SET base = 'certificates/nothing' WHERE key = 'certificates/diamonds-night'")
  const shopper = await aShopper({ url: shop.url() })
  expect(refusal(await shopper.get(await urlFor(shopper, gift.code)))).toStrictEqual({ status: 503, code: 'PRINT_DEPOSIT' })
})

test('code guesses are limited to five an hour, as in other calls', async () => {
  await shop.later(61 * 60 * 1000)
  const answers: Answer[] = []
  for (let guess = 1; guess <= 6; guess += 1) answers.push(await linkFor(await aShopper({ url: shop.url() }), wrong()))
  expect(answers.map((answer) => refusal(answer).code)).toStrictEqual([
    'GET_DEPOSIT',
    'GET_DEPOSIT',
    'GET_DEPOSIT',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_REQUIRED',
  ])
  expect(refusal(await linkFor(await aShopper({ url: shop.url() }), gift.code)).code).toBe('CAPTCHA_REQUIRED')
})
