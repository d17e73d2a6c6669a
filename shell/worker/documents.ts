import { NetworkFirst } from 'workbox-strategies'
import { DOCUMENTS, SEEN, sessionNumber } from './caches.ts'
import { deleteUnreleased } from './artifacts.ts'
import { escapeHtml, offlinePage, titleOf, unescapeHtml, type CachedPage } from './offline-page.ts'
import { integrityOfScript } from './offline-script.ts'
import { servedFromCache } from './status.ts'

/** Previews and errors are not cached. */
const mayKeep = (response: Response) =>
  response.status === 200 && !response.redirected && !response.headers.has('x-robots-tag') && isHtml(response)
const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true

const strategy = new NetworkFirst({
  cacheName: DOCUMENTS,
  // Documents vary by cookie, which may change between visits.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (mayKeep(response) ? response : null),
      cacheDidUpdate: async ({ newResponse }) => deleteUnreleased(await newResponse.clone().text()),
      cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
        if (cachedResponse) servedFromCache(event as FetchEvent)
        return cachedResponse
      },
    },
  ],
})

/** Network first without a timeout: rollbacks are never delayed by the cache. */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  try {
    return await strategy.handle({ event, request: event.request })
  } catch {
    const seen = await (await caches.open(SEEN)).match(event.request)
    if (!seen) return answerOffline(event.request)
    servedFromCache(event)
    return emptyPage()
  }
}

/** The page loaded before the worker was active. */
export async function cacheDocument(address: string): Promise<void> {
  const response = await fetch(address)
  if (mayKeep(response)) await (await caches.open(DOCUMENTS)).put(address, response)
}

const MAX_SEEN = 50
const MAX_SHOWN = 6
const TITLE = 'x-title'

/** A page visited by navigation: registers its URL. */
export async function cacheVisit(address: string, title: string): Promise<void> {
  const session = sessionNumber()
  const seen = await caches.open(SEEN)
  await seen.put(address, new Response(null, { headers: { [TITLE]: encodeURIComponent(title) } }))
  const addresses = await seen.keys()
  await Promise.all(addresses.slice(0, -MAX_SEEN).map((old) => seen.delete(old)))
  if (session !== sessionNumber()) await caches.delete(SEEN)
}

/** Recent pages available offline; a piece in several sizes, or one page under two queries, is named once. */
async function cachedPages(): Promise<CachedPage[]> {
  const [documents, seen] = await Promise.all([caches.open(DOCUMENTS), caches.open(SEEN)])
  const addresses = new Map<string, string>()
  const add = (title: string, { url }: Request) => {
    if (title && !addresses.has(title)) addresses.set(title, pathOf(url))
  }
  for (const page of (await seen.keys()).toReversed()) {
    const title = decodeURIComponent((await seen.match(page))?.headers.get(TITLE) ?? '')
    add(titleOf(`<title>${escapeHtml(title)}</title>`), page)
  }
  for (const page of (await documents.keys()).toReversed()) {
    if (addresses.size >= MAX_SHOWN) break
    add(titleOf((await (await documents.match(page, { ignoreVary: true }))?.text()) ?? ''), page)
  }
  return [...addresses].map(([title, address]) => ({ address, title })).slice(0, MAX_SHOWN)
}

/** For a page that has lost its connection: titles as text. */
export async function listPages(port: MessagePort | undefined): Promise<void> {
  port?.postMessage((await cachedPages()).map(({ address, title }) => ({ address, title: unescapeHtml(title) })))
}

const pathOf = (url: string) => url.slice(new URL(url).origin.length)

async function answerOffline({ url }: Request): Promise<Response> {
  const model = await anyDocument()
  const html = offlinePage(pathOf(url), await cachedPages(), (await model?.text()) ?? '', navigator.language, await integrityOfScript())
  // Keeps the style hashes of the copied document's CSP.
  const policy =
    model?.headers.get('content-security-policy') ??
    "default-src 'none'; style-src-attr 'unsafe-inline'; script-src 'self'; connect-src 'self'"
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'x-content-type-options': 'nosniff' },
  })
}

async function anyDocument(): Promise<Response | undefined> {
  const kept = await caches.open(DOCUMENTS)
  const last = (await kept.keys()).at(-1)
  return last && kept.match(last, { ignoreVary: true })
}

/** A page never loaded as a document: reuses another document without content; the browser renders it. */
async function emptyPage(): Promise<Response> {
  const found = await anyDocument()
  if (!found) return Response.error()
  const headers = new Headers(found.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(withoutPage(await found.text()), { headers })
}

/** Without serialized values the shell renders everything. */
const withoutPage = (html: string) =>
  html
    .replace(/<script type="application\/json" id="values">[^]*?<\/script>/, '')
    .replace(/<script type="application\/ld\+json">[^]*?<\/script>/g, '')
    .replace(/<div id="root">[^]*<\/div>(?=<script type="application\/json" id="release">)/, '<div id="root"></div>')
