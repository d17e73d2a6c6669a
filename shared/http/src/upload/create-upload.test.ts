import { allSettled, createWatch, fork } from 'effector'
import * as v from 'valibot'
import { defineEndpoint } from '@shop/contracts/core/endpoint'
import { createUpload } from './index.ts'

const sendPicture = defineEndpoint('/pictures', {
  name: 'sendPicture',
  method: 'POST',
  body: v.object({ title: v.string(), wide: v.boolean() }),
  file: { field: 'picture', maxBytes: 100, types: ['png'] },
  answer: v.object({ id: v.string() }),
  about: 'A picture.',
  example: { answer: { id: '1' } },
})

/** A browser's call whose progress and answer come when the test says so. */
class FakeCall {
  static last: FakeCall
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onloadend = () => {}
  status = 0
  responseText = ''
  opened: string[] = []
  headers: Record<string, string> = {}
  form = new FormData()
  constructor() {
    FakeCall.last = this
  }
  open = (...opened: string[]) => void (this.opened = opened)
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value)
  send = (form: FormData) => void (this.form = form)
  abort = () => {
    this.onabort()
    this.onloadend()
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload()
    this.onloadend()
  }
}

const file = new File(['picture'], 'ring.png')
const params = { body: { title: 'Ring', wide: true }, file }

async function begun() {
  globalThis.fetch = jest.fn(async () => ({ ok: true, status: 200, json: async () => ({ csrfToken: 't1' }) })) as never
  globalThis.XMLHttpRequest = FakeCall as never
  const upload = createUpload(sendPicture)
  const scope = fork()
  const shares: (number | null)[] = []
  createWatch({ unit: upload.$progress, scope, fn: (share) => shares.push(share) })
  const failed = jest.fn()
  createWatch({ unit: upload.uploadFx.failData, scope, fn: failed })
  const settled = allSettled(upload.uploadFx, { scope, params })
  // The token comes first.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  const call = FakeCall.last
  return { upload, scope, shares, failed, settled, call, cancel: () => allSettled(upload.cancelled, { scope }) }
}

test('fields and file are sent as one form with the token, and progress is reported', async () => {
  const { settled, call, shares } = await begun()
  expect(call.opened).toStrictEqual(['POST', '/backend/pictures'])
  expect(call.headers).toMatchObject({ 'x-csrf-token': 't1', accept: 'application/json' })
  expect(call.headers).not.toHaveProperty('content-type')
  expect([...call.form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])).toStrictEqual([
    ['title', 'Ring'],
    ['wide', 'true'],
    ['picture', 'ring.png'],
  ])
  call.upload.onprogress?.({ loaded: 30, total: 120 })
  call.upload.onprogress?.({ loaded: 120, total: 120 })
  call.answer(200, { id: '7' })
  expect(await settled).toStrictEqual({ status: 'done', value: { id: '7' } })
  expect(shares).toStrictEqual([0, 0.25, 1, null])
})

test('a canceled upload stops and is not a failure', async () => {
  const { settled, call, cancel, shares, failed } = await begun()
  call.upload.onprogress?.({ loaded: 60, total: 120 })
  await cancel()
  expect(await settled).toStrictEqual({ status: 'fail', value: { kind: 'aborted' } })
  expect(failed).not.toHaveBeenCalled()
  expect(shares.at(-1)).toBeNull()
})

test('a refusal keeps its code and its field codes', async () => {
  const { settled, call } = await begun()
  const refusal = { result: false, code: 'WRONG_FORM_DATA', error: 'No', errors: { picture: 'WRONG_FIELD' } }
  call.answer(400, refusal)
  expect((await settled).value).toStrictEqual({ kind: 'http', status: 400, code: 'WRONG_FORM_DATA', refusal })
})

test('an answer that violates the contract is a failure', async () => {
  const { settled, call } = await begun()
  call.answer(200, { id: 7 })
  expect((await settled).value).toMatchObject({ kind: 'contract' })
})

test('a broken connection is a network failure', async () => {
  const { settled, call } = await begun()
  call.onerror()
  expect((await settled).value).toStrictEqual({ kind: 'network' })
})

test('a slow connection may take as long as it makes progress, a stalled one times out', async () => {
  jest.useFakeTimers()
  const { settled, call } = await begun()
  const given = jest.spyOn(call, 'abort')
  for (const loaded of [1, 2, 3, 4]) {
    jest.advanceTimersByTime(29_000)
    call.upload.onprogress?.({ loaded, total: 120 })
  }
  jest.advanceTimersByTime(29_999)
  expect(given).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(given).toHaveBeenCalledTimes(1)
  expect((await settled).value).toStrictEqual({ kind: 'network' })
  jest.useRealTimers()
})
