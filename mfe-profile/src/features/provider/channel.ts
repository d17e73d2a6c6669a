/** What the identity provider has sent back to /ya-callback, word for word. */
export interface CameBack {
  state: string
  code?: string
  error?: string
}

type Message = { offered: CameBack } | { taken: string }

const CHANNEL = 'sign-in'
/** A tab that waits for it answers at once. */
const TAKEN_WITHIN_MS = 1000

/** Gives what came back to the tab that has opened this window; the opener itself is cut off by its policy. @returns a tab has taken it. */
export function offer(back: CameBack): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL)
    const end = (isTaken: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(isTaken)
    }
    const timer = setTimeout(end, TAKEN_WITHIN_MS, false)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('taken' in data && data.taken === back.state) end(true)
    }
    channel.postMessage({ offered: back } satisfies Message)
  })
}

/** Waits for what comes back with this state; nothing else is taken. Rejects when nobody waits any more. */
export function awaited(state: string, signal: AbortSignal): Promise<CameBack> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(CHANNEL)
    signal.addEventListener('abort', () => {
      channel.close()
      reject(new Error('given up'))
    })
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (!('offered' in data) || data.offered.state !== state) return
      channel.postMessage({ taken: state } satisfies Message)
      channel.close()
      resolve(data.offered)
    }
  })
}
