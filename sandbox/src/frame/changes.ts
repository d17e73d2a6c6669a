import type { ServerResponse } from 'node:http'

const watchers = new Set<ServerResponse>()

/** Notifies all open pages of new data. */
export function changed() {
  for (const watcher of watchers) watcher.write('data: changed\n\n')
}

/** Keeps a server-sent event stream open. */
export function watch(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(':\n\n')
  watchers.add(response)
  response.on('close', () => watchers.delete(response))
}

export function closeWatchers() {
  for (const watcher of watchers) watcher.end()
}
