/** Endpoint for how fast pages were, of visitors who agreed to statistics. Each metric once a document. */
export const VITAL_REPORTS = '/front-door/vitals'

/** Largest contentful paint, interaction to next paint, cumulative layout shift. */
const VITALS = ['LCP', 'INP', 'CLS'] as const
export type VitalName = (typeof VITALS)[number]
/** The thresholds are those of Core Web Vitals. */
const RATINGS = ['good', 'needs-improvement', 'poor'] as const
export type VitalRating = (typeof RATINGS)[number]

export interface VitalReport {
  vital: VitalName
  rating: VitalRating
  name: string
  version: string
}

const VITAL_REPORT = /^(\w{1,10}) ([a-z-]{1,20}) ([a-z0-9-]{1,40})@([\w.-]{1,80})$/
const isVital = (text: string): text is VitalName => VITALS.some((vital) => vital === text)
const isRating = (text: string): text is VitalRating => RATINGS.some((rating) => rating === text)

/** `LCP good mfe-catalog@1.4.2`, of the area that the metric is about; null for anything else. */
export function readVitalReport(text: string): VitalReport | null {
  const [, vital = '', rating = '', name = '', version = ''] = VITAL_REPORT.exec(text) ?? []
  return isVital(vital) && isRating(rating) ? { vital, rating, name, version } : null
}
