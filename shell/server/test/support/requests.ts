import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Reply {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
}

export interface Question {
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: string
  /** Address that the request comes from. */
  from?: string
}

/** One request as it stands: nothing is tidied or followed on the way. */
export function ask(port: number, target: string, { method = 'GET', headers = {}, body, from }: Question = {}): Promise<Reply> {
  return new Promise((done, failed) => {
    const asked = http.request(
      {
        host: '127.0.0.1',
        port,
        path: target,
        method,
        agent: false,
        ...(from !== undefined && { localAddress: from }),
        headers: { host: 'shop.ru.localhost', ...headers },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() }))
        answer.on('error', failed)
      },
    )
    asked.on('error', failed)
    asked.end(body)
  })
}

/** A server of the test's own on a free port. A front door asks it for changes all the time: only a test of that is told. */
export async function serve(
  answer: http.RequestListener,
  { tellsChanges = false } = {},
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = http.createServer((request, response) =>
    request.url === '/changes' && !tellsChanges ? response.writeHead(404).end() : answer(request, response),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { port: (server.address() as AddressInfo).port, close }
}

export async function bodyOf(request: http.IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
