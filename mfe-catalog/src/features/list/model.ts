import { combine, createEvent, createStore, sample, type Scope } from 'effector'
import { showSection } from '@shop/contracts/catalog/listing'
import { createRequestFx, isNotFound, pageFailureOf, type RequestError } from '@shop/http'
import { shortInDocument } from '@shop/ui/card-in-document'
import { cardsSeen } from '#features/seen/cards.ts'
import { sectionAsk } from '#features/sections/ask.ts'
import type { ListingUrl } from './address/url.ts'
import { alone, covers, inDocument, isAbout, joined, keep, shownAgain, type View } from './address/views.ts'

export const opened = createEvent<ListingUrl>()
/** Appends the next page; the URL follows by navigation. */
export const moreChosen = createEvent<void>()
/** Updates the form at once; URL and list follow. */
export const filtersChosen = createEvent<string>()
export const retried = createEvent<void>()

const showFx = createRequestFx(showSection)

export const $url = createStore<ListingUrl | null>(null).on(opened, (_, url) => url)
/** Current filters: of the URL, or of the form while navigating. */
export const $query = createStore('')
  .on(opened, (_, { query }) => query)
  .on(filtersChosen, (_, query) => query)
const $joining = createStore(false, { serialize: 'ignore' }).on(moreChosen, () => true)
export const $views = createStore<View[]>([], { serialize: shortInDocument(inDocument) }).on(opened, shownAgain)
/** The list on screen: while the next one is on its way, the one before it, but not that of another page. */
export const $view = combine($views, $url, ([view], url) => (view && (!url || isSearch(view) === isSearch(url)) ? view : null))
/** Failure of a later request: the previous list stays. */
export const $failure = createStore<RequestError | null>(null, { serialize: 'ignore' }).reset(opened, retried)
export const $isLoading = combine(
  { url: $url, views: $views, pending: showFx.pending },
  ({ url, views, pending }) => pending && url !== null && !covers(views[0], url),
)

// Skips loading for server-rendered and recently left lists.
sample({
  clock: opened,
  source: $views,
  filter: ([view], url) => !covers(view, url),
  fn: (_, { call }) => sectionAsk(call),
  target: showFx,
})
sample({ clock: retried, source: $url, filter: (url) => url !== null, fn: (url) => sectionAsk((url as ListingUrl).call), target: showFx })

/** Its URL has been asked for and is on screen. */
export const answered = sample({
  clock: showFx.done,
  source: { url: $url, joining: $joining, views: $views },
  // Ignores a late response after Back.
  filter: ({ url, views }, { params }) => url !== null && isFor(url, params) && !covers(views[0], url),
  fn: ({ url, joining }, { result }) => ({ url: url as ListingUrl, joining, listing: result.result }),
})
$views.on(answered, (views, { url, joining, listing }) => keep(views, joining ? joined(views[0], url, listing) : alone(url, listing)))
$joining.reset(answered)

// Remembers cards for instant product previews.
sample({
  clock: [opened, answered],
  source: $view,
  filter: (view) => !__SERVER__ && view !== null,
  fn: (view) => view?.listing.products ?? [],
  target: cardsSeen,
})

const refused = sample({
  clock: showFx.fail,
  source: { url: $url, view: $view },
  filter: ({ url }, { params }) => url !== null && isFor(url, params),
  fn: ({ url, view }, { error }) => ({ error, section: url?.call.section, isFirst: !view || !url || !isAbout(view, url) }),
})
/** There is no list to show: the page reports it as its own. */
export const failed = sample({
  clock: refused,
  filter: ({ error, isFirst }) => isFirst || isNotFound(error),
  fn: ({ error, section }) => ({ section, failure: pageFailureOf(error) }),
})
sample({
  clock: refused,
  filter: ({ error, isFirst }) => !isFirst && !isNotFound(error),
  fn: ({ error }) => error,
  target: $failure,
})

/** Several loaded pages are transferred to a new version. */
export const $dirty = $view.map((view) => view !== null && view.last > view.first)
export const snapshot = (scope: Scope): Snapshot => ({ format: FORMAT, views: scope.getState($views) })
export const restore = createEvent<unknown>()
$views.on(restore, (views, kept) => ((kept as Snapshot).format === FORMAT ? (kept as Snapshot).views : views))

/** Increment when `View` changes: older snapshots are then reloaded. */
const FORMAT = 3
interface Snapshot {
  format: number
  views: View[]
}

const isSearch = ({ pathname }: Pick<View, 'pathname'>) => /^\/search(?:\/|$)/.test(pathname)

type Params = Parameters<typeof showFx>[0]

function isFor({ call }: ListingUrl, { params, body }: Params) {
  return params?.section === call.section && body?.url === call.body.url && body.offset === call.body.offset
}
