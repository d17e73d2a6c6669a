import type { Release } from '../remotes/release.ts'
import type { Visits } from '../visits/visits.ts'

// Late enough not to compete with the page's own requests.
const LATER_MS = 5000
const POLL_MS = 30_000
const ASK_TIMEOUT_MS = 2000

/** The release record of this moment, as a document made now would have it. */
export async function askRelease(): Promise<Release> {
  const response = await fetch('/release/current', { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`release: ${response.status}`)
  return (await response.json()) as Release
}

/**
 * Hears of releases while the document lives: a rollback reaches the open tab within a second.
 * One tab of a browser holds the stream and tells the others: over HTTP/1.1 six streams would hang the seventh tab.
 */
export function followReleases(visits: Visits) {
  const channel = new BroadcastChannel('release')
  const follow = (text: string) => void visits.follow(JSON.parse(text) as Release)
  channel.onmessage = (message: MessageEvent<string>) => follow(message.data)
  const tell = (text: string) => {
    follow(text)
    channel.postMessage(text)
  }
  let leave = () => {}
  const lead = () =>
    new Promise<void>((resolve) => {
      const releases = new EventSource('/release/events')
      releases.onmessage = (message: MessageEvent<string>) => tell(message.data)
      // A proxy that cuts streams: asking from time to time is enough.
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
  const queue = () => void navigator.locks?.request('release', lead)
  setTimeout(queue, LATER_MS)
  // A page kept for Back must not go on leading.
  addEventListener('pagehide', () => leave())
  addEventListener('pageshow', (event) => event.persisted && queue())
}
