import type { Config } from './config.ts'
import type { DevelopmentEvents } from './development.ts'
import type { Documents } from './documents/documents.ts'
import type { Metrics } from './operations/metrics.ts'
import type { ApiHealth } from './operations/readiness.ts'
import type { ReleaseEvents } from './release/release-events.ts'
import type { Releases } from './release/releases.ts'
import type { RenderPool } from './render/render-pool.ts'
import type { Sitemaps } from './operations/robots-sitemap.ts'

/** What the front door works with. */
export interface FrontDoor {
  config: Config
  releases: Releases
  documents: Documents
  events: ReleaseEvents
  /** Null but for `npm run dev`. */
  development: DevelopmentEvents | null
  sitemaps: Sitemaps
  metrics: Metrics
  pool: Pick<RenderPool, 'isReady'>
  apiHealth: ApiHealth
  /** Turned on by the signal that ends the process. */
  stopping: { now: boolean }
}
