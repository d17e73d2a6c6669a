import { broken, type KeptCall, whyNot } from './calls.ts'
import { JOURNEY } from './journey.ts'
import { send } from './send.ts'
import type { World } from './world.ts'

/** Calls that the journey does not send, one sentence each. */
export const unsent = (calls: readonly KeptCall[]): string[] =>
  calls.flatMap(({ call, versions }) =>
    Object.hasOwn(JOURNEY, call)
      ? []
      : [`${versions.join(', ')} calls ${call}, which is not replayed: add a step '${call}' to api/test/support/released/steps`],
  )

/** Sends a call as its versions do: once with required fields, once with all. Returns a sentence for each failure. */
export async function replayed(world: World, kept: KeptCall): Promise<string[]> {
  const step = JOURNEY[kept.call]
  if (!step) return unsent([kept])
  const found = new Set<string>()
  for (const isWhole of [false, true]) {
    for (const sent of [await step(world, kept.shape)].flat()) {
      const why = whyNot(kept.shape, await send(kept, sent, isWhole), sent.isDeclined)
      if (why !== null) found.add(broken(kept, why))
    }
  }
  return [...found]
}
