import { allSettled, createEvent, fork, sample } from 'effector'
import * as v from 'valibot'
import { defineEndpoint } from '@shop/contracts/core/endpoint'
import { askAhead } from './ahead.ts'
import { createRequestFx } from '../create-request.ts'
import { readsStartedBy } from './reads.ts'
import { sendFx } from '../send.ts'

const definition = { answer: v.object({}), about: 'A piece.', example: { answer: {} } }
const read = defineEndpoint('/pieces/{id}', { ...definition, name: 'read', method: 'GET' })
const change = defineEndpoint('/change', { ...definition, name: 'change', method: 'POST' })

const opened = createEvent<string>()
const changed = createEvent()
const readFx = createRequestFx(read)
sample({ clock: opened, filter: (id) => id !== '', fn: (id) => ({ params: { id } }), target: readFx })
sample({ clock: changed, fn: () => ({}), target: createRequestFx(change) })

const scopeWith = (send: () => Promise<unknown>) => fork({ handlers: [[sendFx, send]] })

test('reads started by opening a page are known synchronously and settle with their answers', async () => {
  let come = (_: unknown) => {}
  const scope = scopeWith(() => new Promise((done) => (come = done)))
  const reads = readsStartedBy(() => void allSettled(opened, { scope, params: '1' }))
  expect(reads).toHaveLength(1)
  come({})
  await expect(Promise.allSettled(reads)).resolves.toMatchObject([{ status: 'fulfilled' }])
})

test('a page with all its data starts no reads, and changes do not count', () => {
  const scope = scopeWith(() => Promise.resolve({}))
  expect(readsStartedBy(() => void allSettled(opened, { scope, params: '' }))).toStrictEqual([])
  expect(readsStartedBy(() => void allSettled(changed, { scope }))).toStrictEqual([])
})

test('requests started later are not counted', async () => {
  const scope = scopeWith(() => Promise.resolve({}))
  const reads = readsStartedBy(() => {})
  await allSettled(opened, { scope, params: '1' })
  expect(reads).toStrictEqual([])
})

test('a prefetched answer is awaited like any other', async () => {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response('{}')))
  const send = jest.fn(() => Promise.resolve({}))
  void askAhead({ method: 'GET', path: '/pieces/ahead' })
  const reads = readsStartedBy(() => void allSettled(opened, { scope: scopeWith(send), params: 'ahead' }))
  expect(reads).toHaveLength(1)
  await Promise.all(reads)
  expect([send.mock.calls.length, jest.mocked(fetch).mock.calls.length]).toStrictEqual([0, 1])
})
