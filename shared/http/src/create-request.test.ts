import { allSettled, createEvent, createWatch, fork } from 'effector'
import * as v from 'valibot'
import { defineEndpoint } from '@shop/contracts/core/endpoint'
import { $changesUnderWay } from './changes.ts'
import { createRequestFx } from './create-request.ts'
import { failureExcept, failureOf } from './failure-of.ts'
import { codeOf, fieldCodesOf, formCodeOf, isRefusal, isStatus, pageFailureOf, wordsOf, type RequestError } from './request-error.ts'
import { sendFx } from './send.ts'

const readPiece = defineEndpoint('/pieces/{id}', {
  name: 'readPiece',
  method: 'GET',
  answer: v.object({ name: v.string() }),
  about: 'A piece.',
  example: { answer: { name: 'Ring' } },
})

const scopeWith = (wire: (path: string) => unknown) =>
  fork({ handlers: [[sendFx, ({ wire: { path } }: { wire: { path: string } }) => wire(path)]] })

test('the URL contains the encoded parameters, and the answer is validated by the contract', async () => {
  const asked: string[] = []
  const fx = createRequestFx(readPiece)
  const scope = scopeWith((path) => (asked.push(path), { name: 'Ring', more: 1 }))
  const { status, value } = await allSettled(fx, { scope, params: { params: { id: 'a/b' }, search: '?metal=rose' } })
  expect(asked).toStrictEqual(['/pieces/a%2Fb?metal=rose'])
  expect({ status, value }).toStrictEqual({ status: 'done', value: { name: 'Ring' } })
})

test('an answer that violates the contract is a failure that names the call and the field, never the value', async () => {
  const fx = createRequestFx(readPiece)
  const { status, value } = await allSettled(fx, { scope: scopeWith(() => ({ name: 7 })), params: { params: { id: '1' } } })
  expect(status).toBe('fail')
  expect(value).toStrictEqual({ kind: 'contract', about: 'readPiece: string expected at name' })
})

test('under npm run dev a violated contract is an error in the console; else the console stays silent', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation()
  const ask = () => allSettled(createRequestFx(readPiece), { scope: scopeWith(() => ({})), params: { params: { id: '1' } } })
  await ask()
  expect(error).not.toHaveBeenCalled()
  Object.assign(globalThis, { __DEVELOPMENT__: true })
  await ask().finally(() => Object.assign(globalThis, { __DEVELOPMENT__: false }))
  expect(error.mock.calls).toStrictEqual([[new Error('GET /pieces/1 breaks its contract, readPiece: "name" expected at name')]])
  error.mockRestore()
})

test('a newer call aborts the previous one: a late answer never wins', async () => {
  const fx = createRequestFx(readPiece)
  const answers: ((value: unknown) => void)[] = []
  const scope = scopeWith(() => new Promise((done) => answers.push(done)))
  const older = allSettled(fx, { scope, params: { params: { id: '1' } } })
  const newer = allSettled(fx, { scope, params: { params: { id: '2' } } })
  answers[1]?.({ name: 'Second' })
  answers[0]?.({ name: 'First' })
  expect((await newer).value).toStrictEqual({ name: 'Second' })
  expect((await older).value).toStrictEqual({ kind: 'aborted' })
})

test('an aborted call is not a failure: failure listeners receive only real failures [errors.cancelled-is-silent]', async () => {
  const fx = createRequestFx(readPiece)
  const $failure = failureOf(fx)
  const failed = jest.fn()
  const answers: ((value: unknown) => void)[] = []
  const scope = scopeWith(() => new Promise((done) => answers.push(done)))
  createWatch({ unit: fx.fail, fn: ({ params, error }) => failed(params.params?.id, error), scope })
  createWatch({ unit: fx.failData, fn: failed, scope })
  const older = allSettled(fx, { scope, params: { params: { id: '1' } } })
  const newer = allSettled(fx, { scope, params: { params: { id: '2' } } })
  answers[0]?.({ name: 'First' })
  answers[1]?.({ name: 7 })
  await Promise.all([older, newer])
  const error = { kind: 'contract', about: expect.any(String) }
  expect(failed.mock.calls).toStrictEqual([['2', error], [error]])
  expect(scope.getState($failure)).toStrictEqual(error)
  expect(scope.getState(fx.pending)).toBe(false)
})

test('a failure that has an answer of its own leaves the known failure as it is', async () => {
  const failData = createEvent<RequestError>()
  const $failure = failureExcept((error) => isStatus(error, 401), { failData })
  const scope = fork()
  const failWith = (status: number) =>
    allSettled(failData, { scope, params: { kind: 'http', status, code: 'UNKNOWN_ERROR', refusal: null } })
  await failWith(401)
  expect(scope.getState($failure)).toBeNull()
  await failWith(500)
  await failWith(401)
  expect(scope.getState($failure)).toMatchObject({ status: 500 })
})

