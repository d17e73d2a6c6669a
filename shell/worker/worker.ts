import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { answerCartChange, answerRead, answerSessionEnd, changesCart, endsSession, isRead } from './answers.ts'
import { answerArtifact, answerPicture, cacheFiles } from './artifacts.ts'
import { answerDocument, cacheDocument, cacheVisit, listPages } from './documents.ts'
import { answerOfflineScript, OFFLINE_SCRIPT } from './offline-script.ts'
import { scope, sendStatus } from './status.ts'

/** Sent by a page older than the worker: its loaded files. */
interface Visited {
  address: string
  files: string[]
}

/** Sent after navigation. */
interface Seen {
  seen: string
  title: string
}

type Answer = (event: FetchEvent) => Promise<Response>
type Route = (request: Request, url: URL) => boolean

function route(matches: Route, answer: Answer, hosts = [location.origin]) {
  for (const method of ['GET', 'POST'] as const) {
    registerRoute(
      ({ request, url }) => hosts.includes(url.origin) && matches(request, url),
      ({ event }) => answer(event as FetchEvent),
      method,
    )
  }
}

/** `cdn` is written before the worker by the front door that serves it, where there is one. */
const FILE_HOSTS = [location.origin, ...((globalThis as { cdn?: string[] }).cdn ?? [])]
const PICTURE = /^\/pictures\/.+\.(avif|webp)$/

route(({ mode, method }) => mode === 'navigate' && method === 'GET', answerDocument)
route((_, { pathname }) => pathname === OFFLINE_SCRIPT, answerOfflineScript)
route((_, { pathname }) => pathname.startsWith('/a/'), answerArtifact, FILE_HOSTS)
route((_, { pathname }) => PICTURE.test(pathname), answerPicture, FILE_HOSTS)
route((_, url) => endsSession(url), answerSessionEnd)
route(({ method }, url) => method === 'POST' && changesCart(url), answerCartChange)
route(isRead, answerRead)

// Contains no release files, so a newer worker can activate at once.
scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve()))
clientsClaim()

scope.addEventListener('message', (event) => {
  const data = event.data as Visited | Seen | 'status' | 'pages'
  if (data === 'status') return sendStatus(event.source as Client)
  if (data === 'pages') return event.waitUntil(listPages(event.ports[0]))
  if ('seen' in data) return event.waitUntil(cacheVisit(data.seen, data.title))
  event.waitUntil(Promise.allSettled([cacheFiles(data.files), cacheDocument(data.address)]))
})
