import { createEvent, createStore } from 'effector'

/** Why the page cannot be shown: 404 for missing data, 500 for an unavailable API. */
export interface PageFailure {
  status: number
  /** No answer came: the browser has lost its connection. */
  isLost?: boolean
  /** Displayed instead of the status text. */
  message?: string
}

/** A page model reports its failure; the shell shows the error page, and the server responds with the status. */
export const pageFailed = createEvent<PageFailure>()

/** Sent by the shell on every navigation: clears the last failure. */
export const pageOpened = createEvent<void>()

export const $pageFailure = createStore<PageFailure | null>(null)
  .on(pageFailed, (_, failure) => failure)
  .reset(pageOpened)
