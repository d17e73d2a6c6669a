import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { ARTIFACTS, PICTURES } from './caches.ts'

const MAX_PICTURES = 300

/** `?run=2` restarts a version with the same file. */
const withoutQuery = { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => request.url.split('?', 1)[0] ?? request.url }
const artifacts = new CacheFirst({ cacheName: ARTIFACTS, plugins: [withoutQuery] })
/** Cache-bypassing requests follow a damaged file. */
const asked = new NetworkFirst({ cacheName: ARTIFACTS, plugins: [withoutQuery] })
const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true })],
})

export const answerArtifact = (event: FetchEvent) =>
  (event.request.cache === 'reload' ? asked : artifacts).handle({ event, request: event.request })

/** What an `<img>` takes from another origin may not be read, and so not be kept: the CDN is asked with CORS. */
const readable = (request: Request) =>
  new URL(request.url).origin === location.origin ? request : new Request(request.url, { credentials: 'omit' })

export const answerPicture = (event: FetchEvent) => pictures.handle({ event, request: readable(event.request) })

/** Files loaded before the worker: taken from the HTTP cache. */
export async function cacheFiles(urls: readonly string[]): Promise<void> {
  await Promise.allSettled(
    urls.map(async (url) => {
      const cache = await caches.open(new URL(url).pathname.startsWith('/a/') ? ARTIFACTS : PICTURES)
      const key = url.split('?', 1)[0] ?? url
      if (!(await cache.match(key))) await cache.add(key)
    }),
  )
}

interface Release {
  shell: string
  remotes: Record<string, { entry: string }[]>
}

/** Deletes files of versions not in this document's release. */
export async function deleteUnreleased(html: string): Promise<void> {
  const [, text] = /<script type="application\/json" id="release">([^]*?)<\/script>/.exec(html) ?? []
  if (!text) return
  const { shell, remotes } = JSON.parse(text) as Release
  const entries = Object.values(remotes).flatMap((versions) => versions.map(({ entry }) => entry))
  const folders = [`/a/shell/${shell}/`, ...entries.map((entry) => entry.slice(0, entry.lastIndexOf('/') + 1))]
  const cache = await caches.open(ARTIFACTS)
  const isReleased = ({ url }: Request) => folders.some((folder) => new URL(url).pathname.startsWith(folder))
  await Promise.all((await cache.keys()).filter((file) => !isReleased(file)).map((file) => cache.delete(file)))
}
