import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refusal } from '../../support/people/shopper.ts'
import { aShopper, newPhone } from '../../support/people/sign-in.ts'
import { openShop, type Shop } from '../../support/shop.ts'

/** Takes each message and breaks the connection instead of answering. */
const texts: string[] = []
const provider: Server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += String(part)))
  request.on('end', () => {
    texts.push((JSON.parse(body) as { text: string }).text)
    response.destroy()
  })
})
let shop: Shop

beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  shop = await openShop({ SMS_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}` })
})
afterAll(async () => {
  await shop.remove()
  provider.close()
})

const codeIn = (text = '') => /\b\d{4}\b/.exec(text)?.[0]

test('a code whose message arrived signs in, although the answer of the provider was lost, and another one needs no pause', async () => {
  const [shopper, phone] = [await aShopper({ url: shop.url() }), newPhone()]
  const ask = async () => refusal(await shopper.post('/phone/send_code', { phone })).code
  expect([await ask(), await ask()]).toStrictEqual(['CODE_NOT_SENDED', 'CODE_NOT_SENDED'])
  expect(texts).toHaveLength(2)
  expect((await shopper.post('/phone/confirm', { phone, code: codeIn(texts[1]) })).status).toBe(200)
})
