import { Listing } from '@shop/contracts/catalog/listing'
import { listingCall } from '@shop/contracts/catalog/listing-address'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

/** Where a listing is shown and in what currency. */
export interface Place {
  host: string
  country: string
}

/**
 * The newest pieces of a listing by its address on the site, as anybody sees them there: what a letter tells is what the page
 * shows. Null for an address that is no listing.
 */
export async function newestOf(server: FastifyInstance, url: string, { host, country }: Place): Promise<Listing | null> {
  const { pathname, searchParams } = new URL(url, 'http://shop')
  // The page and the order that the shopper looked at do not matter: the newest come first.
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
