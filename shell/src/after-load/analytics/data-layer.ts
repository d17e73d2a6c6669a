import type { Entry } from './observe/entries.ts'

declare global {
  interface Window {
    /** Global read by tag managers. */
    dataLayer?: Entry[]
  }
}

/** Events before the page view are queued until it is sent. */
export function openDataLayer(pushed: (entry: Entry) => void) {
  const layer = (window.dataLayer ??= [])
  const waiting: Entry[] = []
  let shownPath: string | null = null
  const push = (entry: Entry) => {
    layer.push(entry)
    pushed(entry)
  }
  return {
    tell(entry: Entry) {
      if (entry.event === 'page_view') {
        shownPath = location.pathname
        push(entry)
        waiting.splice(0).forEach(push)
      } else if (shownPath === location.pathname) push(entry)
      else waiting.push(entry)
    },
    empty() {
      layer.length = 0
      waiting.length = 0
    },
  }
}
