import { pathOf, type Endpoint } from './endpoint.ts'

/** An API read as plain data: listed by one team's build, sent by another team's shell. */
export interface Ask {
  method: 'GET' | 'POST'
  /** Path at the API origin, with its query. */
  path: string
  body?: unknown
}

/** Content of a remote's `asks.js`: by exposed name (`page/product`, `widget/bestsellers`), the reads for a URL. */
export type AskList<Address> = Readonly<Record<string, (address: Address) => readonly Ask[]>>

interface Request<Params extends string, Body> {
  params?: Readonly<Record<Params, string>>
  /** Starts with `?`. */
  search?: string
  body?: Body
}

/**
 * An API read by its contract. Page `asks` and request effects use the same value, so that a prefetched read matches the model's. @throws
 * Error for a call that changes something, or lacks a parameter.
 */
export function ask<Params extends string, Body, Given extends Request<Params, Body>>(
  endpoint: Pick<Endpoint<Params, Body>, 'method' | 'path' | 'params' | 'body' | 'csrf'>,
  request: Given,
): Given & Pick<Ask, 'method' | 'path'> & { search?: string } {
  const { method, path, csrf } = endpoint
  if (csrf || method === 'DELETE') throw new Error(`${method} ${path} changes something: it is never asked ahead`)
  return { ...request, method, path: pathOf(endpoint, request.params) + (request.search ?? '') }
}

/** Requests with the same key are identical. */
export const askKey = ({ method, path, body }: Ask): string => `${method} ${path} ${body === undefined ? '' : JSON.stringify(body)}`
