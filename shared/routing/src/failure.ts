import { createEvent, createStore } from 'effector'

/** Why the page of this address cannot be shown: 404 for a piece that does not exist, 500 for an API that does not answer. */
export interface PageFailure {
  status: number
  /** Shown instead of the words for the status. */
  message?: string
}

/** A page's model says so; the shell shows the error page in its place, and the server answers with that status. */
export const pageFailed = createEvent<PageFailure>()

/** The shell says so at every navigation: the failure of the last page is over. */
export const pageOpened = createEvent<void>()

export const $pageFailure = createStore<PageFailure | null>(null)
  .on(pageFailed, (_, failure) => failure)
  .reset(pageOpened)
