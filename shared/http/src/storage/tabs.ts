/** Messages between the tabs of one browser. */
export interface Channel<Message> {
  send: (message: Message) => void
  close: () => void
}

/** A channel where the browser allows one; otherwise this tab is alone. */
export function openChannel<Message>(name: string, onMessage: (message: Message) => void): Channel<Message> {
  try {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data)
    return { send: (message) => channel.postMessage(message), close: () => channel.close() }
  } catch {
    return { send: () => {}, close: () => {} }
  }
}

/** Runs work in one tab at a time; at once where the browser has no locks or forbids them. */
export async function oneTabAtATime<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  let hasBegun = false
  try {
    return await navigator.locks.request(name, async () => {
      hasBegun = true
      return work()
    })
  } catch (error) {
    if (hasBegun) throw error
    return work()
  }
}
