import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, refusalToStart } from '../support/services/processes.ts'

/** Everything that a production start must be given; the values are of this test alone. */
const KEYS = {
  FRONT_DOOR_KEY: 'front-door-key-of-this-test',
  BACK_OFFICE_KEY: 'back-office-key-of-this-test',
  PAYMENT_KEY: 'payment-key-of-this-test',
  CERTIFICATE_KEY: 'certificate-key-of-this-test',
  SHOP_ORIGINS: 'https://zlata.example',
}

let stateDir: string

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'zlata-production-'))
})
afterAll(() => rm(stateDir, { recursive: true, force: true }))

/** Starts the API without the demo switch; says why it did not start. */
const refusalOf = async (environment: Record<string, string>) =>
  refusalToStart({ PORT: String(await freePort()), STATE_DIR: stateDir, DEMO: '', ...KEYS, ...environment })

test.each(['FRONT_DOOR_KEY', 'BACK_OFFICE_KEY', 'PAYMENT_KEY', 'CERTIFICATE_KEY'])(
  'the API does not start without %s and reports it',
  async (name) => {
    expect(await refusalOf({ [name]: '' })).toBe(
      `Without DEMO=1 these must be keys of your own: ${name}. docs/operations.md says what each is for.`,
    )
  },
)

test('a start with only a port and a folder reports every missing key', async () => {
  expect(await refusalOf({ FRONT_DOOR_KEY: '', BACK_OFFICE_KEY: '', PAYMENT_KEY: '', CERTIFICATE_KEY: '' })).toContain(
    'FRONT_DOOR_KEY, BACK_OFFICE_KEY, PAYMENT_KEY, CERTIFICATE_KEY',
  )
})

test.each([
  ['BACK_OFFICE_KEY', 'sandbox-back-office-key'],
  ['PAYMENT_KEY', 'sandbox-payment-key'],
  ['CERTIFICATE_KEY', 'sandbox-certificate-key'],
  ['SMS_KEY', 'sandbox-sms-key'],
])('the API does not start with %s from the repository', async (name, value) => {
  expect(await refusalOf({ [name]: value })).toContain(`these must be keys of your own: ${name}.`)
})

test('an external service requires its key, an unused one does not', async () => {
  const unused = { SMS_URL: '', SMS_KEY: '', MINDBOX_URL: '', MINDBOX_SECRET_KEY: '', OPERATOR_URL: '', OPERATOR_KEY: '', YAID_URL: '' }
  expect(await refusalOf({ ...unused, OPERATOR_URL: 'http://127.0.0.1:9' })).toContain('keys of your own: OPERATOR_KEY.')
})

test('the API does not start without the origins of the shop', async () => {
  expect(await refusalOf({ SHOP_ORIGINS: '' })).toBe(
    'Without DEMO=1 SHOP_ORIGINS must name the addresses of the shop, for example https://zlata.ru,https://zlata.com.',
  )
})
