import http from 'node:http'
import { setTimeout } from 'node:timers/promises'

const HOST = 'shop.ru.localhost'

/** One answered document. Times in milliseconds since the epoch. */
export interface CountedDocument {
  askedAt: number
  path: string
  /** 0 for a lost connection. */
  status: number
  /** Of the remote that is measured; null where its area is not in the document. */
  version: string | null
}

export interface DocumentLoad {
  port: number
  remote: string
  pages: readonly string[]
  perSecond: number
}

/** Asks for documents at a constant rate, each as a new visitor, however long the answers take. */
export async function askForDocuments({ port, remote, pages, perSecond }: DocumentLoad, until: AbortSignal): Promise<CountedDocument[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200 })
  const area = new RegExp(`data-owner="${remote}"[^>]*data-version="([^"]+)"`)
  const asked: Promise<CountedDocument>[] = []
  const began = performance.now()
  while (!until.aborted) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    while (asked.length < due) {
      const askedAt = Date.now()
      const path = pages[asked.length % pages.length] ?? '/'
      const answer = askOne({ port, path, agent })
      asked.push(answer.then(({ status, text }) => ({ askedAt, path, status, version: area.exec(text)?.[1] ?? null })))
    }
    await setTimeout(1000 / perSecond)
  }
  const documents = await Promise.all(asked)
  agent.destroy()
  return documents
}

function askOne({ port, path, agent }: { port: number; path: string; agent: http.Agent }): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, text: '' })
    const headers = { host: `${HOST}:${port}`, accept: 'text/html', 'accept-language': 'ru' }
    const request = http.get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
      response.on('error', lost)
    })
    request.on('error', lost)
  })
}
