import { oneTabAtATime, openChannel } from '@shop/http'
import type { Release } from '../../remotes/release.ts'
import type { Visits } from '../../visits/opening/visits.ts'
import { askRelease } from './ask-release.ts'

const POLL_MS = 30_000

/**
 * Receives releases, so that a rollback reaches open tabs within a second. One tab per browser holds the stream and broadcasts: HTTP/1.1
 * allows six connections.
 */
export function followReleases(visits: Visits) {
  // Also watches the shopper's hands from now on.
  const swaps = visits.swaps()
  const follow = (text: string) => void swaps.then(({ follow }) => follow(JSON.parse(text) as Release), console.warn)
  const channel = openChannel('release', follow)
  const tell = (text: string) => {
    follow(text)
    channel.send(text)
  }
  let leave = () => {}
  const lead = () =>
    new Promise<void>((resolve) => {
      const releases = new EventSource('/release/events')
      releases.onmessage = (message: MessageEvent<string>) => tell(message.data)
      // Polling fallback for proxies that close streams.
      const poll = setInterval(() => {
        if (releases.readyState !== EventSource.CLOSED) return
        askRelease().then(
          (release) => tell(JSON.stringify(release)),
          () => {},
        )
      }, POLL_MS)
      leave = () => {
        releases.close()
        clearInterval(poll)
        resolve()
      }
    })
  const queue = () => void oneTabAtATime('release', lead)
  queue()
  // A page in the back/forward cache must release leadership.
  addEventListener('pagehide', () => leave())
  addEventListener('pageshow', (event) => event.persisted && queue())
}
