import { signedPost } from './signed-post.ts'

/** Text messages and flash calls. Both throw when the provider refuses. */
export interface SmsPort {
  /** Delivered once per id. */
  send: (message: { id: string; to: string; text: string }) => Promise<void>
  /** Calls from a number that ends with the code. */
  call: (call: { id: string; to: string; code: string }) => Promise<void>
}

export interface SmsConfig {
  url: string | undefined
  key: string
  timeoutMs?: number | undefined
}

/** Configured by SMS_URL and SMS_KEY. */
export function smsPort({ url, key, timeoutMs }: SmsConfig): SmsPort {
  const post = async (path: string, message: object) => {
    const response = await signedPost(url, path, message, key, timeoutMs)
    await response.body?.cancel()
  }
  return { send: (message) => post('/sms', message), call: (call) => post('/calls', call) }
}
