import { MailServer } from '../support/services/mail-server.ts'
import { Receiver } from '../support/services/receivers.ts'
import { freePort, type Running } from '../support/services/processes.ts'
import { closeInProcess, openInProcess } from '../support/services/reuse.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { eventually } from '@shop/testing/eventually'

const LETTERS = 40
const LEASE_MS = 2000
const [mail, phones] = [new MailServer(), new Receiver()]
let shop: Shop
let other: Running | null = null

beforeAll(async () => {
  const [SMTP_URL, SMS_URL] = [await mail.open(), `http://${await phones.open()}`]
  shop = await openShop({ SMTP_URL, SMS_URL, PORT_MS: '60000', OUTBOX_LEASE_MS: String(LEASE_MS), LOG_LEVEL: 'debug' })
})
afterAll(async () => {
  await shop.remove()
  mail.close()
  await phones.close()
})

afterEach(async () => {
  if (other) await closeInProcess(other, shop.environment)
  other = null
})

const put = (kind: string, payload: object, count: number) =>
  `INSERT INTO outbox (kind, payload, run_at, created_at)
   SELECT '${kind}', '${JSON.stringify(payload)}', now(), now() FROM generate_series(1, ${count})`
const LETTER = { to: 'anna@mail.example', subject: 'hello', text: 'hello', html: '<p>hello</p>' }
const TEXT = { to: '+79000000044', text: 'hello' }

const until = (condition: () => boolean | Promise<boolean>) => eventually('the outbox has come so far', condition)
const metric = async (name: string) => {
  const text = await (await fetch(`${shop.url()}/metrics`)).text()
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  )
}

// The embedded database has one process.
const onPostgres = process.env['DATABASE_URL'] ? test : test.skip

onPostgres('two processes send each of many letters once, although a letter takes longer than a lease', async () => {
  other = await openInProcess({ ...shop.environment, PORT: String(await freePort()) })
  mail.ids.length = 0
  // Senders of quick letters become free while others still wait for a slow one.
  let count = 0
  // oxlint-disable-next-line no-restricted-globals -- The mail server is slow on purpose.
  mail.slowly = () => new Promise((done) => setTimeout(done, (count += 1) % 4 === 0 ? LEASE_MS * 2 : LEASE_MS / 10))
  await shop.behindTheScenes(put('message.letter', LETTER, LETTERS))
  await until(async () => (await shop.behindTheScenes('SELECT FROM outbox')).length === 0)
  expect(mail.ids).toHaveLength(LETTERS)
  expect(new Set(mail.ids).size).toBe(LETTERS)
  // Both had a part in it.
  const sentBy = (log: string) => log.match(/"kind":"message.letter","attempts":1,"msg":"done"/g)?.length ?? 0
  expect(Math.min(sentBy(shop.log()), sentBy(other.log()))).toBeGreaterThan(0)
})

test('a mail server that never answers holds back neither text messages nor readiness, and metrics tell of it', async () => {
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  mail.slowly = () => held
  await shop.behindTheScenes(put('message.letter', LETTER, 20))
  await until(() => mail.ids.length > 0)
  await shop.behindTheScenes(put('message.text', TEXT, 5))
  await until(() => phones.got.length === 5)
  // As after two minutes: rounds go on, and the letters that wait are late.
  await shop.later(120_000)
  await until(async () => (await metric('api_outbox_late_seconds{kind="message.letter"}')) >= 100)
  expect(await metric('api_outbox_silent_seconds')).toBeLessThan(60)
  expect((await fetch(`${shop.url()}/health/ready`)).status).toBe(200)
  letGo()
  mail.slowly = () => Promise.resolve()
  await until(async () => (await shop.behindTheScenes('SELECT FROM outbox')).length === 0)
})
