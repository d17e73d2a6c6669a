import type { Config } from '../platform/config/config.ts'
import type { DevelopmentEvents } from '../platform/development/development.ts'
import type { Documents } from '../pages/documents/documents.ts'
import type { VersionCounts } from '../release/cohorts/version-counts.ts'
import type { FailureCounts } from '../release/failure-counts.ts'
import type { Metrics } from '../platform/observability/metrics.ts'
import type { ApiHealth } from './readiness.ts'
import type { ReleaseEvents } from '../release/serving/release-events.ts'
import type { Releases } from '../release/releases.ts'
import type { RenderPool } from '../pages/render/render-pool.ts'
import type { Sitemaps } from './robots-sitemap.ts'

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
  counts: Pick<VersionCounts, 'sold' | 'measured'>
  pool: Pick<RenderPool, 'isReady'>
  apiHealth: ApiHealth
  /** Set by the stop signal. */
  stopping: { now: boolean }
}
