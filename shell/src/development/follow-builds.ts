/** What a tab that has just opened sends. */
const QUESTION = '?'

/**
 * Tells of every build, and at first of what is built.
 * One tab of a browser holds the stream and tells the others: over HTTP/1.1 six streams would hang the seventh tab.
 */
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
  // A page kept for Back must not go on leading.
  addEventListener('pagehide', () => leave())
  addEventListener('pageshow', (event) => event.persisted && queue())
}
