import { useMemo, useState, type ReactNode } from 'react'
import { hrefOf, Router, type Navigator, type Place, type To } from '@shop/routing'

export interface MemoryHistory {
  entries: string[]
  /** The browser's Back. */
  back: () => void
  /** Tells the router that the entries have changed. */
  changed: () => void
}

export function createHistory(path: string): MemoryHistory {
  const history: MemoryHistory = {
    entries: [path],
    back: () => {
      history.entries.pop()
      history.changed()
    },
    changed: () => {},
  }
  return history
}

function placeOf(path = '/'): Place {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? []
  return { pathname, search, hash }
}

/** The router of the shop over a list of addresses. */
export function MemoryRouter({ history, children }: { history: MemoryHistory; children: ReactNode }) {
  const [current, setCurrent] = useState(history.entries.at(-1))
  const navigator = useMemo((): Navigator => {
    const { entries } = history
    history.changed = () => setCurrent(entries.at(-1))
    const go = (to: To, kept: number) => {
      entries.splice(kept, entries.length, hrefOf(to, placeOf(entries.at(-1)).pathname))
      history.changed()
    }
    return { push: (to) => go(to, entries.length), replace: (to) => go(to, entries.length - 1) }
  }, [history])
  const place = useMemo(() => placeOf(current), [current])
  return (
    <Router location={place} navigator={navigator}>
      {children}
    </Router>
  )
}
