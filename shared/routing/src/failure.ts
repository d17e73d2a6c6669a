import { createEvent, createStore, sample } from 'effector'

/** Why the page cannot be shown: 404 for missing data, 500 for an unavailable API. */
export interface PageFailure {
  status: number
  /** No answer came: the browser has lost its connection. */
  isLost?: boolean
  /** Displayed instead of the status text. */
  message?: string
}

/** The shell shows the error page, and the server responds with the status. Page models report with {@link failPage}. */
export const pageFailed = createEvent<PageFailure & { page?: string }>()

/** `target: failPage('designer')`: reports a failure of that page. It is ignored when the shopper has gone to another page meanwhile. */
export const failPage = (page: string) => pageFailed.prepend((failure: PageFailure) => ({ ...failure, page }))

/** Sent by the shell at the start of every navigation, with the page's folder name; empty for an unknown URL. */
export const pageRequested = createEvent<string>()
/** Null: the page of the document. */
const $requested = createStore<string | null>(null, { serialize: 'ignore' }).on(pageRequested, (_, page) => page)

/** Sent by the shell when the requested page is there: clears the last failure. */
export const pageOpened = createEvent<void>()

export const $pageFailure = createStore<PageFailure | null>(null).reset(pageOpened)
sample({
  clock: pageFailed,
  source: $requested,
  filter: (requested, { page = requested }) => requested === null || page === requested,
  fn: (_, { page, ...failure }) => failure,
  target: $pageFailure,
})
