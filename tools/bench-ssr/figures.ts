import type { Cached, Cold } from './measure.ts'

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`

/** Figure and value, as they are printed. */
export const rowsOf = (cached: Cached, cold: Cold): [string, string][] => [
  ['cached documents a second per core', cached.perCore.toFixed(0)],
  ['CPU of a cached document', `${cached.cpuMs.toFixed(3)} ms`],
  ['CPU of home, rendered anew', `${cold.home.toFixed(1)} ms`],
  ['CPU of the listing, rendered anew', `${cold.listing.toFixed(1)} ms`],
  ['CPU of a product, rendered anew', `${cold.product.toFixed(1)} ms`],
  [`memory before ${cached.documents} documents`, `${megabytes(cached.before.rss)}, heap ${megabytes(cached.before.heap)}`],
  [`memory after ${cached.documents} documents`, `${megabytes(cached.after.rss)}, heap ${megabytes(cached.after.heap)}`],
]
