import * as v from 'valibot'

/** Endpoint for browser errors. */
export const ERROR_REPORTS = '/front-door/errors'
/** Sampling rate of documents, and maximum reports per document. */
export const ERROR_SAMPLE_RATE = 0.2
export const MAX_REPORTS = 5

const PLACE = /^\/a\/[\w.-]+\/[\w.-]+\/[\w.-]+\.js(?:\?[\w=]*)?:\d+:\d+$/

/** A browser error: message and location, nothing personal. */
export const ErrorReport = v.object({
  name: v.pipe(v.string(), v.maxLength(100)),
  message: v.pipe(v.string(), v.maxLength(500)),
  /** Stack positions in artifacts, `/a/mfe-catalog/1.4.2/page-listing.js:1:2345`, innermost first. */
  places: v.pipe(v.array(v.pipe(v.string(), v.maxLength(300), v.regex(PLACE))), v.minLength(1), v.maxLength(20)),
  /** Path of the page. */
  pathname: v.pipe(v.string(), v.maxLength(2000)),
  /** Release of the document. */
  serial: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type ErrorReport = v.InferOutput<typeof ErrorReport>

/** Null for an invalid report. */
export function readErrorReport(text: string): ErrorReport | null {
  try {
    const checked = v.safeParse(ErrorReport, JSON.parse(text))
    return checked.success ? checked.output : null
  } catch {
    return null
  }
}
