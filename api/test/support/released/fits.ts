import type { Shape } from '@shop/contracts/core/shapes/shape'

const waysOf = ({ anyOf, oneOf }: Shape) => anyOf ?? oneOf
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const within = (at: string, name: string) => (at ? `${at}.${name}` : name)

/** `integer`, as JSON Schema names it. */
const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value

interface Fault {
  /** `result.product.price` */
  at: string
  /** Ends a sentence that begins with the name: `is missing`. */
  why: string
}

/** Of several shapes the one whose constants the value has, such as `kind: 'steps'`. */
const isKind = (value: unknown, { properties = {} }: Shape) =>
  isObject(value) && Object.entries(properties).every(([name, shape]) => !('const' in shape) || shape.const === value[name])

/** Of several choices the one that went furthest tells most. */
const furthest = (faults: Fault[]): Fault | null =>
  faults.reduce<Fault | null>((one, other) => (one && one.at.length >= other.at.length ? one : other), null)

/**
 * The first reason why a reader that was built for a shape cannot read a value; null where it can. Names that it does not know are nothing to
 * it. @param at name of the value
 */
export function faultOf(value: unknown, shape: Shape, at = ''): Fault | null {
  const ways = waysOf(shape)
  if (ways) {
    const meant = ways.filter((way) => isKind(value, way))
    const faults = (meant.length > 0 ? meant : ways).map((way) => faultOf(value, way, at))
    return faults.includes(null) ? null : furthest(faults.filter((fault) => fault !== null))
  }
  for (const part of shape.allOf ?? []) {
    const fault = faultOf(value, part, at)
    if (fault) return fault
  }
  const type = typeOf(value)
  if (shape.type !== undefined && type !== shape.type && !(type === 'integer' && shape.type === 'number'))
    return { at, why: `is ${type} and not ${shape.type}` }
  const known = 'const' in shape ? [shape.const] : shape.enum
  if (known && !known.includes(value)) return { at, why: `is ${JSON.stringify(value)}, which it does not know` }
  return isObject(value) ? faultOfNames(value, shape, at) : Array.isArray(value) ? faultOfItems(value, shape, at) : null
}

function faultOfNames(value: Record<string, unknown>, shape: Shape, at: string): Fault | null {
  const { properties = {}, required = [], additionalProperties: others } = shape
  const missing = required.find((name) => !Object.hasOwn(value, name))
  if (missing !== undefined) return { at: within(at, missing), why: 'is missing' }
  for (const [name, one] of Object.entries(value)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : typeof others === 'object' ? others : undefined
    const fault = known && faultOf(one, known, within(at, name))
    if (fault) return fault
  }
  return null
}

function faultOfItems(value: readonly unknown[], { items, prefixItems = [] }: Shape, at: string): Fault | null {
  if (value.length < prefixItems.length) return { at, why: `has fewer than ${prefixItems.length} parts` }
  for (const [index, one] of value.entries()) {
    const fault = faultOf(one, prefixItems[index] ?? items ?? {}, `${at}[]`)
    if (fault) return fault
  }
  return null
}
