import { LARGEST, nearest, SMALLEST } from './systems.ts'

/** Where the device keeps ring sizes. */
export const SIZES_KEY = 'ring-sizes'
/** Older names beyond these are forgotten. */
export const MAX_PEOPLE = 12
export const MAX_NAME = 40

export const FINGERS = ['ring', 'middle', 'index', 'little', 'thumb'] as const
export type Finger = (typeof FINGERS)[number]

export interface Person {
  name: string
  finger: Finger
  /** Inner diameter in mm. */
  size: number
}

export interface KeptSizes {
  /** The shopper's own; null: not known. */
  mine: number | null
  people: Person[]
}

export const NOTHING: KeptSizes = { mine: null, people: [] }

/** Anything may stand in storage: what is no size is left out. */
export function parseSizes(text: string | null): KeptSizes {
  try {
    const { mine, people } = JSON.parse(text ?? '') as { mine?: unknown; people?: unknown }
    return {
      mine: isSize(mine) ? mine : null,
      people: (Array.isArray(people) ? people : []).filter(isPerson).slice(0, MAX_PEOPLE),
    }
  } catch {
    return NOTHING
  }
}

const isSize = (value: unknown): value is number =>
  typeof value === 'number' && value >= SMALLEST && value <= LARGEST && nearest(value) === value

function isPerson(value: unknown): value is Person {
  const { name, finger, size } = (value ?? {}) as Partial<Person>
  return typeof name === 'string' && name !== '' && name.length <= MAX_NAME && FINGERS.some((one) => one === finger) && isSize(size)
}

const isNamed = (name: string) => (person: Person) => person.name.toLowerCase() === name.toLowerCase()

/** The newest first; a name has one size. */
export const withPerson = ({ mine, people }: KeptSizes, person: Person): KeptSizes => ({
  mine,
  people: [person, ...withoutName(people, person.name)].slice(0, MAX_PEOPLE),
})

export const withoutPerson = ({ mine, people }: KeptSizes, name: string): KeptSizes => ({ mine, people: withoutName(people, name) })

const withoutName = (people: readonly Person[], name: string) => people.filter((person) => !isNamed(name)(person))
