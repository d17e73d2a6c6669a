import type { Shape } from '@shop/contracts/core/shapes/shape'
import { faultOf } from './fits.ts'

/** Which fields of a shape are sent: every one that a version may send, or those that it always sends and these. */
export type Fields = 'all' | readonly string[]

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const waysOf = ({ anyOf, oneOf }: Shape) => anyOf ?? oneOf

const PLAINEST: Record<string, unknown> = { array: [], string: 'text', integer: 1, number: 1, boolean: false, null: null }

/** The plainest value of a shape. */
function plainest(shape: Shape, fields: Fields): unknown {
  const [way] = waysOf(shape)?.toSorted((one, other) => Number(other.type === 'null') - Number(one.type === 'null')) ?? []
  if (way) return plainest(way, fields)
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.type === 'object') return filled(shape, {}, fields)
  return shape.type === undefined ? null : PLAINEST[shape.type]
}

/**
 * A value with the fields of a shape and no others. @param known what they are, by name; the plainest value where nothing is said, and no
 * optional field where it is `undefined`
 */
export function filled(shape: Shape, known: unknown, fields: Fields): unknown {
  const ways = waysOf(shape)
  if (ways) return filled(ways.find((way) => !faultOf(filled(way, known, fields), way)) ?? {}, known, fields)
  if (Array.isArray(known)) return known.map((one) => filled(shape.items ?? {}, one, fields))
  if (!isObject(known) || !shape.properties) return known
  const { properties, required = [] } = shape
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const isRequired = required.includes(name)
      const isSent =
        isRequired ||
        (known[name] !== undefined ? fields === 'all' || fields.includes(name) : fields === 'all' && !Object.hasOwn(known, name))
      if (!isSent) return []
      return [[name, known[name] === undefined ? plainest(field, fields) : filled(field, known[name], fields)]]
    }),
  )
}
