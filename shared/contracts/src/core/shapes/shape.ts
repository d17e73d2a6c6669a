import { createHash } from 'node:crypto'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Endpoint } from '../endpoint.ts'

/**
 * JSON Schema of what goes over the wire: types, names, lists of values. Limits of values (length, pattern, smallest number) are left out: a
 * screen shows their refusals. For servers and tools only.
 */
export interface Shape {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  /** False: no other names. A shape: names that are not known beforehand. */
  additionalProperties?: boolean | Shape
  items?: Shape
  prefixItems?: Shape[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
}

/** One call as a client and the API must agree on it. */
export interface CallShape {
  /** Requires the X-CSRF-TOKEN header. */
  csrf: boolean
  body: Shape | null
  query: Shape | null
  answer: Shape
  /** Media type of a non-JSON response. */
  type?: string
  /** Form field of an uploaded file. */
  file?: string
}

export interface Hashed<Of> {
  hash: string
  shape: Of
}

/** A call of a release, in the shape that it was built for. */
export interface UsedCall extends Hashed<CallShape> {
  /** `GET /catalog/{}/{}/info` */
  call: string
}

const LISTS = ['prefixItems', 'anyOf', 'oneOf', 'allOf'] as const

/** Names in one order, so that the same shape has the same text. */
function plain(json: Shape): Shape {
  const shape: Shape = {}
  const { type, properties, required = [], additionalProperties: others, items } = json
  if (type !== undefined) shape.type = type
  if (properties) {
    const names = Object.keys(properties).sort()
    shape.properties = Object.fromEntries(names.map((name) => [name, plain(properties[name] ?? {})]))
  }
  if (required.length > 0) shape.required = [...required].sort()
  if (others !== undefined) shape.additionalProperties = typeof others === 'object' ? plain(others) : others
  if (items) shape.items = plain(items)
  if ('const' in json) shape.const = json.const
  if (json.enum) shape.enum = [...json.enum].sort()
  for (const list of LISTS) if (json[list]) shape[list] = json[list].map(plain)
  return shape
}

/** What a schema takes from the wire. */
export const shapeOf = (schema: GenericSchema): Shape => plain(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Shape)

export const hashed = <Of>(shape: Of): Hashed<Of> => ({
  hash: createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16),
  shape,
})

/** `GET /catalog/{}/{}/info`: names of parameters are nothing to a client. */
export const callId = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`

export const callShapeOf = ({ csrf, body, query, answer, type, file }: Endpoint): Hashed<CallShape> =>
  hashed({
    csrf,
    body: body && shapeOf(body),
    query: query && shapeOf(query),
    answer: shapeOf(answer),
    ...(type !== undefined && { type }),
    ...(file && { file: file.field }),
  })
