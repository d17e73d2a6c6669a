import type { Ask } from '../frame/service.ts'
import { marketingService } from './marketing.ts'

const KEYS = { endpointId: 'zlata-website', secretKey: 'key-of-this-test' }
const DEVICE = '0c5b2444-70a0-4932-980c-b4dc0d3f02b5'

interface Sent {
  kind?: 'sync' | 'async'
  operation?: string
  device?: string
  endpoint?: string
  authorization?: string
  body?: unknown
}

function aPlatform() {
  const service = marketingService(KEYS)
  const ask = async (path: string, more: Partial<Ask> = {}) => {
    const asked: Ask = { method: 'POST', url: new URL(path, 'http://localhost'), headers: {}, body: '', locale: 'en', ...more }
    const answer = await service.handle(asked)
    const text = String(answer?.body)
    return { status: answer?.status, said: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : text }
  }
  const send = ({ kind = 'async', operation = 'Website.ViewProduct', device = DEVICE, endpoint = KEYS.endpointId, ...rest }: Sent = {}) =>
    ask(`/v3/operations/${kind}?endpointId=${endpoint}&operation=${operation}&deviceUUID=${device}`, {
      headers: { authorization: rest.authorization ?? `SecretKey ${KEYS.secretKey}` },
      body: JSON.stringify(rest.body ?? { viewProduct: { product: { ids: { website: '11' } } } }),
    })
  const answerBy = (mode: string) => ask('/marketing/mode', { headers: { 'sec-fetch-site': 'same-origin' }, body: `mode=${mode}` })
  const heard = async () =>
    ((await ask('/marketing/operations', { method: 'GET' })).said as { operations: { operation: string }[] }).operations
  return { send, answerBy, heard, page: () => service.section('en') }
}

test('an operation of the shop is accepted and shown', async () => {
  const platform = aPlatform()
  expect(await platform.send()).toStrictEqual({ status: 200, said: { status: 'Success' } })
  expect(await platform.heard()).toMatchObject([{ operation: 'Website.ViewProduct', isSync: false, device: DEVICE }])
  expect(platform.page()).toMatchObject({ id: 'marketing', count: 1, content: expect.stringContaining('Piece viewed') as string })
})

test('a synchronous sign-in operation and the legacy key format are accepted', async () => {
  const authorize = { operation: 'Website.AuthorizeCustomer', body: { customer: { mobilePhone: '+79000000001' } } }
  const authorization = `Mindbox secretKey="${KEYS.secretKey}"`
  expect(await aPlatform().send({ ...authorize, kind: 'sync', authorization })).toMatchObject({ said: { status: 'Success' } })
  expect(await aPlatform().send(authorize)).toMatchObject({ status: 400, said: { status: 'ProtocolError' } })
})

test.each<[string, Sent, number]>([
  ['another key', { authorization: 'SecretKey guessed' }, 401],
  ['no key', { authorization: '' }, 401],
  ['another endpoint', { endpoint: 'nobody' }, 404],
  ['an operation that it does not know', { operation: 'Website.Guess' }, 404],
  ['a device that is no UUID', { device: '7' }, 400],
  ['a body that is no object', { body: [] }, 400],
])('%s is a protocol error, and nothing is recorded', async (_, sent, status) => {
  const platform = aPlatform()
  expect(await platform.send(sent)).toMatchObject({ status, said: { status: 'ProtocolError', httpStatusCode: status } })
  expect(await platform.heard()).toStrictEqual([])
})

test.each<[string, unknown, string]>([
  ['no piece', { viewProduct: {} }, '/viewProduct/product/ids/website'],
  ['a sign that the platform refuses', { viewProduct: { product: { ids: { website: '11' }, name: 'a<b' } } }, '/'],
])('%s is a validation error', async (_, body, location) => {
  expect(await aPlatform().send({ body })).toMatchObject({
    status: 200,
    said: { status: 'ValidationError', validationMessages: [{ location }] },
  })
})

test.each([
  ['validation', 200, 'ValidationError'],
  ['protocol', 401, 'ProtocolError'],
  ['down', 503, 'InternalServerError'],
])('failure mode %s can be switched on and off', async (mode, status, said) => {
  const platform = aPlatform()
  await platform.answerBy(mode)
  expect(await platform.send()).toMatchObject({ status, said: { status: said } })
  expect(await platform.heard()).toStrictEqual([])
  await platform.answerBy('ok')
  expect(await platform.send()).toMatchObject({ said: { status: 'Success' } })
})
