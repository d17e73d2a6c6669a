import { NetworkFirst } from 'workbox-strategies'
import { DOCUMENTS } from './caches.ts'
import { keepReleased } from './artifacts.ts'
import { servedFromCache } from './status.ts'

/** A draft is its editor's alone, and neither is a refusal a page. */
const mayKeep = (response: Response) =>
  response.status === 200 && !response.redirected && !response.headers.has('x-robots-tag') && isHtml(response)
const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true

const strategy = new NetworkFirst({
  cacheName: DOCUMENTS,
  // Documents vary by cookie, and a cookie may change between two visits.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (mayKeep(response) ? response : null),
      cacheDidUpdate: async ({ newResponse }) => keepReleased(await newResponse.clone().text()),
      cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
        if (cachedResponse) servedFromCache(event as FetchEvent)
        return cachedResponse
      },
    },
  ],
})

/** A page of the network, however long it takes: a rollback is never held back by what was kept. */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  try {
    return await strategy.handle({ event, request: event.request })
  } catch {
    servedFromCache(event)
    return emptyPage()
  }
}

/** The page that the worker was not there for yet. */
export async function keepDocument(address: string): Promise<void> {
  const response = await fetch(address)
  if (mayKeep(response)) await (await caches.open(DOCUMENTS)).put(address, response)
}

/** A page that was never loaded as a document: any other one, without its contents. The browser renders what it knows. */
async function emptyPage(): Promise<Response> {
  const kept = await caches.open(DOCUMENTS)
  const last = (await kept.keys()).at(-1)
  const found = last && (await kept.match(last, { ignoreVary: true }))
  if (!found) return Response.error()
  const headers = new Headers(found.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(withoutPage(await found.text()), { headers })
}

/** Without the block of values the shell renders everything itself. */
const withoutPage = (html: string) =>
  html
    .replace(/<script type="application\/json" id="values">[^]*?<\/script>/, '')
    .replace(/<script type="application\/ld\+json">[^]*?<\/script>/g, '')
    .replace(/<div id="root">[^]*<\/div>(?=<script type="application\/json" id="release">)/, '<div id="root"></div>')
