import type { ComponentType } from 'react'
import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import type { FinderProps } from './finder/finder.tsx'

interface Opened {
  Finder: ComponentType<FinderProps>
  /** Typed before it was there. */
  text: string
}

const opened = createEvent<Opened>()
export const searchClosed = createEvent<void>()
export const $search = createStore<Opened | null>(null, { serialize: 'ignore' })
  .on(opened, (_, search) => search)
  .reset(searchClosed)

// With its few words in both languages: a chunk more costs the first load more than they cost the search.
const load = () => import(/* webpackChunkName: "finder", webpackFetchPriority: "low" */ './finder/finder.tsx')

/** Opens the search as soon as its code is there; where it does not come, the page of the search does the same. */
export function useSearch() {
  const open = useUnit(opened)
  return {
    prepare: () => void load().catch(() => {}),
    open: (field?: HTMLInputElement) =>
      void load().then(
        ({ Finder }) => {
          open({ Finder, text: field?.value ?? '' })
          if (field) field.value = ''
        },
        () => field ?? location.assign('/search'),
      ),
  }
}
