import type { GenericSchema, InferOutput } from 'valibot'

/** An API call. Client, API, OpenAPI page and tests share this value: `body` validates requests, `answer` validates responses. */
export interface Endpoint<Params extends string = string, Body = unknown, Answer = unknown, Query = unknown> {
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  /** Path with `{name}` parameters. */
  path: string
  /** Parameter names in `path`. */
  params: readonly Params[]
  body: GenericSchema<unknown, Body> | null
  /** Query schema; lists are written `name[]`. */
  query: GenericSchema<unknown, Query> | null
  answer: GenericSchema<unknown, Answer>
  /** Media type of a non-JSON response. */
  type?: string
  /** A file upload as multipart/form-data. */
  file?: FilePart
  /** Requires the X-CSRF-TOKEN header, as calls that change something do. */
  csrf: boolean
  about: string
  example: { body?: unknown; answer: unknown }
}

export interface FilePart {
  /** Form field name. */
  field: string
  maxBytes: number
  /** Allowed file extensions without dot; the server checks the content. */
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

/** Defines a call. `csrf` defaults to true except for GET. */
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

/** URL path of a call with encoded parameters; throws for a missing one. */
export function pathOf(endpoint: { path: string }, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${endpoint.path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined

/** Query string with its question mark: lists become `name[]`, empty values are omitted. */
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
