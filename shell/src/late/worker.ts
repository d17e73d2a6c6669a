import { createWatch, type Scope } from 'effector'
import { scriptAddress } from '../remotes/federation.ts'
import { navigationEnded } from '../visits/progress.ts'

const files = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && /^\/(a|pictures)\/.+\.(js|css|svg|woff2|avif|webp)$/.test(new URL(name).pathname))

/**
 * Puts the service worker in place. The first page of a browser was loaded without it: it is told what that page is made of.
 * @param onOffline the network did not answer: what is shown was kept
 */
export async function startWorker(onOffline: () => void): Promise<void> {
  // None where it is forbidden: no secure context, private windows.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  workers.addEventListener('message', ({ data }) => data === 'offline' && onOffline())
  workers.controller?.postMessage('status')
  const isFirst = workers.controller === null
  await workers.register(scriptAddress('/sw.js'))
  if (!isFirst) return
  const { active } = await workers.ready
  active?.postMessage({ address: location.pathname + location.search, files: files() })
}

/** A page that was reached by a link has no document of its own: the worker learns that it can be shown offline all the same. */
export function tellVisits(scope: Scope): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const tell = () => workers?.controller?.postMessage({ seen: location.pathname + location.search, title: document.title })
  // The title is written after the page.
  createWatch({ unit: navigationEnded, scope, fn: () => void setTimeout(tell) })
}
