import { combine, createEvent, createStore, sample } from 'effector'
import { searchMade } from '@shop/contracts/events/catalog-events'
import { emitterOf } from '@shop/events'
import { failPage } from '@shop/routing'
import * as list from '#features/list/model.ts'
import { isAbout, type View } from '#features/list/address/views.ts'
import type { ListingUrl } from '#features/list/address/url.ts'
import type { SearchUrl } from './url.ts'

export { $dirty, restore, snapshot } from '#features/list/model.ts'

export const opened = createEvent<SearchUrl>()

export const $url = createStore<SearchUrl>({ pathname: '/search', text: '', isExact: false, list: null }).on(opened, (_, url) => url)

/** Of the current query; what was found for another one is never shown. */
export const $view = combine(list.$view, $url, (view, url) => (view && url.list && isAbout(view, url.list) ? inVariant(view) : null))
export const $listing = $view.map((view) => view?.listing ?? null)

sample({ clock: opened, filter: ({ list: asked }) => asked !== null, fn: (url) => url.list as ListingUrl, target: list.opened })
sample({ clock: list.failed, filter: ({ section }) => section === 'search', fn: ({ failure }) => failure, target: failPage('search') })

const questionOf = ({ text, isExact }: SearchUrl) => `${isExact} ${text}`
/** Once a question: the server's answer may have come with the document. */
const $told = createStore('', { serialize: 'ignore' })
const made = sample({
  clock: [opened, list.answered],
  source: { url: $url, view: $view, told: $told },
  filter: ({ url, view, told }) => !__SERVER__ && view !== null && url.text !== '' && view.first === 1 && questionOf(url) !== told,
  fn: ({ url, view }) => ({ url, found: view?.listing.quantity ?? 0 }),
})
$told.on(made, (_, { url }) => questionOf(url))
sample({ clock: made, fn: ({ url: { text }, found }) => ({ text, found }), target: emitterOf(searchMade, 'mfe-catalog') })

/** The size and the weight of the query are chosen on the pages of what is found [search.variant-chosen]. */
function inVariant(view: View): View {
  const { listing } = view
  const variant = listing.understood?.variant
  return variant
    ? { ...view, listing: { ...listing, products: listing.products.map((card) => ({ ...card, url: `${card.url}?${variant}` })) } }
    : view
}
