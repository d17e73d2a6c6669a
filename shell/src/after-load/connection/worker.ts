import { createWatch, type Scope } from 'effector'
import { $pageFailure } from '@shop/routing'
import { fileHosts } from '../../platform/document/file-hosts.ts'
import { scriptAddress } from '../../remotes/federation.ts'
import { navigationEnded } from '../../visits/opening/progress.ts'

const files = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(
      (name) =>
        fileHosts().some((host) => name.startsWith(host)) &&
        /^\/(a|pictures)\/.+\.(js|css|svg|woff2|avif|webp)$/.test(new URL(name).pathname),
    )

/** Unavailable in insecure contexts and private windows, forbidden in sandboxed frames. */
function workersOf(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

/** Registers the service worker, and tells it the first page's files. @param onOffline called when cached content is shown */
export async function startWorker(onOffline: () => void): Promise<void> {
  const workers = workersOf()
  if (!workers) return
  workers.addEventListener('message', ({ data }) => data === 'offline' && onOffline())
  workers.controller?.postMessage('status')
  const isFirst = workers.controller === null
  await workers.register(scriptAddress('/sw.js'))
  if (!isFirst) return
  const { active } = await workers.ready
  active?.postMessage({ address: location.pathname + location.search, files: files() })
}

/** Pages reached by navigation have no document: registers them for offline use. */
export function reportVisits(scope: Scope): void {
  const workers = workersOf()
  const tell = () => {
    // An error page is no visit.
    if (scope.getState($pageFailure)) return
    workers?.controller?.postMessage({ seen: location.pathname + location.search, title: document.title })
  }
  // The title is set after the page.
  createWatch({ unit: navigationEnded, scope, fn: () => void setTimeout(tell) })
}
