/** Tabs whose page came from the cache: they ask for it once they can show it. */
const offline = new Set<string>()

/** The network did not answer: the page tells the shopper that it shows what was kept. */
export function servedFromCache({ clientId, resultingClientId }: FetchEvent): void {
  const id = resultingClientId || clientId
  offline.add(id)
  void scope.clients.get(id).then((client) => client?.postMessage('offline'))
}

export function tellStatus(client: Client): void {
  if (offline.delete(client.id)) client.postMessage('offline')
}

export const scope = globalThis as unknown as ServiceWorkerGlobalScope
