import { createHmac } from 'node:crypto'

const TIMEOUT_MS = 10_000

export interface ShopAnswer {
  status: number
  body: Record<string, unknown>
}

/** HMAC-SHA256 over method, path, timestamp and body, one per line. */
export const signedParts = (method: string, path: string, timestamp: string, body: string) => [method, path, timestamp, body].join('\n')

/** A signed call to the shop. Throws without a response. */
export async function callShop(shop: string, key: string, method: 'GET' | 'POST', path: string, message?: object): Promise<ShopAnswer> {
  const body = message ? JSON.stringify(message) : ''
  const timestamp = String(Date.now())
  const response = await fetch(new URL(path, shop), {
    method,
    ...(message && { body }),
    headers: {
      ...(message && { 'content-type': 'application/json' }),
      'x-office-timestamp': timestamp,
      'x-office-signature': createHmac('sha256', key)
        .update(signedParts(method, path, timestamp, body))
        .digest('hex'),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
