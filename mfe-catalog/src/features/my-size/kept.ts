import { FINGERS, type Finger } from '@shop/contracts/catalog/rings/ring-scale'
import type { RingSizes } from '@shop/contracts/account/ring-sizes'
import { MAX_SIZE_OWNERS } from '@shop/contracts/core/limits'
import { nearest } from './systems.ts'

/** Where the browser keeps ring sizes. */
export const SIZES_KEY = 'ring-sizes'
/** Older names beyond these are forgotten. */
export const MAX_PEOPLE = MAX_SIZE_OWNERS - 1
export const MAX_NAME = 40

export type Person = RingSizes['people'][number]

/** Without `at`: kept by a version that noted no time. */
export interface KeptSizes {
  /** The shopper's own, its inner diameter in mm; null: not known. */
  mine: number | null
  mineAt?: number
  people: (Person & { at?: number })[]
  /** What the account has to forget; judged where it is told. */
  forgotten?: unknown[]
}

export const NOTHING: KeptSizes = { mine: null, people: [] }

/** Anything may stand in storage: what is no size is left out. */
export function parseSizes(text: string | null): KeptSizes {
  try {
    const { mine, mineAt, people, forgotten } = JSON.parse(text ?? '') as Record<keyof KeptSizes, unknown>
    return {
      mine: isSize(mine) ? mine : null,
      ...(isTime(mineAt) && { mineAt }),
      people: Array.isArray(people) ? people.filter(isPerson).slice(0, MAX_PEOPLE) : [],
      ...(Array.isArray(forgotten) && { forgotten }),
    }
  } catch {
    return NOTHING
  }
}

export const isTime = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
export const isName = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= MAX_NAME
const isSize = (value: unknown): value is number => typeof value === 'number' && nearest(value) === value

function isPerson(value: unknown): value is Person {
  const { name, finger, size, at = 0 } = (value ?? {}) as Partial<KeptSizes['people'][number]>
  return isName(name) && FINGERS.includes(finger as Finger) && isSize(size) && isTime(at)
}
