/** Tabs with cached pages, notified once ready. */
const offline = new Set<string>()

/** Offline: tells the page that it shows cached content. */
export function servedFromCache({ clientId, resultingClientId }: FetchEvent): void {
  const id = resultingClientId || clientId
  offline.add(id)
  void scope.clients.get(id).then((client) => client?.postMessage('offline'))
}

export function sendStatus(client: Client): void {
  if (offline.delete(client.id)) client.postMessage('offline')
}

export const scope = globalThis as unknown as ServiceWorkerGlobalScope
