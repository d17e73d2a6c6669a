import type { GenericSchema, InferOutput } from 'valibot'

/** A job kind with its payload schema. */
export interface Work<Payload> {
  kind: string
  schema: GenericSchema<unknown, Payload>
}

export const defineJob = <Schema extends GenericSchema>(kind: string, schema: Schema): Work<InferOutput<Schema>> => ({ kind, schema })
