import type { GenericSchema, InferOutput } from 'valibot'

/** A message between remotes: type, semver of the payload, payload schema. */
export interface EventContract<Payload = unknown> {
  type: string
  version: `${number}.${number}.${number}`
  schema: GenericSchema<unknown, Payload>
  about: string
}

export const defineEvent = <Schema extends GenericSchema>(
  type: string,
  version: EventContract['version'],
  schema: Schema,
  about: string,
): EventContract<InferOutput<Schema>> => ({ type, version, schema, about })
