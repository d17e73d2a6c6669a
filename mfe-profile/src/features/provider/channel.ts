import { openChannel } from '@shop/http'

/** Parameters that the identity provider sent to /ya-callback, unchanged. */
export interface OauthResult {
  state: string
  code?: string
  error?: string
}

type Message = { offered: OauthResult } | { taken: string }

const CHANNEL = 'sign-in'
/** A waiting tab responds at once. */
const TAKEN_WITHIN_MS = 1000

/** Sends the result to the tab that opened this window; COOP severs `window.opener`. @returns whether a tab took it */
export function offer(back: OauthResult): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isTaken: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(isTaken)
    }
    const timer = setTimeout(end, TAKEN_WITHIN_MS, false)
    const channel = openChannel<Message>(CHANNEL, (data) => {
      if ('taken' in data && data.taken === back.state) end(true)
    })
    channel.send({ offered: back })
  })
}

/** Waits for the result with this state; ignores others. Rejects when cancelled. */
export function awaited(state: string, signal: AbortSignal): Promise<OauthResult> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      channel.close()
      reject(new Error('given up'))
    })
    const channel = openChannel<Message>(CHANNEL, (data) => {
      if (!('offered' in data) || data.offered.state !== state) return
      channel.send({ taken: state })
      channel.close()
      resolve(data.offered)
    })
  })
}
