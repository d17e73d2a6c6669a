import type { Shape } from '@shop/contracts/core/shapes/shape'

export interface Misfit {
  /** `result.product.price` */
  at: string
  /** Ends a sentence that begins with the name: `may be missing`. */
  why: string
}

/**
 * An answer that is read may have names that are not read, and no values that the reader does not know. What is sent must not have names that
 * get lost; which values of a type are taken is the server's to say, and a screen shows its refusal.
 */
export type Direction = 'read' | 'sent'

const isSame = (one: Shape, other: Shape) => JSON.stringify(one) === JSON.stringify(other)
const isAnything = (shape: Shape) => Object.keys(shape).length === 0
const waysOf = ({ anyOf, oneOf }: Shape) => anyOf ?? oneOf
const valuesOf = (shape: Shape) => ('const' in shape ? [shape.const] : shape.enum)
const within = (at: string, name: string) => (at ? `${at}.${name}` : name)
const said = (value: unknown) => JSON.stringify(value)

function typeOf(shape: Shape): string | undefined {
  if (shape.type !== undefined) return shape.type
  const [value] = valuesOf(shape) ?? []
  return value === null ? 'null' : value === undefined ? undefined : typeof value
}

/** Of an intersection: all names of its parts. */
const merged = (parts: readonly Shape[]): Shape => ({
  type: 'object',
  properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Shape>,
  required: parts.flatMap(({ required = [] }) => required),
})

/**
 * The first reason why one side cannot take everything that the other may give; null where it can. Judges names, types and lists of values.
 * @param at name of what is compared
 */
export function misfit(given: Shape, taken: Shape, at = '', direction: Direction = 'read'): Misfit | null {
  if (isAnything(taken) || isSame(given, taken)) return null
  const ways = waysOf(given)
  if (ways) return firstOf(ways, (way) => misfit(way, taken, at, direction))
  const choices = waysOf(taken)
  if (choices) return nearest(choices.map((choice) => misfit(given, choice, at, direction)))
  if (given.allOf) return misfit(merged(given.allOf), taken, at, direction)
  if (taken.allOf) return firstOf(taken.allOf, (part) => misfit(given, part, at, direction))
  return (
    misfitOfValue(given, taken, at, direction) ?? misfitOfNames(given, taken, at, direction) ?? misfitOfItems(given, taken, at, direction)
  )
}

function firstOf<Of>(all: readonly Of[], judge: (one: Of) => Misfit | null): Misfit | null {
  for (const one of all) {
    const found = judge(one)
    if (found) return found
  }
  return null
}

/** Of several choices the one that went furthest tells most. */
function nearest(found: (Misfit | null)[]): Misfit | null {
  if (found.includes(null)) return null
  return found.reduce((one, other) => ((other?.at.length ?? 0) > (one?.at.length ?? 0) ? other : one), found[0] ?? null)
}

function misfitOfValue(given: Shape, taken: Shape, at: string, direction: Direction): Misfit | null {
  const [type, wanted] = [typeOf(given), typeOf(taken)]
  if (wanted !== undefined && type !== wanted && !(type === 'integer' && wanted === 'number'))
    return { at, why: type === undefined ? `may be anything and not only ${wanted}` : `may be ${type} and not ${wanted}` }
  const known = valuesOf(taken)
  if (!known) return null
  const values = valuesOf(given)
  if (!values) return direction === 'sent' ? null : { at, why: `may be any ${type ?? 'value'} and not only ${known.map(said).join(', ')}` }
  const strange = values.find((value) => !known.includes(value))
  return strange === undefined ? null : { at, why: `may be ${said(strange)}` }
}

const valueOf = (shape: Shape, name: string): Shape | undefined =>
  shape.properties && Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined

const othersOf = ({ additionalProperties: others }: Shape) => (typeof others === 'object' ? others : undefined)

function misfitOfNames(given: Shape, taken: Shape, at: string, direction: Direction): Misfit | null {
  const ofTaken = Object.entries(taken.properties ?? {})
  const missing = firstOf(ofTaken, ([name, wanted]) => {
    const value = valueOf(given, name)
    if (taken.required?.includes(name) && !given.required?.includes(name))
      return { at: within(at, name), why: value ? 'may be missing' : 'is missing' }
    return value ? misfit(value, wanted, within(at, name), direction) : null
  })
  if (missing) return missing
  const others = othersOf(taken)
  return (
    firstOf(Object.entries(given.properties ?? {}), ([name, value]) => {
      if (valueOf(taken, name)) return null
      if (others) return misfit(value, others, within(at, name), direction)
      return direction === 'sent' && taken.properties ? { at: within(at, name), why: 'is not taken' } : null
    }) ?? (others && othersOf(given) ? misfit(othersOf(given) ?? {}, others, within(at, '*'), direction) : null)
  )
}

function misfitOfItems(given: Shape, taken: Shape, at: string, direction: Direction): Misfit | null {
  const inList = `${at}[]`
  const [ofGiven, ofTaken] = [given.prefixItems ?? [], taken.prefixItems ?? []]
  if (ofTaken.length > ofGiven.length) return { at: inList, why: `may have fewer than ${ofTaken.length} parts` }
  const inPlace = firstOf([...ofTaken.entries()], ([index, wanted]) => misfit(ofGiven[index] ?? {}, wanted, inList, direction))
  if (inPlace || !taken.items) return inPlace
  const { items } = taken
  return firstOf([...ofGiven.slice(ofTaken.length), ...(given.items ? [given.items] : [])], (item) =>
    misfit(item, items, inList, direction),
  )
}
