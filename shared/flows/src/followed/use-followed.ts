import { useEffect, useRef } from 'react'

interface Followed {
  /** API path of its events; null: nothing is followed. */
  path: string | null
  /** What the events say of the state that is shown: a status or a version. */
  state: string
  onChanged: () => void
}

/** Listens to events while their page is seen. Without the stream the page stays as it was loaded [orders.followed-live]. */
export function useFollowed({ path, state, onChanged }: Followed): void {
  const shown = useRef({ state, onChanged })
  useEffect(() => {
    shown.current = { state, onChanged }
  })
  useEffect(() => {
    let events: EventSource | undefined
    let newest: string | undefined
    const close = () => {
      events?.close()
      events = undefined
    }
    const follow = () => {
      close()
      // HTTP/1.1 allows six connections: a hidden tab holds none.
      if (path === null || document.visibilityState === 'hidden' || !('EventSource' in window)) return
      events = new EventSource(`/backend${path}`)
      events.addEventListener('message', ({ data }: MessageEvent<string>) => {
        // It may have changed between the page's answer and the first event.
        const isNews = newest === undefined ? !data.includes(`"${shown.current.state}"`) : newest !== data
        newest = data
        if (isNews) shown.current.onChanged()
      })
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    addEventListener('pagehide', close)
    addEventListener('pageshow', follow)
    return () => {
      close()
      document.removeEventListener('visibilitychange', follow)
      removeEventListener('pagehide', close)
      removeEventListener('pageshow', follow)
    }
  }, [path])
}
