import type { GenericSchema, InferOutput } from 'valibot'

/**
 * One call of the API. The same value serves the client, the API, its OpenAPI page and the tests:
 * what goes out is checked against `body`, what comes back against `answer`.
 */
export interface Endpoint<Params extends string = string, Body = unknown, Answer = unknown, Query = unknown> {
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  /** With `{name}` for parameters. */
  path: string
  /** Names of the parameters in `path`. */
  params: readonly Params[]
  body: GenericSchema<unknown, Body> | null
  /** What may stand behind the question mark; lists are written `name[]`. */
  query: GenericSchema<unknown, Query> | null
  answer: GenericSchema<unknown, Answer>
  /** Media type of an answer that is no JSON. */
  type?: string
  /** A file goes with the body, as multipart/form-data. */
  file?: FilePart
  /** A call that changes something wants the X-CSRF-TOKEN header. */
  csrf: boolean
  about: string
  example: { body?: unknown; answer: unknown }
}

export interface FilePart {
  /** Its field in the form. */
  field: string
  maxBytes: number
  /** Endings of its name, without a dot; what it really is, the server knows by its content. */
  types: readonly string[]
}

interface Definition<
  BodySchema extends GenericSchema | undefined,
  AnswerSchema extends GenericSchema,
  QuerySchema extends GenericSchema | undefined,
> {
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  body?: BodySchema
  query?: QuerySchema
  answer: AnswerSchema
  type?: string
  file?: FilePart
  csrf?: boolean
  about: string
  example: { body?: unknown; answer: unknown }
}

type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never

type OutputOf<Schema extends GenericSchema | undefined> = Schema extends GenericSchema ? InferOutput<Schema> : undefined

/** Defines a call. `csrf` defaults to true for everything but GET. */
export function defineEndpoint<
  const Path extends string,
  AnswerSchema extends GenericSchema,
  BodySchema extends GenericSchema | undefined = undefined,
  QuerySchema extends GenericSchema | undefined = undefined,
>(
  path: Path,
  definition: Definition<BodySchema, AnswerSchema, QuerySchema>,
): Endpoint<ParamsOf<Path>, OutputOf<BodySchema>, InferOutput<AnswerSchema>, OutputOf<QuerySchema>> {
  const { body = null, query = null, csrf = definition.method !== 'GET', ...rest } = definition
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return { ...rest, path, params, body, query, csrf } as never
}

/** The address of a call: parameters are encoded, a missing one is an error. */
export function pathOf(endpoint: { path: string }, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${endpoint.path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined

/** The query of a call, with its question mark: lists become `name[]`, what is empty is left out. */
export function searchOf(query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue
    if (typeof value === 'object') for (const one of value) search.append(`${name}[]`, String(one))
    else search.append(name, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}
