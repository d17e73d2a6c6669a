import http from 'node:http'
import { setTimeout } from 'node:timers/promises'

const HOST = 'shop.ru.localhost'
/** Between one page and the next, on average. Shoppers take longer: this is a shop in a hurry. */
const THINK_MS = 1000
const ANSWER_MS = 15_000

export interface CountedRequest {
  kind: 'document' | 'call'
  /** 0 where the connection was lost or the answer took too long. */
  status: number
  ms: number
}

interface Plan {
  port: number
  count: number
  /** Addresses of documents, and of the call that each is followed by. */
  pages: readonly { document: string; call: string }[]
}

/** Visitors who look at one page after another, each from an address of her own, until the signal. */
export async function browse({ port, count, pages }: Plan, until: AbortSignal): Promise<CountedRequest[]> {
  const requests: CountedRequest[] = []
  const visitor = async (index: number) => {
    const localAddress = `127.${1 + Math.floor(index / 62_500)}.${Math.floor(index / 250) % 250}.${1 + (index % 250)}`
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1, localAddress })
    const cookies = new Map<string, string>()
    const ask = (kind: CountedRequest['kind'], path: string) =>
      askOne({ port, path, agent, kind, cookies }).then((one) => requests.push(one))
    // Not all at the same moment.
    await setTimeout(((index * 7919) % count) * (THINK_MS / count), undefined, { signal: until }).catch(() => undefined)
    for (let turn = index; !until.aborted; turn += 1) {
      const page = pages[turn % pages.length]
      if (!page) break
      await ask('document', page.document)
      await ask('call', page.call)
      await setTimeout(THINK_MS, undefined, { signal: until }).catch(() => undefined)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: count }, (_, index) => visitor(index)))
  return requests
}

interface One {
  port: number
  path: string
  agent: http.Agent
  kind: CountedRequest['kind']
  /** Kept as a browser keeps them: a visitor has one session. */
  cookies: Map<string, string>
}

function askOne({ port, path, agent, kind, cookies }: One): Promise<CountedRequest> {
  const began = performance.now()
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { host: `${HOST}:${port}`, 'accept-language': 'ru', 'accept-encoding': 'br', ...(cookie && { cookie }) }
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ kind, status, ms: performance.now() - began })
    const request = http.get({ host: '127.0.0.1', port, path, agent, headers, timeout: ANSWER_MS }, (response) => {
      response.resume()
      for (const set of response.headers['set-cookie'] ?? []) {
        const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? []
        cookies.set(name, value)
      }
      response.on('end', () => end(response.statusCode ?? 0))
      response.on('error', () => end(0))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => end(0))
  })
}
