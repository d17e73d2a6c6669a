import { useSyncExternalStore, type ReactNode } from 'react'
import { hrefOf, Router, type Navigator, type RouterLocation, type To } from '@shop/routing'

export interface MemoryHistory extends Navigator {
  /** The browser's Back and Forward. */
  back: () => void
  forward: () => void
  place: () => RouterLocation
  subscribe: (listener: () => void) => () => void
}

/** An in-memory browser history starting at `path`. */
export function createHistory(path: string): MemoryHistory {
  const entries = [placeOf(path)]
  let shown = 0
  const listeners = new Set<() => void>()
  const place = () => entries[shown] as RouterLocation
  const show = (index: number) => {
    shown = index
    for (const listener of listeners) listener()
  }
  const write = (index: number, added: RouterLocation) => {
    entries.splice(index, entries.length, added)
    show(index)
  }
  const next = (to: To) => placeOf(hrefOf(to, place().pathname))
  return {
    place,
    push: (to) => write(shown + 1, next(to)),
    replace: (to) => write(shown, next(to)),
    back: () => show(shown - 1),
    forward: () => show(shown + 1),
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
