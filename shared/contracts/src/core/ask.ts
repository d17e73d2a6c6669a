import { pathOf, type Endpoint } from './endpoint.ts'

/** A read of the API as plain data: what one team's build lists, another team's shell can send. */
export interface Ask {
  method: 'GET' | 'POST'
  /** Address at the API's origin, with its query. */
  path: string
  body?: unknown
}

/** What a remote's `asks.js` holds: by exposed name (`page/product`, `widget/bestsellers`), what that part needs for an address. */
export type AskList<Address> = Readonly<Record<string, (address: Address) => readonly Ask[]>>

interface Request<Params extends string, Body> {
  params?: Readonly<Record<Params, string>>
  /** Starts with `?`. */
  search?: string
  body?: Body
}

/**
 * A read of the API, by its contract. The same value goes into the page's `asks` and into its request effect, so that what is asked
 * ahead is what the model asks.
 *
 * @throws Error for a call that changes something, or without one of its parameters.
 */
export function ask<Params extends string, Body, Given extends Request<Params, Body>>(
  endpoint: Pick<Endpoint<Params, Body>, 'method' | 'path' | 'params' | 'body' | 'csrf'>,
  request: Given,
): Given & Pick<Ask, 'method' | 'path'> & { search?: string } {
  const { method, path, csrf } = endpoint
  if (csrf || method === 'DELETE') throw new Error(`${method} ${path} changes something: it is never asked ahead`)
  return { ...request, method, path: pathOf(endpoint, request.params) + (request.search ?? '') }
}

/** Two asks with one key are the same request. */
export const askKey = ({ method, path, body }: Ask): string => `${method} ${path} ${body === undefined ? '' : JSON.stringify(body)}`
