import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { Client } from 'pg'
import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { Silence } from '../support/services/receivers.ts'
import { FRONT_DOOR_KEY } from '../support/services/processes.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, refusal, RUSSIAN } from '../support/people/shopper.ts'
import { aShopper, newPhone } from '../support/people/sign-in.ts'

const RING = 'letter-m-yellow-one'
const silence = new Silence()
let shop: Shop

beforeAll(async () => {
  const nobody = await silence.open()
  shop = await openShop({ SMS_URL: nobody, PAYMENT_URL: nobody, PORT_MS: '400', ANSWER_MS: '2500' })
})
afterAll(async () => {
  await shop.remove()
  silence.close()
})

// Each engine ends what is slow in its own way: a statement on PostgreSQL, the wait for a turn on the embedded one.
const onPostgres = process.env['DATABASE_URL'] ? describe : describe.skip
const onPglite = process.env['DATABASE_URL'] ? test.skip : test
const SENTENCE: Record<string, RegExp> = { [RUSSIAN]: /[а-яё]/i, [INTERNATIONAL]: /^[^а-яё]+$/i }

/** What the API writes on a connection whose client sends this and then nothing more. */
async function sayOnly(text: string): Promise<string> {
  const socket = connect(Number(new URL(shop.url()).port), '127.0.0.1')
  socket.write(text)
  let answer = ''
  socket.on('data', (part) => (answer += String(part)))
  await once(socket, 'close')
  return answer
}

test.each([RUSSIAN, INTERNATIONAL])('a client of %s that never sends its body gets a timeout and is disconnected', async (host) => {
  const head = ['POST /catalog/show HTTP/1.1', 'host: api', `x-front-door: ${FRONT_DOOR_KEY}`, `x-forwarded-host: ${host}`]
  const answer = await sayOnly([...head, 'content-type: application/json', 'content-length: 100', '', '{"url":'].join('\r\n'))
  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*connection: close/i)
  const body = JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as { code: string; error: string }
  expect(body).toMatchObject({ result: false, code: 'BAD_REQUEST', error: expect.stringMatching(SENTENCE[host] ?? /never/) as string })
})

test('a résumé upload has a longer timeout than other bodies', async () => {
  const shopper = await aShopper({ url: shop.url() })
  const fields = { name: 'Анна Петрова', contact: '+79162041877', position: 'jeweler', agreement: 'true' }
  const part = (head: string, content: string) => `--line\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const parts = [
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value)),
    part('name="resume"; filename="cv.pdf"', '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
    '--line--\r\n',
  ]
  const SLOWLY_MS = 3500
  const answer = await new Promise<number>((done, fail) => {
    const call = request(`${shop.url()}/career`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=line',
        cookie: `sid=${shopper.cookies['sid']}`,
        'x-csrf-token': shopper.csrfToken ?? '',
      },
    })
    call.on('response', ({ statusCode = 0 }) => done(statusCode)).on('error', fail)
    // oxlint-disable-next-line no-restricted-globals -- The client is slow on purpose.
    for (const [index, text] of parts.entries()) setTimeout(() => call.write(text), (index * SLOWLY_MS) / parts.length)
    // oxlint-disable-next-line no-restricted-globals -- The client is slow on purpose.
    setTimeout(() => call.end(), SLOWLY_MS)
  })
  expect(answer).toBe(200)
})

test.each([RUSSIAN, INTERNATIONAL])('a message provider timeout returns a code-not-sent error on %s', async (host) => {
  const shopper = await aShopper({ url: shop.url(), host })
  const answer = await shopper.post('/phone/send_code', { phone: host === RUSSIAN ? newPhone() : '+971500000042' })
  expect(answer.body).toMatchObject({
    result: false,
    code: 'CODE_NOT_SENDED',
    error: expect.stringMatching(SENTENCE[host] ?? /never/) as string,
  })
})

test('a gateway timeout keeps the order, which can be paid later', async () => {
  const buyer = await new Buyer(shop.url()).arrive()
  await buyer.cart('add', { sku_id: RING })
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`)
  const { result, order } = await buyer.order(aDraft())
  expect(result).toBe(true)
  expect(order?.paymentUrl).toContain(`order=${order?.id}`)
})

// PostgreSQL has ten connections, which a test does not fill in so short a time that it could not be opened in it either.
onPglite('when too many ask at once, some are told to come again and none is lost or fails otherwise', async () => {
  const buyer = await new Buyer(shop.url()).arrive()
  await buyer.cart('add', { sku_id: RING })
  await shop.reopened(async () => Object.assign(shop.environment, { CONNECTION_MS: '5', ANSWER_MS: '60000' }))
  const answers = await Promise.all(Array.from({ length: 150 }, () => buyer.post('/cart/calculate', {})))
  const busy = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200).length + busy.length).toBe(150)
  expect(busy.length).toBeGreaterThan(0)
  for (const answer of busy) expect([refusal(answer).code, answer.headers.get('retry-after')]).toStrictEqual(['SERVER_BUSY', '2'])
  let status = 503
  for (let round = 0; round < 50 && status === 503; round += 1) status = (await buyer.post('/cart/calculate', {})).status
  expect(status).toBe(200)
})

onPostgres('a row that somebody else holds', () => {
  test.each([
    ['too long for a lock', { LOCK_MS: '200' }],
    ['too long for a statement', { STATEMENT_MS: '200' }],
    ['too long for an answer', { ANSWER_MS: '400' }],
  ])('%s returns 503, and a statement that was ended wrote nothing', async (_, limits) => {
    const held = await openShop()
    const shopper = await aShopper({ url: held.url() })
    await shopper.cart('add', { sku_id: RING })
    await held.reopened(async () => Object.assign(held.environment, limits))
    const client = new Client({ connectionString: held.environment.DATABASE_URL })
    await client.connect()
    await client.query('BEGIN')
    await client.query('SELECT 1 FROM carts FOR UPDATE')
    const began = performance.now()
    const answer = await shopper.post('/cart/add', { sku_id: RING })
    expect(performance.now() - began).toBeLessThan(30_000)
    expect(refusal(answer)).toStrictEqual({ status: 503, code: 'SERVER_BUSY' })
    await client.query('ROLLBACK')
    // The shop's own limits are now so short that a busy machine may not answer within them.
    const { rows } = await client.query('SELECT quantity FROM cart_lines')
    if (!('ANSWER_MS' in limits)) expect(rows).toStrictEqual([{ quantity: 1 }])
    await client.end()
    await held.remove()
  })
})
