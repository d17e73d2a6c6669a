import { createHmac } from 'node:crypto'

/** Text messages and calls with a code. Both throw when the provider has not accepted them. */
export interface SmsPort {
  /** The same id is delivered once. */
  send: (message: { id: string; to: string; text: string }) => Promise<void>
  /** Calls from a number that ends with the code. */
  call: (call: { id: string; to: string; code: string }) => Promise<void>
}

export interface SmsConfig {
  url: string | undefined
  key: string
}

const TIMEOUT_MS = 5000

/** JSON over HTTP, signed with HMAC-SHA256 over `timestamp.body`. */
export function smsPort({ url, key }: SmsConfig): SmsPort {
  const post = async (path: string, message: object) => {
    if (!url) throw new Error('No provider of messages is configured: set SMS_URL.')
    const body = JSON.stringify(message)
    const timestamp = String(Date.now())
    const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The provider of messages answered ${response.status}.`)
  }
  return { send: (message) => post('/sms', message), call: (call) => post('/calls', call) }
}
