import { combine, createEvent, createStore, sample } from 'effector'
import { searchMade } from '@shop/contracts/events/catalog-events'
import { showSection, type Listing } from '@shop/contracts/catalog/listing'
import type { ListingCall } from '@shop/contracts/catalog/listing-address'
import { emitterOf } from '@shop/events'
import { createRequestFx, pageFailureOf } from '@shop/http'
import { failPage } from '@shop/routing'
import { sectionAsk } from '#features/sections/ask.ts'
import type { SearchUrl } from './url.ts'

export const opened = createEvent<SearchUrl>()
const showFx = createRequestFx(showSection)

export const $url = createStore<SearchUrl>({ pathname: '/search', text: '', isExact: false, page: 1, call: null }).on(
  opened,
  (_, url) => url,
)

const keyOf = (body: { url: string; offset?: number } | undefined) => (body ? `${body.url} ${body.offset ?? 0}` : '')
const $found = createStore<{ key: string; listing: Listing } | null>(null).on(showFx.done, (_, { params, result }) => ({
  key: keyOf(params.body),
  listing: result.result,
}))

/** The current query; responses to other queries are never shown. */
export const $listing = combine($found, $url, (found, { call }) => (found && call && found.key === keyOf(call.body) ? found.listing : null))

sample({
  clock: opened,
  source: $found,
  filter: (found, { call }) => call !== null && found?.key !== keyOf(call.body),
  fn: (_, { call }) => sectionAsk(call as ListingCall),
  target: showFx,
})
sample({
  clock: showFx.fail,
  source: $url,
  filter: ({ call }, { params }) => keyOf(call?.body) === keyOf(params.body),
  fn: (_, { error }) => pageFailureOf(error),
  target: failPage('search'),
})

const questionOf = ({ text, isExact }: SearchUrl) => `${isExact} ${text}`
/** Once a question: the server's answer may have come with the document. */
const $told = createStore('', { serialize: 'ignore' })
const made = sample({
  clock: [opened, showFx.done],
  source: { url: $url, listing: $listing, told: $told },
  filter: ({ url, listing, told }) => !__SERVER__ && listing !== null && url.text !== '' && url.page === 1 && questionOf(url) !== told,
  fn: ({ url, listing }) => ({ url, found: listing?.quantity ?? 0 }),
})
$told.on(made, (_, { url }) => questionOf(url))
sample({ clock: made, fn: ({ url: { text }, found }) => ({ text, found }), target: emitterOf(searchMade, 'mfe-catalog') })
