import { createEvent, createStore, sample } from 'effector'

/** Why the page cannot be shown: 404 for missing data, 500 for an unavailable API. */
export interface PageFailure {
  status: number
  /** No answer came: the browser has lost its connection. */
  isLost?: boolean
  /** An answer came that breaks its contract. */
  isOfContract?: boolean
  /** Displayed instead of the status text. */
  message?: string
}

interface Reported extends PageFailure {
  /** `designer`; absent: whatever is shown. */
  page?: string
  /** `mfe-catalog@1.2.0` */
  run?: string
}

let evaluatedRun = ''
/** Evaluates a remote's module: failures of its pages then name this run. */
export function evaluatedAs<Module>(run: string, evaluate: () => Module): Module {
  evaluatedRun = run
  const module = evaluate()
  evaluatedRun = ''
  return module
}

/** The shell shows the error page, and the server responds with the status. Page models report with {@link failPage}. */
export const pageFailed = createEvent<Reported>()

/** `target: failPage('designer')`: reports a failure of that page. It is ignored when another page is shown, or another version of it. */
export const failPage = (page: string) => {
  const run = evaluatedRun
  return pageFailed.prepend((failure: PageFailure) => ({ ...failure, page, run }))
}

/** Runs that are opened out of sight: their failures concern nobody but the swap that tries them. */
export const unseenRuns = new Set<string>()

/** Sent by the shell at the start of every navigation, with the page's folder name; empty for an unknown URL. */
export const pageRequested = createEvent<string>()
/** Null: the page of the document. */
const $requested = createStore<string | null>(null, { serialize: 'ignore' }).on(pageRequested, (_, requested) => requested)

/** Sent by the shell when the requested page is there: clears the last failure. */
export const pageOpened = createEvent<void>()

export const $pageFailure = createStore<PageFailure | null>(null).reset(pageOpened)
sample({
  clock: pageFailed,
  source: $requested,
  filter: (requested, { page = requested, run = '' }) => !unseenRuns.has(run) && (requested === null || page === requested),
  fn: (_, { page, run, ...failure }) => failure,
  target: $pageFailure,
})