test('parallel calls do not abort each other', async () => {
  const fx = createRequestFx(readPiece, { parallel: true })
  const scope = scopeWith((path) => ({ name: path }))
  const values = await Promise.all(['1', '2'].map((id) => allSettled(fx, { scope, params: { params: { id } } })))
  expect(values.map(({ status }) => status)).toStrictEqual(['done', 'done'])
})

test.each<[RequestError, string]>([
  [{ kind: 'network' }, 'NO_GAINED_RESPONSE_DATA'],
  [{ kind: 'http', status: 404, code: 'UNKNOWN_SKU', refusal: null }, 'UNKNOWN_SKU'],
  [{ kind: 'contract', about: '' }, 'UNKNOWN_ERROR'],
])('%j is shown to the shopper as %s [errors.no-response]', (error, code) => {
  expect(codeOf(error)).toBe(code)
})

test('helpers read the status, code, text and field codes of a refusal', () => {
  const error: RequestError = {
    kind: 'http',
    status: 422,
    code: 'WRONG_FORM_DATA',
    refusal: { result: false, code: 'WRONG_FORM_DATA', error: 'Проверьте форму', errors: { email: 'CORRECT_EMAIL' } },
  }
  const network: RequestError = { kind: 'network' }
  expect([isStatus(error, 422), isStatus(error, 404), isStatus(network, 422)]).toStrictEqual([true, false, false])
  expect([isRefusal(error, 'WRONG_CAPTCHA', 'WRONG_FORM_DATA'), isRefusal(error, 'WRONG_CAPTCHA')]).toStrictEqual([true, false])
  expect([wordsOf(error), wordsOf(network)]).toStrictEqual(['Проверьте форму', null])
  expect([formCodeOf(error), formCodeOf(network), formCodeOf(null)]).toStrictEqual([null, 'NO_GAINED_RESPONSE_DATA', null])
  expect([fieldCodesOf(error), fieldCodesOf(network), fieldCodesOf(null)]).toStrictEqual([{ email: 'CORRECT_EMAIL' }, {}, {}])
})

test('a page that gets no answer blames the connection, not the shop [errors-page.connection-lost]', () => {
  expect(pageFailureOf({ kind: 'network' })).toStrictEqual({ status: 500, isLost: true })
})

test('a page whose answer breaks its contract says so, for its version is at fault', () => {
  expect(pageFailureOf({ kind: 'contract', about: 'x' })).toStrictEqual({ status: 500, isOfContract: true })
})

test.each<[RequestError, number]>([
  [{ kind: 'http', status: 404, code: 'NOT_FOUND', refusal: null }, 404],
  [{ kind: 'http', status: 400, code: 'BAD_REQUEST', refusal: null }, 404],
  [{ kind: 'http', status: 422, code: 'WRONG_FORM_DATA', refusal: null }, 404],
  [{ kind: 'http', status: 429, code: 'TOO_MANY_REQUESTS', refusal: null }, 500],
  [{ kind: 'http', status: 503, code: 'SERVER_BUSY', refusal: null }, 500],
])('a page whose data fails with %j responds with %i [routes.hostile-addresses]', (error, status) => {
  expect(pageFailureOf(error)).toStrictEqual({ status })
})

test.each<[RequestError, number]>([
  [{ kind: 'network' }, 503],
  [{ kind: 'http', status: 429, code: 'TOO_MANY_REQUESTS', refusal: null }, 503],
  [{ kind: 'http', status: 503, code: 'SERVER_BUSY', refusal: null }, 503],
  [{ kind: 'http', status: 500, code: 'SERVER_ERROR', refusal: null }, 500],
  [{ kind: 'http', status: 404, code: 'NOT_FOUND', refusal: null }, 404],
])('a document whose data fails with %j responds with %i [errors-page.api-away]', (error, status) => {
  const server = jest.replaceProperty(globalThis as unknown as { __SERVER__: boolean }, '__SERVER__', true)
  expect(pageFailureOf(error)).toStrictEqual({ status })
  server.restore()
})

test('a change counts as in progress until it succeeds or fails; reads and parallel changes never count', async () => {
  const change = defineEndpoint('/pieces', {
    name: 'changePiece',
    method: 'POST',
    answer: v.object({ name: v.string() }),
    about: 'Changes a piece.',
    example: { answer: { name: 'Ring' } },
  })
  for (const [fx, count] of [
    [createRequestFx(change), 1],
    [createRequestFx(change, { parallel: true }), 0],
    [createRequestFx(readPiece), 0],
  ] as const) {
    for (const isAnswered of [true, false]) {
      let settle = () => {}
      const scope = scopeWith(
        () => new Promise((done, failed) => (settle = () => (isAnswered ? done({ name: 'Ring' }) : failed({ kind: 'network' })))),
      )
      const under = allSettled(fx as typeof fx & ReturnType<typeof createRequestFx>, { scope, params: { params: { id: '1' } } })
      expect(scope.getState($changesUnderWay)).toBe(count)
      settle()
      await under
      expect(scope.getState($changesUnderWay)).toBe(0)
    }
  }
})
