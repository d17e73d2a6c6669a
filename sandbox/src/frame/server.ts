import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { shopContext } from '@shop/contracts/shop/storefront'
import { json, page, text } from './answers.ts'
import { watch } from './changes.ts'
import { fileOf } from './files.ts'
import { overview } from './overview.ts'
import type { Answer, Ask, Service } from './service.ts'

const BODY_LIMIT = 1024 * 1024
/** Refuses other hostnames: DNS rebinding must not read codes. */
const OUR_NAME = /^(localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.localhost)(:\d+)?$/i

/** The sandbox server: pages, files and all services. */
export function createSandbox(services: readonly Service[]): Server {
  return createServer((request, response) => {
    serve(services, request, response).catch((error: unknown) => {
      console.error(error)
      send(response, text(500, 'Something is wrong in the sandbox'), request.method)
    })
  })
}

async function serve(services: readonly Service[], request: IncomingMessage, response: ServerResponse) {
  if (!OUR_NAME.test(request.headers.host ?? '')) return send(response, text(421, 'This sandbox answers to localhost only'), request.method)
  const body = await bodyOf(request)
  if (body === null) return send(response, text(413, 'Too much'), request.method)
  const { locale } = shopContext({ host: 'localhost', cookies: {}, acceptLanguage: request.headers['accept-language'] })
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const ask: Ask = { method, url: new URL(request.url ?? '/', `http://${request.headers.host}`), headers: request.headers, body, locale }
  if (method === 'GET' && ask.url.pathname === '/changes') return watch(response)
  send(response, await answerTo(services, ask), request.method)
}

async function answerTo(services: readonly Service[], ask: Ask): Promise<Answer> {
  const { method, url, locale } = ask
  if (method === 'GET') {
    if (url.pathname === '/health') return json({ ok: true })
    if (url.pathname === '/') return page(overview(services, locale))
    const found = await fileOf(url.pathname)
    if (found) return found
  }
  for (const service of services) {
    const answer = await service.handle(ask)
    if (answer) return answer
  }
  return text(404, 'Not found')
}

function send(response: ServerResponse, { status, headers, body }: Answer, method: string | undefined) {
  if (response.headersSent) return
  response.writeHead(status, headers)
  response.end(method === 'HEAD' ? undefined : body)
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= BODY_LIMIT) chunks.push(chunk)
  }
  return size > BODY_LIMIT ? null : Buffer.concat(chunks).toString('utf8')
}
