import type { IncomingMessage, ServerResponse } from 'node:http'

/** True when the browser takes brotli: all of them do, over HTTPS and on localhost. */
export const takesBrotli = ({ headers }: IncomingMessage) => /(^|[\s,])br([\s,;]|$)/.test(headers['accept-encoding'] ?? '')

/** Answers GET and HEAD alike: HEAD says the same without the text. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: Buffer,
) {
  response.writeHead(status, { ...headers, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  cacheControl = 'no-store',
) {
  sendBody(request, response, status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl }, Buffer.from(text))
}

export function sendRedirect(response: ServerResponse, status: number, location: string, headers: Record<string, string | string[]> = {}) {
  response.writeHead(status, { location, 'content-length': 0, ...headers })
  response.end()
}
