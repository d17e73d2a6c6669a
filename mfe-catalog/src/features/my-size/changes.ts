import type { RingSizeChange, RingSizes } from '@shop/contracts/account/ring-sizes'
import { MAX_SIZE_OWNERS } from '@shop/contracts/core/limits'
import { serverNow } from '@shop/contracts/core/time/clock'
import { isName, isTime, MAX_PEOPLE, type KeptSizes, type Person } from './kept.ts'

/** A size that was deleted: its name (null: the shopper's own) and the time. */
interface Forgotten {
  name: string | null
  at: number
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
  const left = others(forgotten.filter(isForgotten), name)
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
  ...forgotten.filter(isForgotten).map(({ name, at }) => ({ name, finger: 'ring' as const, size: null, at })),
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
