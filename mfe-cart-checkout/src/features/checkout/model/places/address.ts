import { combine, createEvent, createStore, sample } from 'effector'
import { addresses, type AddressSuggestion } from '@shop/contracts/places/location'
import { createRequestFx } from '@shop/http'
import { $location } from '@shop/session'

/** Fewer letters fit half the streets of a city. */
const LETTERS_MIN = 3

/** What the address field holds now. */
export const addressTyped = createEvent<string>()

const suggestFx = createRequestFx(addresses)

const $typed = createStore('', { serialize: 'ignore' }).on(addressTyped, (_, text) => text.trim())
const $found = createStore<AddressSuggestion[]>([], { serialize: 'ignore' })
  .on(suggestFx.doneData, (_, answer) => answer.addresses)
  .reset(suggestFx.failData)
const isEnough = (text: string) => text.length >= LETTERS_MIN

/** Addresses of the city that begin like the text: a help, which never says no to what was typed. */
export const $suggestions = combine($typed, $found, (text, found) => (isEnough(text) ? found : []))

sample({
  clock: addressTyped,
  source: { location: $location, text: $typed },
  filter: ({ location, text }) => Boolean(location?.city_id) && isEnough(text),
  fn: ({ location, text }) => ({ search: `?${new URLSearchParams({ city_id: String(location?.city_id), text }).toString()}` }),
  target: suggestFx,
})
