import { FINGERS } from '@shop/contracts/catalog/ring-scale'
import type { RingSizes } from '@shop/contracts/account/ring-sizes'
import { MAX_SIZE_OWNERS } from '@shop/contracts/core/limits'
import { LARGEST, nearest, SMALLEST } from './systems.ts'

/** Where the browser keeps ring sizes. */
export const SIZES_KEY = 'ring-sizes'
/** Older names beyond these are forgotten. */
export const MAX_PEOPLE = MAX_SIZE_OWNERS - 1
export const MAX_NAME = 40

/** Whose size it was and when; null: the shopper's own. */
interface Forgotten {
  name: string | null
  at: number
}

export type Person = RingSizes['people'][number]

/** Without `at`: kept by a version that noted no time. */
export interface KeptSizes {
  /** The shopper's own, its inner diameter in mm; null: not known. */
  mine: number | null
  mineAt?: number
  people: (Person & { at?: number })[]
  /** What the account has to forget. */
  forgotten?: Forgotten[]
}

export const NOTHING: KeptSizes = { mine: null, people: [] }

/** Anything may stand in storage: what is no size is left out. */
export function parseSizes(text: string | null): KeptSizes {
  try {
    const { mine, mineAt, people, forgotten } = JSON.parse(text ?? '') as Record<keyof KeptSizes, unknown>
    const gone = listOf(forgotten).filter(isForgotten)
    return {
      mine: isSize(mine) ? mine : null,
      ...(isTime(mineAt) && { mineAt }),
      people: listOf(people).filter(isPerson).slice(0, MAX_PEOPLE),
      ...(gone.length > 0 && { forgotten: gone }),
    }
  } catch {
    return NOTHING
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const isTime = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
const isName = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= MAX_NAME
const isSize = (value: unknown): value is number =>
  typeof value === 'number' && value >= SMALLEST && value <= LARGEST && nearest(value) === value

function isPerson(value: unknown): value is Person {
  const { name, finger, size, at = 0 } = (value ?? {}) as Partial<KeptSizes['people'][number]>
  return isName(name) && FINGERS.some((one) => one === finger) && isSize(size) && isTime(at)
}

function isForgotten(value: unknown): value is Forgotten {
  const { name, at } = (value ?? {}) as Partial<Forgotten>
  return (name === null || isName(name)) && isTime(at)
}
