import { readReleased, written } from '@shop/contracts/core/shapes/released'
import { call, object } from '../../release/test/gate/offered.ts'
import { brokenFor, callsNow } from './fit.ts'

const PIECE = object({ name: { type: 'string' } })
const LOOK = call('GET /looks/{}', PIECE)
const NOTE = call('POST /notes', PIECE, { csrf: true, body: object({ text: { type: 'string' } }), file: 'picture' })

test('what is written is read again as it was, and an answer of two calls is kept once', () => {
  const versions = [
    { version: '1.2.0', calls: [LOOK, NOTE] },
    { version: '1.1.0', calls: [LOOK] },
  ]
  expect(readReleased(written(versions))).toStrictEqual(versions)
  expect(written(versions).match(/"shape":/g)).toHaveLength(2)
})

test('a contract that released versions still call cannot go: the version and the call are named [release.last-three-fit]', () => {
  const versions = [
    { version: '1.2.0', calls: [LOOK] },
    { version: '1.1.0', calls: [LOOK, NOTE] },
  ]
  const offered = (...calls: (typeof LOOK)[]) => new Map(calls.map((each) => [each.call, each]))
  expect(brokenFor('mfe-catalog', versions, offered(LOOK, NOTE))).toStrictEqual([])
  expect(brokenFor('mfe-catalog', versions, offered(LOOK))).toStrictEqual([
    'mfe-catalog 1.1.0, which can be gone back to, calls POST /notes, which the API of these contracts does not offer: keep both until three later versions are released (npm run released), or take it out of docs/released when nobody goes back to it',
  ])
  expect(brokenFor('mfe-catalog', versions, offered(call('GET /looks/{}', object({})), NOTE))).toHaveLength(2)
})

test('the calls of today are those of the contracts', async () => {
  const now = await callsNow()
  expect(now.has('GET /catalog/{}/{}/info')).toBe(true)
  expect(now.get('GET /promises')?.hash).toMatch(/^[0-9a-f]{16}$/)
})
