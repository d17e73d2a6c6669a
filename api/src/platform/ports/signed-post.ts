import { createHmac } from 'node:crypto'

const TIMEOUT_MS = 5000

/** JSON over HTTP, signed with HMAC-SHA256 over `timestamp.body`. Returns the response body; throws the provider's refusal. */
export async function signedPost(
  url: string | undefined,
  path: string,
  message: object,
  key: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  if (!url) throw new Error(`No provider is configured for ${path}.`)
  const body = JSON.stringify(message)
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.ok) return response
  await response.body?.cancel()
  throw new Error(`The provider of ${path} answered ${response.status}.`)
}
