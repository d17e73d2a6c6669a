import { createHash } from 'node:crypto'
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http'
import { MAX_RESUME_BYTES } from '@shop/contracts/core/limits'
import { AT_ONCE_FROM_ADDRESS } from '../../src/platform/uploads/under-way.ts'
import { JOBS_FROM_ADDRESS } from '../../src/visitors/guards/limits.ts'
import { aShopper } from '../support/people/sign-in.ts'
import type { Shopper } from '../support/people/shopper.ts'
import { FRONT_DOOR_KEY } from '../support/services/processes.ts'
import { openShop, type Shop } from '../support/shop.ts'

const BOUNDARY = 'boundary-of-a-form'
const AT_ONCE = 16
const FIELDS = { name: 'Анна Петрова', contact: 'anna@mail.example', position: 'jeweler', agreement: 'true' }
const FORM = Object.entries(FIELDS)
  .map(([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .join('')
const FILE = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'
const END = `\r\n--${BOUNDARY}--\r\n`

let shop: Shop
let shopper: Shopper
let addresses = 0
const newAddress = () => `203.0.113.${(addresses += 1)}`

beforeAll(async () => {
  shop = await openShop()
  shopper = await aShopper({ url: shop.url() })
})
afterAll(() => shop.remove())

interface Upload {
  request: ClientRequest
  answer: Promise<{ status: number | undefined; retryAfter: string | undefined; code: string | null }>
}

/** Starts an upload that never finishes. */
function begin(address: string, headers: Record<string, string> = {}): Upload {
  const request = httpRequest(`${shop.url()}/career`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      cookie: Object.entries(shopper.cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      'x-csrf-token': shopper.csrfToken ?? '',
      'x-front-door': FRONT_DOOR_KEY,
      'x-forwarded-host': 'shop.ru.localhost',
      'x-forwarded-for': address,
      ...headers,
    },
  })
  const answer = new Promise<Awaited<Upload['answer']>>((done, fail) => {
    request.on('error', fail)
    request.on('response', (response: IncomingMessage) => {
      let text = ''
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => {
        const { code = null } = JSON.parse(text) as { code?: string }
        done({ status: response.statusCode, retryAfter: response.headers['retry-after'], code })
      })
    })
  })
  request.write(FORM + FILE + PDF.slice(0, 20))
  return { request, answer }
}

const leave = ({ request, answer }: Upload) => {
  answer.catch(() => undefined)
  request.destroy()
}
const finish = ({ request, answer }: Upload) => {
  request.end(PDF.slice(20) + END)
  return answer
}

/** Asks until it is answered otherwise: places are given back when a connection has closed. */
async function untilAccepted(address: string) {
  for (;;) {
    const answer = await finish(begin(address))
    if (answer.status === 200) return
  }
}

const keyOf = (address: string) => `${JOBS_FROM_ADDRESS.name}:${createHash('sha256').update(address).digest('base64url').slice(0, 22)}`

test('uploads at once are bounded: one more is told when to try again, and those under way are accepted [limits.uploads-at-once]', async () => {
  const uploads = Array.from({ length: AT_ONCE + 1 }, () => begin(newAddress()))
  // The one that found no place, whichever it is: the others have all begun.
  const { refused, answer } = await Promise.race(uploads.map(async (upload) => ({ refused: upload, answer: await upload.answer })))
  expect(answer).toStrictEqual({ status: 503, retryAfter: expect.stringMatching(/^\d+$/), code: 'SERVER_BUSY' })
  const [first, second, ...rest] = uploads.filter((upload) => upload !== refused) as [Upload, Upload, ...Upload[]]
  expect((await finish(first)).status).toBe(200)
  leave(second)
  await untilAccepted(newAddress())
  for (const upload of rest) expect((await finish(upload)).status).toBe(200)
})

test('one address has at most five uploads at once [limits.uploads-at-once]', async () => {
  const address = newAddress()
  const uploads = Array.from({ length: AT_ONCE_FROM_ADDRESS + 1 }, () => begin(address))
  const refused = await Promise.race(uploads.map(({ answer }) => answer))
  expect(refused).toStrictEqual({ status: 429, retryAfter: '30', code: 'TOO_FAST' })
  for (const upload of uploads) leave(upload)
  await untilAccepted(address)
})

test('an address at its limit is refused before its file is read', async () => {
  const address = newAddress()
  await shop.behindTheScenes(
    `INSERT INTO attempt_windows (key, times) VALUES ('${keyOf(address)}', array_fill(now(), ARRAY[${JOBS_FROM_ADDRESS.most}]))`,
  )
  const upload = begin(address)
  expect(await upload.answer).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  leave(upload)
})

test('a form that says that it is too large is refused before it is read', async () => {
  const upload = begin(newAddress(), { 'content-length': String(2 * MAX_RESUME_BYTES) })
  expect(await upload.answer).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
  leave(upload)
})
