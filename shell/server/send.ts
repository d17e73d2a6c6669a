import type { IncomingMessage, ServerResponse } from 'node:http'

/** True when the browser takes brotli: all of them do, over HTTPS and on localhost. */
export const takesBrotli = ({ headers }: IncomingMessage) => /(^|[\s,])br([\s,;]|$)/.test(headers['accept-encoding'] ?? '')

/** Answers GET and HEAD alike: HEAD says the same without the text. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string | string[]>,
  body: Buffer,
) {
  response.writeHead(status, { ...headers, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The bytes that a Range header names: one range, as players ask for it; anything else gets the whole. */
export function sendPart(request: IncomingMessage, response: ServerResponse, headers: Record<string, string>, body: Buffer) {
  const known = { ...headers, 'accept-ranges': 'bytes' }
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (first === '' && last === '') return sendBody(request, response, 200, known, body)
  const start = first === '' ? Math.max(0, body.length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? body.length - 1 : Math.min(Number(last), body.length - 1)
  if (start > end) return sendBody(request, response, 416, { ...known, 'content-range': `bytes */${body.length}` }, Buffer.alloc(0))
  const range = `bytes ${start}-${end}/${body.length}`
  sendBody(request, response, 206, { ...known, 'content-range': range }, body.subarray(start, end + 1))
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
