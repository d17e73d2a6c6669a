/** Message of a new tab. */
const QUESTION = '?'

/** Receives build events. One tab per browser holds the stream and broadcasts: HTTP/1.1 allows six connections. */
export function followBuilds(told: (builds: string) => void) {
  const channel = new BroadcastChannel('development')
  let newest = ''
  let leave = () => {}
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    if (data !== QUESTION) told(data)
    else if (newest) channel.postMessage(newest)
  }
  const lead = () =>
    new Promise<void>((resolve) => {
      const events = new EventSource('/development/events')
      events.addEventListener('message', ({ data }: MessageEvent<string>) => {
        newest = data
        told(data)
        channel.postMessage(data)
      })
      leave = () => {
        events.close()
        newest = ''
        resolve()
      }
    })
  const queue = () => {
    channel.postMessage(QUESTION)
    void navigator.locks.request('development', lead)
  }
  queue()
  // A page in the back/forward cache must release leadership.
  addEventListener('pagehide', () => leave())
  addEventListener('pageshow', (event) => event.persisted && queue())
}
