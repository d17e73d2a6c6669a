import type { GenericSchema, InferOutput } from 'valibot'

/**
 * One call of the API (spec §7). The same value serves the client, the API, its OpenAPI page and the tests:
 * what goes out is checked against `body`, what comes back against `answer`.
 */
export interface Endpoint<Params extends string = string, Body = unknown, Answer = unknown> {
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  /** With `{name}` for parameters, as the specification writes it. */
  path: string
  /** Names of the parameters in `path`. */
  params: readonly Params[]
  body: GenericSchema<unknown, Body> | null
  answer: GenericSchema<unknown, Answer>
  /** A call that changes something wants the X-CSRF-TOKEN header. */
  csrf: boolean
  about: string
  example: { body?: unknown; answer: unknown }
}

interface Definition<BodySchema extends GenericSchema | undefined, AnswerSchema extends GenericSchema> {
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  body?: BodySchema
  answer: AnswerSchema
  csrf?: boolean
  about: string
  example: { body?: unknown; answer: unknown }
}

type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never

/** Defines a call. `csrf` defaults to true for everything but GET. */
export function defineEndpoint<
  const Path extends string,
  AnswerSchema extends GenericSchema,
  BodySchema extends GenericSchema | undefined = undefined,
>(
  path: Path,
  definition: Definition<BodySchema, AnswerSchema>,
): Endpoint<ParamsOf<Path>, BodySchema extends GenericSchema ? InferOutput<BodySchema> : undefined, InferOutput<AnswerSchema>> {
  const { body = null, csrf = definition.method !== 'GET', ...rest } = definition
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return { ...rest, path, params, body, csrf } as never
}

/** The address of a call: parameters are encoded, a missing one is an error. */
export function pathOf(endpoint: { path: string }, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${endpoint.path} needs ${name}`)
    return encodeURIComponent(value)
  })
}
