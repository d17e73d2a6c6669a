import type { IncomingMessage, ServerResponse } from 'node:http'

const BODY_LIMIT = 64 * 1024

/** A refusal with the status of its answer; `field` is the field of the form that it stands under. */
export class Refusal extends Error {
  readonly status: number
  readonly field: string | undefined

  constructor(status: number, sentence: string, field?: string) {
    super(sentence)
    this.status = status
    this.field = field
  }
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const COMMON = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' }

export function send(response: ServerResponse, status: number, type: string, body: string | Buffer, more: Record<string, string> = {}) {
  response.writeHead(status, { ...COMMON, 'content-type': type, ...more }).end(body)
}

export const sendPage = (response: ServerResponse, body: string) =>
  send(response, 200, 'text/html; charset=utf-8', body, { 'content-security-policy': POLICY })

export const sendText = (response: ServerResponse, status: number, body: string) =>
  send(response, status, 'text/plain; charset=utf-8', body)

export const sendJson = (response: ServerResponse, status: number, body: unknown, more: Record<string, string> = {}) =>
  send(response, status, 'application/json', JSON.stringify(body), more)

export type Body = Record<string, unknown>

/** @throws Refusal for what is no small JSON object */
export async function bodyOf(request: IncomingMessage): Promise<Body> {
  if (!request.headers['content-type']?.startsWith('application/json')) throw new Refusal(415, 'Only JSON is taken.')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_LIMIT) throw new Refusal(413, 'That is too long.')
    chunks.push(chunk)
  }
  try {
    const read = JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
    if (read !== null && typeof read === 'object' && !Array.isArray(read)) return read as Body
  } catch {
    // Said below.
  }
  throw new Refusal(400, 'That is no JSON object.')
}

/** A text of a body without spaces around it; empty where there is none. */
export function textIn(body: Body, name: string, most: number): string {
  const value = body[name] ?? ''
  if (typeof value !== 'string') throw new Refusal(422, `${name} must be a text.`, name)
  const text = value.normalize('NFC').trim()
  if (text.length > most) throw new Refusal(422, `At most ${most} characters, please.`, name)
  return text
}
