import type { IncomingMessage } from 'node:http'

/** Our forms have three short fields. */
const MOST_BYTES = 16 * 1024

/** Fields of an urlencoded form; null when the body is too large to be one of ours. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return null
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MOST_BYTES) return null
    parts.push(part)
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'))
}
