import { oneTabAtATime, openChannel } from '@shop/http'

/** Message of a new tab. */
const QUESTION = '?'

/** Receives build events. One tab per browser holds the stream and broadcasts: HTTP/1.1 allows six connections. */
export function followBuilds(told: (builds: string) => void) {
  let newest = ''
  let leave = () => {}
  const channel = openChannel<string>('development', (data) => {
    if (data !== QUESTION) told(data)
    else if (newest) channel.send(newest)
  })
  const lead = () =>
    new Promise<void>((resolve) => {
      const events = new EventSource('/development/events')
      events.addEventListener('message', ({ data }: MessageEvent<string>) => {
        newest = data
        told(data)
        channel.send(data)
      })
      leave = () => {
        events.close()
        newest = ''
        resolve()
      }
    })
  const queue = () => {
    channel.send(QUESTION)
    void oneTabAtATime('development', lead)
  }
  queue()
  // A page in the back/forward cache must release leadership.
  addEventListener('pagehide', () => leave())
  addEventListener('pageshow', (event) => event.persisted && queue())
}
