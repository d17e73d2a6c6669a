import { oneTabAtATime, openChannel } from '@shop/http'

const POLL_MS = 30_000

interface SharedStream {
  /** Of the channel and the lock that the tabs of a browser share. */
  name: string
  path: string
  /** Called in every tab with each message, and with the newest one in a tab that comes later. */
  told: (message: string) => void
  /** Asks for the newest message where a proxy has closed the stream. */
  poll?: () => Promise<string>
}

/** Server-sent events for all tabs. One tab per browser holds the stream and broadcasts: HTTP/1.1 allows six connections. */
export function followStream({ name, path, told, poll }: SharedStream): void {
  const channel = openChannel<string>(name, told)
  /** What the stream of this tab has told, while it leads. */
  let newest: string | undefined
  const question = openChannel(`${name}-question`, () => newest !== undefined && channel.send(newest))
  let leave = () => {}
  const lead = () =>
    new Promise<void>((resolve) => {
      const events = new EventSource(path)
      const tell = (message: string) => {
        newest = message
        told(message)
        channel.send(message)
      }
      events.addEventListener('message', ({ data }: MessageEvent<string>) => tell(data))
      const timer = setInterval(() => {
        if (events.readyState === EventSource.CLOSED) poll?.().then(tell, () => {})
      }, POLL_MS)
      leave = () => {
        events.close()
        clearInterval(timer)
        newest = undefined
        resolve()
      }
    })
  const join = () => {
    // A message may have come between this tab's document and now.
    question.send('newest')
    void oneTabAtATime(name, lead)
  }
  join()
  // A page in the back/forward cache must release leadership.
  addEventListener('pagehide', () => leave())
  addEventListener('pageshow', (event) => event.persisted && join())
}
