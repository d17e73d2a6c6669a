import { useSyncExternalStore, type ReactNode } from 'react'
import { hrefOf, Router, type Navigator, type RouterLocation, type To } from '@shop/routing'

export interface MemoryHistory extends Navigator {
  /** The browser's Back. */
  back: () => void
  place: () => RouterLocation
  subscribe: (listener: () => void) => () => void
}

/** An in-memory browser history starting at `path`. */
export function createHistory(path: string): MemoryHistory {
  const entries = [placeOf(path)]
  const listeners = new Set<() => void>()
  const place = () => entries.at(-1) as RouterLocation
  const keep = (count: number, ...added: RouterLocation[]) => {
    entries.splice(count, entries.length, ...added)
    for (const listener of listeners) listener()
  }
  const next = (to: To) => placeOf(hrefOf(to, place().pathname))
  return {
    place,
    push: (to) => keep(entries.length, next(to)),
    replace: (to) => keep(entries.length - 1, next(to)),
    back: () => keep(entries.length - 1),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function placeOf(path: string): RouterLocation {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? []
  return { pathname, search, hash }
}

/** The shop's router over such a history. */
export const MemoryRouter = ({ history, children }: { history: MemoryHistory; children: ReactNode }) => (
  <Router location={useSyncExternalStore(history.subscribe, history.place)} navigator={history}>
    {children}
  </Router>
)
