import type { ServerResponse } from 'node:http'

const watchers = new Set<ServerResponse>()

/** Something new is to be seen: every open page takes it in. */
export function changed() {
  for (const watcher of watchers) watcher.write('data: changed\n\n')
}

/** Keeps a browser told by server-sent events until it leaves. */
export function watch(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(':\n\n')
  watchers.add(response)
  response.on('close', () => watchers.delete(response))
}

export function forgetWatchers() {
  for (const watcher of watchers) watcher.end()
}
