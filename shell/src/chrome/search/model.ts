import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { searchOf } from '@shop/contracts/core/endpoint'
import { popularSearches, suggest, type Suggestions } from '@shop/contracts/search/suggest'
import { plainText } from '@shop/contracts/core/text/plain-text'
import type { CategoryLink } from '@shop/contracts/catalog/product-card'
import { createRequestFx, failureOf, localStore } from '@shop/http'
import { $context } from '@shop/session'
import { recentKey } from './recent/key.ts'
import { parseRecent, withRecent } from './recent/recent.ts'

/** Debounce time. */
export const SEARCH_PAUSE_MS = 150

/** Opened with the text typed in the header. */
export const opened = createEvent<string>()
export const typed = createEvent<string>()
/** A suggestion or all results were chosen. */
export const searched = createEvent<string>()
export const forgotten = createEvent<string>()
export const allForgotten = createEvent<void>()

const suggestFx = createRequestFx(suggest)
const popularFx = createRequestFx(popularSearches)

const $typed = createStore({ text: '' }, { serialize: 'ignore' }).on([opened, typed], (_, text) => ({ text }))
export const $text = $typed.map(({ text }) => text)
const isEmpty = (text: string) => plainText(text).trim() === ''

export const $suggestions = createStore<Suggestions | null>(null, { serialize: 'ignore' })
  .on(suggestFx.doneData, (_, { result }) => result)
  .on([opened, typed], (known, text) => (isEmpty(text) ? null : known))
export const $failure = failureOf(suggestFx).reset([opened, typed])

const pauseFx = createEffect((asked: { text: string }) => new Promise<typeof asked>((done) => setTimeout(done, SEARCH_PAUSE_MS, asked)))
sample({ clock: $typed, filter: ({ text }) => !isEmpty(text), target: pauseFx })
sample({
  clock: pauseFx.doneData,
  source: $typed,
  // Only the latest input is requested.
  filter: (now, asked) => now === asked,
  fn: ({ text }) => ({ search: searchOf({ text: plainText(text).trim() }) }),
  target: suggestFx,
})

export const $popular = createStore<CategoryLink[]>([], { serialize: 'ignore' }).on(popularFx.doneData, (_, { result }) => result)
sample({ clock: opened, source: $popular, filter: (known) => known.length === 0, fn: () => ({}), target: popularFx })

export const $recent = createStore<string[]>([], { serialize: 'ignore' })
  .on(searched, withRecent)
  .on(forgotten, (list, text) => list.filter((other) => other !== text))
  .on(allForgotten, () => [])

const readFx = attach({
  source: $context,
  effect: (context, _: string) => parseRecent(localStore.get(recentKey(context))),
})
const keepFx = attach({
  source: { context: $context, list: $recent },
  effect: ({ context, list }, _: unknown) => {
    if (list.length > 0) localStore.set(recentKey(context), JSON.stringify(list))
    else localStore.remove(recentKey(context))
  },
})
sample({ clock: opened, target: readFx })
sample({ clock: readFx.doneData, target: $recent })
sample({ clock: [searched, forgotten, allForgotten], target: keepFx })
