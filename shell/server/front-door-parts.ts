import type { Config } from './config.ts'
import type { DevelopmentEvents } from './development.ts'
import type { Documents } from './documents/documents.ts'
import type { FailureCounts } from './operations/failure-counts.ts'
import type { Metrics } from './operations/metrics.ts'
import type { ApiHealth } from './operations/readiness.ts'
import type { ReleaseEvents } from './release/release-events.ts'
import type { Releases } from './release/releases.ts'
import type { RenderPool } from './render/render-pool.ts'
import type { Sitemaps } from './operations/robots-sitemap.ts'

/** Dependencies of the front door. */
export interface FrontDoor {
  config: Config
  releases: Releases
  documents: Documents
  events: ReleaseEvents
  /** Null except for `npm run dev`. */
  development: DevelopmentEvents | null
  sitemaps: Sitemaps
  metrics: Metrics
  failures: FailureCounts
  pool: Pick<RenderPool, 'isReady'>
  apiHealth: ApiHealth
  /** Set by the stop signal. */
  stopping: { now: boolean }
}
