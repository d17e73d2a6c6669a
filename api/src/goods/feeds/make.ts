import type { Brand } from '@shop/contracts/shop/brand'
import type { Logger } from '@shop/observability/log'
import type { Queryable } from '../../platform/db/database.ts'
import { stopping } from '../../platform/status/health.ts'
import type { MerchantFeed } from './files.ts'
import { GOOGLE_END, googleItem, googleStart } from './google.ts'
import { feedCategories, feedPieces } from './pieces.ts'
import { faultsOfGoogleItem } from './schemas/google.ts'
import { faultsOfYmlOffer } from './schemas/yml.ts'
import type { Counts } from './store.ts'
import { xml } from './xml.ts'
import { YML_END, ymlOffer, ymlStart } from './yml.ts'

const KINDS = {
  yml: { offer: ymlOffer, faults: faultsOfYmlOffer, end: YML_END },
  google: { offer: googleItem, faults: faultsOfGoogleItem, end: GOOGLE_END },
} as const

interface Making {
  database: Queryable
  log: Logger
  brand: Brand
  origin: string
  now: Date
  /** Updated while the text is generated. */
  counts: Counts
}

/** Generates a feed product by product. Skips and logs invalid offers: one bad price must not invalidate the feed. */
export async function* feedText(feed: MerchantFeed, { database, log, brand, origin, now, counts }: Making): AsyncGenerator<string> {
  const { offer, faults, end } = KINDS[feed.kind]
  yield feed.kind === 'yml' ? ymlStart(await feedCategories(database, feed), brand, origin, now) : googleStart(feed, brand, origin, now)
  for await (const piece of feedPieces(database, feed)) {
    // A large shop takes a minute, but a stopping process has ten seconds.
    if (stopping.now) throw new Error('The process ends.')
    const made = piece.skus.map((sku) => offer(piece, sku, feed, origin))
    const good = made.filter((one, index) => {
      const wrong = faults(one)
      if (wrong.length > 0) log.warn({ feed: feed.file, sku: piece.skus[index]?.id, wrong }, 'left out of a feed')
      return wrong.length === 0
    })
    counts.offers += good.length
    counts.leftOut += made.length - good.length
    if (good.length > 0) yield `${good.map(xml).join('\n')}\n`
  }
  yield end
}
