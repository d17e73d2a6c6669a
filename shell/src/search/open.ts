import type { ComponentType } from 'react'
import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import type { Locale } from '@shop/contracts/storefront'
import { useLocale } from '@shop/i18n'
import type { FinderProps } from './finder.tsx'
import type { texts } from './texts/ru.ts'

interface Opened {
  Finder: ComponentType<FinderProps>
  words: Record<keyof typeof texts, string>
  /** Typed before it was there. */
  text: string
}

const opened = createEvent<Opened>()
export const searchClosed = createEvent<void>()
export const $search = createStore<Opened | null>(null, { serialize: 'ignore' })
  .on(opened, (_, search) => search)
  .reset(searchClosed)

const load = (locale: Locale) =>
  Promise.all([
    import(/* webpackChunkName: "finder" */ './finder.tsx'),
    locale === 'ru'
      ? import(/* webpackChunkName: "finder-ru" */ './texts/ru.ts')
      : import(/* webpackChunkName: "finder-en" */ './texts/en.ts'),
  ])

/** Opens the search as soon as its code is there; where it does not come, the page of the search does the same. */
export function useSearch() {
  const open = useUnit(opened)
  const locale = useLocale()
  return {
    prepare: () => void load(locale).catch(() => {}),
    open: (field?: HTMLInputElement) =>
      void load(locale).then(
        ([{ Finder }, { texts: words }]) => {
          open({ Finder, words, text: field?.value ?? '' })
          if (field) field.value = ''
        },
        () => field ?? location.assign('/search'),
      ),
  }
}
