import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { MAX_SIZE_OWNERS } from '../core/limits.ts'
import { typedLine } from '../core/text/typed-text.ts'
import { FINGERS, LARGEST_RING, RING_STEP, SMALLEST_RING } from '../catalog/rings/ring-scale.ts'

/** A browser may have as many names again that the account lacks. */
const MAX_CHANGES = 2 * MAX_SIZE_OWNERS

/** Inner diameter in mm. */
export const RingSize = v.pipe(v.number(), v.minValue(SMALLEST_RING), v.maxValue(LARGEST_RING), v.multipleOf(RING_STEP))
const finger = v.picklist(FINGERS)

/** A size that was saved or forgotten. */
export const RingSizeChange = v.object({
  /** Whose size; null: the shopper's own. */
  name: v.nullable(v.pipe(v.string(), typedLine, v.nonEmpty('EMPTY_NAME'), v.maxLength(40, 'TOO_LONG'))),
  finger,
  /** Inner diameter in mm; null: forgotten. */
  size: v.nullable(RingSize),
  /** When, in ms since 1970; 0: not known. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type RingSizeChange = v.InferOutput<typeof RingSizeChange>

export const RingSizes = v.object({
  /** The shopper's own; null: not known. */
  mine: v.nullable(RingSize),
  /** The newest first. */
  people: v.array(v.object({ name: v.string(), finger, size: RingSize })),
})
export type RingSizes = v.InferOutput<typeof RingSizes>

const answer = v.object({
  result: RingSizes,
  /** Names that the account has no room for. */
  left: v.array(v.string()),
})
const example = { answer: { result: { mine: 16.5, people: [{ name: 'Мама', finger: 'ring', size: 18 }] }, left: [] } }

export const ringSizes = defineEndpoint('/profile/ring-sizes', {
  name: 'ringSizes',
  method: 'GET',
  answer,
  about: 'Ring sizes among the saved sizes, as the ring sizer keeps them. UNAUTHORIZED (401) for a guest.',
  example,
})

export const keepRingSizes = defineEndpoint('/profile/ring-sizes', {
  name: 'keepRingSizes',
  method: 'POST',
  body: v.object({ changes: v.pipe(v.array(RingSizeChange), v.maxLength(MAX_CHANGES)) }),
  answer,
  about: `Keeps what a browser has changed: of two sizes of one name the newer wins. Names beyond ${MAX_SIZE_OWNERS} are left. UNAUTHORIZED (401) for a guest.`,
  example: { body: { changes: [{ name: 'Мама', finger: 'ring', size: 18, at: 1_760_000_000_000 }] }, ...example },
})
