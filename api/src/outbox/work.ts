import type { GenericSchema, InferOutput } from 'valibot'

/** A kind of work for after a transaction, with the shape of what it needs. */
export interface Work<Payload> {
  kind: string
  schema: GenericSchema<unknown, Payload>
}

export const defineWork = <Schema extends GenericSchema>(kind: string, schema: Schema): Work<InferOutput<Schema>> => ({ kind, schema })
