import { useEffect, useRef } from 'react'
import type { OrderStatus } from '@shop/contracts/orders/order-status'

interface FollowedOrder {
  /** API path of the order's events; null: not followed. */
  path: string | null
  /** As the page shows it. */
  status: OrderStatus
  onChanged: () => void
}

/** Listens to an order's events while its page is seen. Without the stream the page stays as it was loaded [orders.followed-live]. */
export function useFollowedOrder({ path, status, onChanged }: FollowedOrder): void {
  const shown = useRef({ status, onChanged })
  useEffect(() => {
    shown.current = { status, onChanged }
  })
  useEffect(() => {
    if (path === null) return
    let events: EventSource | undefined
    let newest: string | undefined
    const close = () => {
      events?.close()
      events = undefined
    }
    const follow = () => {
      close()
      // HTTP/1.1 allows six connections: a hidden tab holds none.
      if (document.visibilityState === 'hidden' || !('EventSource' in window)) return
      events = new EventSource(`/backend${path}`)
      events.addEventListener('message', ({ data }: MessageEvent<string>) => {
        // The order may have moved between the page's answer and the first event.
        const isNews = newest === undefined ? !data.includes(`"${shown.current.status}"`) : newest !== data
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
