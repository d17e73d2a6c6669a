import { createEvent, createStore, sample } from 'effector'

/** Why the page cannot be shown: 404 for missing data, 500 for an unavailable API. */
export interface PageFailure {
  status: number
  /** No answer came: the browser has lost its connection. */
  isLost?: boolean
  /** Displayed instead of the status text. */
  message?: string
}

/** A page and the run of its remote: `{ page: 'designer', run: 'mfe-catalog@1.2.0' }`. */
export interface PageRun {
  page: string
  run: string
}

let evaluatedRun = ''
/** Evaluates a remote's module: failures of its pages then name this run. */
export function evaluatedAs<Module>(run: string, evaluate: () => Module): Module {
  evaluatedRun = run
  try {
    return evaluate()
  } finally {
    evaluatedRun = ''
  }
}

/** The shell shows the error page, and the server responds with the status. Page models report with {@link failPage}. */
export const pageFailed = createEvent<PageFailure & Partial<PageRun>>()

/** `target: failPage('designer')`: reports a failure of that page. It is ignored when another page, or another version of it, is shown. */
export const failPage = (page: string) => {
  const run = evaluatedRun
  return pageFailed.prepend((failure: PageFailure) => ({ ...failure, page, ...(run && { run }) }))
}

/** Sent by the shell at the start of every navigation and on every change of version; an unknown URL has empty names. */
export const pageRequested = createEvent<PageRun>()
/** Null on the server, which opens one page. */
const $requested = createStore<PageRun | null>(null, { serialize: 'ignore' }).on(pageRequested, (_, requested) => requested)

/** Sent by the shell when the requested page is there: clears the last failure. */
export const pageOpened = createEvent<void>()

export const $pageFailure = createStore<PageFailure | null>(null).reset(pageOpened)
sample({
  clock: pageFailed,
  source: $requested,
  filter: (requested, { page, run }) =>
    requested === null || ((page ?? requested.page) === requested.page && (run ?? requested.run) === requested.run),
  fn: (_, { page, run, ...failure }) => failure,
  target: $pageFailure,
})
