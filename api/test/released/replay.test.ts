import type { CallShape, Shape } from '@shop/contracts/core/shapes/shape'
import { type KeptCall, keptCalls } from '../support/released/calls.ts'
import { JOURNEY } from '../support/released/journey.ts'
import { replayed, unsent } from '../support/released/replay.ts'
import { World } from '../support/released/world.ts'

const kept = keptCalls()
const inOrder = Object.keys(JOURNEY).flatMap((id) => kept.filter(({ call }) => call === id))

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

test('every call of the last three versions of each part is replayed [release.n-minus-2-replayed]', () => {
  expect(kept.length).toBeGreaterThan(100)
  expect(unsent(kept)).toStrictEqual([])
  const left = Object.keys(JOURNEY).filter((id) => !kept.some(({ call }) => call === id))
  expect(left.map((id) => `No released version calls ${id} any more: take its step out of api/test/support/released/steps`)).toStrictEqual(
    [],
  )
})

describe('today’s API takes and answers what a released version was built for [release.n-minus-2-replayed]', () => {
  test.each(inOrder.map((call) => [`${call.call}, of ${call.versions.join(', ')}`, call] as const))('%s', async (_, call) => {
    expect(await replayed(world, call)).toStrictEqual([])
  })
})

describe('a version that the API has left is named, with the call and the field [release.n-minus-2-replayed]', () => {
  /** A call that is kept, as if it had been built for something else. */
  const builtFor = (id: string, change: (shape: CallShape) => Partial<CallShape>): KeptCall => {
    const call = kept.find((one) => one.call === id)
    if (!call) throw new Error(`${id} is not kept.`)
    return { ...call, versions: ['mfe-landings 0.9.0'], shape: { ...call.shape, ...change(call.shape) } }
  }
  const promise = (changes: Record<string, Shape>): Shape => ({
    type: 'object',
    properties: { promises: { type: 'array', items: { type: 'object', properties: changes, required: Object.keys(changes) } } },
    required: ['promises'],
  })
  const said = (why: string) => [`mfe-landings 0.9.0, which can be gone back to, cannot go on after ${why}`]

  test('a field of the answer is gone', async () => {
    const call = builtFor('GET /promises', () => ({ answer: promise({ heading: { type: 'string' } }) }))
    expect(await replayed(world, call)).toStrictEqual(said('GET /promises: in its answer `promises[].heading` is missing'))
  })

  test('a field of the answer has another type', async () => {
    const call = builtFor('GET /promises', () => ({ answer: promise({ title: { type: 'integer' } }) }))
    expect(await replayed(world, call)).toStrictEqual(said('GET /promises: in its answer `promises[].title` is string and not integer'))
  })

  test('the body has a new required field', async () => {
    const call = builtFor('POST /cart/remove', () => ({ body: { type: 'object', properties: {} } }))
    expect(await replayed(world, call)).toStrictEqual(
      said('POST /cart/remove: it is refused with 400 WRONG_FORM_DATA {"sku_id":"REQUIRED_FIELD"}'),
    )
  })

  test('a call that the journey does not send', () => {
    const call = { ...builtFor('GET /promises', () => ({})), call: 'GET /looks/{}' }
    expect(unsent([call])).toStrictEqual([
      "mfe-landings 0.9.0 calls GET /looks/{}, which is not replayed: add a step 'GET /looks/{}' to api/test/support/released/steps",
    ])
  })
})
