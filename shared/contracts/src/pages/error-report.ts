import * as v from 'valibot'

/** Where browsers send their faults. */
export const ERROR_REPORTS = '/front-door/errors'
/** Documents whose faults are told, and faults told of one document. */
export const ERROR_SAMPLE_RATE = 0.2
export const MOST_REPORTS = 5

const PLACE = /^\/a\/[\w.-]+\/[\w.-]+\/[\w.-]+\.js(?:\?[\w=]*)?:\d+:\d+$/

/** A fault in a browser: what was thrown and where, and nothing of who was there. */
export const ErrorReport = v.object({
  name: v.pipe(v.string(), v.maxLength(100)),
  message: v.pipe(v.string(), v.maxLength(500)),
  /** Places in artifacts, `/a/mfe-catalog/1.4.2/page-listing.js:1:2345`, the innermost first. */
  places: v.pipe(v.array(v.pipe(v.string(), v.maxLength(300), v.regex(PLACE))), v.minLength(1), v.maxLength(20)),
  /** Path of the page. */
  pathname: v.pipe(v.string(), v.maxLength(2000)),
  /** Release that the document was made of. */
  serial: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type ErrorReport = v.InferOutput<typeof ErrorReport>

/** Null for anything but a report. */
export function readErrorReport(text: string): ErrorReport | null {
  try {
    const checked = v.safeParse(ErrorReport, JSON.parse(text))
    return checked.success ? checked.output : null
  } catch {
    return null
  }
}
