import { FINGERS } from '@shop/contracts/catalog/ring-scale'
import type { RingSizeChange, RingSizes } from '@shop/contracts/account/ring-sizes'
import { MAX_SIZE_OWNERS } from '@shop/contracts/core/limits'
import { serverNow } from '@shop/contracts/core/time/clock'
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

const isSame = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase()
const others = <Named extends { name: string | null }>(list: readonly Named[], name: string | null) =>
  list.filter((one) => !isSame(one.name, name))

/** Nothing of this name is kept, nor noted as forgotten. */
function without({ forgotten = [], people, ...mine }: KeptSizes, name: string | null): KeptSizes {
  const left = others(forgotten, name)
  return {
    ...(name === null ? { mine: null } : mine),
    people: others(people, name),
    ...(left.length > 0 && { forgotten: left }),
  }
}

export const withMine = (kept: KeptSizes, mine: number): KeptSizes => ({ ...without(kept, null), mine, mineAt: serverNow() })

/** The newest first; a name has one size. */
export function withPerson(kept: KeptSizes, person: Person): KeptSizes {
  const rest = without(kept, person.name)
  return { ...rest, people: [{ ...person, at: serverNow() }, ...rest.people].slice(0, MAX_PEOPLE) }
}

/** Forgets a name; `isNoted` for an account, which is told later. */
export function withoutName(kept: KeptSizes, { name, isNoted }: { name: string | null; isNoted: boolean }): KeptSizes {
  const rest = without(kept, name)
  return isNoted ? { ...rest, forgotten: [...(rest.forgotten ?? []), { name, at: serverNow() }].slice(-MAX_SIZE_OWNERS) } : rest
}

/** What an account has to be told. */
export const changesOf = ({ mine, mineAt = 0, people, forgotten = [] }: KeptSizes): RingSizeChange[] => [
  ...(mine === null ? [] : [{ name: null, finger: 'ring' as const, size: mine, at: mineAt }]),
  ...people.map(({ name, finger, size, at = 0 }) => ({ name, finger, size, at })),
  ...forgotten.map(({ name, at }) => ({ name, finger: 'ring' as const, size: null, at })),
]

/** Leaves what has changed since it was sent and what found no room: only the browser has it. */
export const withoutSent = (kept: KeptSizes, sent: readonly RingSizeChange[], noRoom: readonly string[]): KeptSizes =>
  changesOf(kept)
    .filter(({ name, at }) => !noRoom.includes(name ?? '') && sent.some((one) => isSame(one.name, name) && one.at === at))
    .reduce((rest, { name }) => without(rest, name), kept)

/** Sizes of the account with what the browser has changed. */
export function together(account: RingSizes, kept: KeptSizes): RingSizes {
  const changed = changesOf(kept)
  return {
    mine: kept.mine ?? (changed.some(({ name }) => name === null) ? null : account.mine),
    people: [...kept.people, ...account.people.filter((person) => !changed.some(({ name }) => isSame(name, person.name)))],
  }
}
