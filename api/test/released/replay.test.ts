import { broken, type KeptCall, keptCalls, whyNot } from '../support/released/calls.ts'
import { JOURNEY } from '../support/released/journey.ts'
import { send } from '../support/released/send.ts'
import { World } from '../support/released/world.ts'

const kept = keptCalls()
const inOrder = Object.keys(JOURNEY).flatMap((id) => kept.filter(({ call }) => call === id))
const title = ({ call, versions }: KeptCall) => `${call}, of ${versions.join(', ')}`

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

/** Sends a call as the version does; answers who breaks, where and by what. */
async function replayed(call: KeptCall, isWhole: boolean): Promise<string | null> {
  const step = JOURNEY[call.call]
  if (!step) throw new Error(unsent(call))
  const why = whyNot(call.shape, await send(call, await step(world, call.shape), isWhole))
  return why && broken(call, why)
}
const unsent = ({ call, versions }: KeptCall) =>
  `${versions.join(', ')} calls ${call}, which is not replayed: add a step '${call}' to api/test/support/released/steps`

test('every call of the last three versions is replayed [release.n-minus-2-replayed]', () => {
  expect(kept.filter(({ call }) => !Object.hasOwn(JOURNEY, call)).map(unsent)).toStrictEqual([])
  const left = Object.keys(JOURNEY).filter((id) => !kept.some(({ call }) => call === id))
  expect(left.map((id) => `No released version calls ${id} any more: remove its step`)).toStrictEqual([])
})

describe('today’s API answers a released version as it did then [release.n-minus-2-replayed]', () => {
  test.each(inOrder.map((call) => [title(call), call] as const))('%s', async (_, call) => {
    expect([await replayed(call, false), await replayed(call, true)]).toStrictEqual([null, null])
  })
})
