import { refusal, RUSSIAN, INTERNATIONAL, Shopper } from '../support/people/shopper.ts'

let shopper: Shopper

beforeAll(async () => {
  shopper = await new Shopper().arrive()
})

test.each([
  ['negative', -1],
  ['zero', 0],
  ['huge', 1e12],
  ['more than a line holds', 100],
  ['a fraction', 1.5],
  ['text', '2'],
  ['nothing', null],
  ['a list', [1]],
])('a quantity that is %s returns a field error', async (_, quantity) => {
  expect(refusal(await shopper.post('/cart/add', { sku_id: 'letter-a-yellow-one', quantity }))).toStrictEqual({
    status: 400,
    code: 'WRONG_QUANTITY',
    errors: { quantity: 'WRONG_QUANTITY' },
  })
})

test.each([
  ['no SKU', {}, { sku_id: 'REQUIRED_FIELD' }],
  ['an empty SKU', { sku_id: '' }, { sku_id: 'EMPTY_FIELD' }],
  ['an SKU of another type', { sku_id: 7 }, { sku_id: 'WRONG_FIELD' }],
  ['an SKU too long to be one', { sku_id: 'a'.repeat(65) }, { sku_id: 'WRONG_FIELD' }],
  ['an attempt at SQL', { sku_id: "' OR 1=1 --" }, { sku_id: 'WRONG_FIELD' }],
  ['two wrong fields', { sku_id: 7, quantity: -1 }, { sku_id: 'WRONG_FIELD', quantity: 'WRONG_QUANTITY' }],
])('a form with %s returns field errors', async (_, body, errors) => {
  expect(refusal(await shopper.post('/cart/add', body))).toStrictEqual({ status: 400, code: 'WRONG_FORM_DATA', errors })
})

test.each([
  ['malformed JSON', '{"sku_id":'],
  ['a bare word', 'hello'],
  ['nothing at all', ''],
  ['a prototype', '{"__proto__":{"admin":true}}'],
  ['a text', '"text"'],
  ['a number', '7'],
])('a body that is %s is rejected', async (_, body) => {
  expect(refusal(await shopper.ask('POST', '/cart/add', body))).toStrictEqual({ status: 400, code: 'BAD_REQUEST' })
})

test('a body of another content type is rejected', async () => {
  expect(refusal(await shopper.ask('POST', '/cart/add', 'sku_id=1', { 'content-type': 'text/csv' }))).toStrictEqual({
    status: 400,
    code: 'BAD_REQUEST',
  })
})

test('a body over 64 KiB is rejected [limits.body-sizes]', async () => {
  const body = { sku_id: 'a'.repeat(64 * 1024) }
  expect(refusal(await shopper.post('/cart/add', body))).toStrictEqual({ status: 413, code: 'BODY_TOO_LARGE' })
})

test.each([
  [{}, { url: 'REQUIRED_FIELD' }],
  [{ url: 7 }, { url: 'WRONG_FIELD' }],
  [{ url: '', limit: 0 }, { limit: 'WRONG_FIELD' }],
  [{ url: '', limit: 97 }, { limit: 'WRONG_FIELD' }],
  [{ url: '', limit: 1.5 }, { limit: 'WRONG_FIELD' }],
  [{ url: '', offset: -1 }, { offset: 'WRONG_FIELD' }],
  [{ url: '', offset: 'x' }, { offset: 'WRONG_FIELD' }],
  [{ url: 'a'.repeat(2001) }, { url: 'WRONG_FIELD' }],
])('a listing request with %j is rejected', async (body, errors) => {
  expect(refusal(await shopper.post('/catalog/show', body))).toStrictEqual({ status: 400, code: 'WRONG_FORM_DATA', errors })
})

test.each([
  ['GET', '/nothing'],
  ['GET', '/catalog/show'],
  ['POST', '/token'],
  ['DELETE', '/cart/clear'],
  ['GET', '/pictures/../package.json'],
  ['GET', '/pictures/nothing.avif'],
  ['GET', '/pictures/index.json'],
  ['GET', '/pictures/designs.json'],
  ['GET', `/catalog/rings/${'a'.repeat(500)}/info`],
])('%s %s returns not found', async (method, path) => {
  expect(refusal(await shopper.ask(method, path))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})

test('a path that cannot be decoded is rejected', async () => {
  expect(refusal(await shopper.get('/%E0%A4%A'))).toStrictEqual({ status: 400, code: 'BAD_REQUEST' })
})

test.each([
  [RUSSIAN, 'Такой страницы нет'],
  [INTERNATIONAL, 'This page could not be found'],
])('an error on %s is in the language of the storefront', async (host, error) => {
  expect((await new Shopper({ host }).get('/nothing')).body).toMatchObject({ result: false, code: 'NOT_FOUND', error })
})

test('every response has a request id, and an error contains it', async () => {
  const [answer, refused] = [await shopper.get('/token'), await shopper.get('/nothing')]
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/)
  expect(refused.body).toMatchObject({ requestId: refused.headers.get('x-request-id') })
})

test('rejected calls have changed nothing', async () => {
  expect((await shopper.cart('calculate')).cartData).toMatchObject({ version: 0, products: [] })
})
