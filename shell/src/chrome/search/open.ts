import type { ComponentType } from 'react'
import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import type { FinderProps } from './finder/finder.tsx'

interface Opened {
  Finder: ComponentType<FinderProps>
  takeTyped: () => string
}

const opened = createEvent<Opened>()
export const searchClosed = createEvent<void>()
export const $search = createStore<Opened | null>(null, { serialize: 'ignore' })
  .on(opened, (_, search) => search)
  .reset(searchClosed)

// Includes texts of both languages: another chunk would cost more.
const load = () => import(/* webpackChunkName: "finder", webpackFetchPriority: "low" */ './finder/finder.tsx')

function take(field?: HTMLInputElement): string {
  const text = field?.value ?? ''
  if (field) field.value = ''
  return text
}

/** Opens the search once loaded; falls back to the search page. */
export function useSearch() {
  const open = useUnit(opened)
  return {
    prepare: () => void load().catch(() => {}),
    open: (field?: HTMLInputElement) =>
      void load().then(
        ({ Finder }) => open({ Finder, takeTyped: () => take(field) }),
        () => field ?? location.assign('/search'),
      ),
  }
}
