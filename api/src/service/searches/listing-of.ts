import { Listing } from '@shop/contracts/catalog/listing'
import { listingCall } from '@shop/contracts/catalog/listing-address'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

/** Storefront, locale and currency of a listing. */
export interface ListingVisit {
  host: string
  country: string
}

/** The newest products of a listing by its URL, as the page shows them to guests. Null when the URL is no listing. */
export async function newestOf(server: FastifyInstance, url: string, { host, country }: ListingVisit): Promise<Listing | null> {
  const { pathname, searchParams } = new URL(url, 'http://shop')
  // Ignores the saved page and sort order: newest first.
  for (const name of ['page', 'sort']) searchParams.delete(name)
  const { section, body } = listingCall(pathname, String(searchParams))
  const answer = await server.inject({
    method: 'POST',
    url: `/${section}/show`,
    headers: { host, cookie: `country=${country}` },
    payload: { ...body, parameters: { sort: 'new' } },
  })
  const found = v.safeParse(v.object({ result: Listing }), answer.statusCode === 200 ? answer.json() : null)
  return found.success ? found.output.result : null
}
