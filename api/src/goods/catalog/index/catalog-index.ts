import type { Sort } from '@shop/contracts/catalog/listing'
import type { Database } from '../../../platform/db/database.ts'
import type { CurrentReads } from '../../../platform/replica/current-reads.ts'
import { type Alike, alikeOf, type Kind } from './alike.ts'
import { ChangeLog } from './changes.ts'
import { anyOf, type Choice, inScope, keyOf, offersOf, type PieceScope } from './choice.ts'
import { Columns } from './columns.ts'
import { count, type Counted } from './count.ts'
import { buyableFirst, type Order, orderOf, shownOf } from './order.ts'
import { readIds, readPieces, readVariants } from './rows.ts'
import { StoredIndex, type WarningLog } from './stored-index.ts'
import { Tally } from './tally.ts'

/** Maximum lag of counts and sorting behind the database. Prices and stock on cards never lag. */
const LOOK_EVERY_MS = 250
/** With more changed pieces a full reload is faster. */
const MAX_BY_ID = 5000
/** A shop of more pieces serves the previous data during a reload; a smaller one waits. */
export const MAX_WAITED_FOR = 5000
/** Cached results, and the positions kept for each: a few pages. */
const MAX_KEPT = 1000
const DEEPEST_CACHED = 1000
const FORGET_EVERY_MS = 10 * 60_000

/** One piece per design. */
export interface Page {
  ids: number[]
  quantity: number
  facts: Counted['facts']
}

interface Kept extends Omit<Counted, 'matching'> {
  places: Uint32Array
}

interface IndexOptions {
  log: WarningLog
  brand: string
  /** A shop of more pieces is kept for APIs that start later. */
  keptFrom?: number
}

/**
 * In-memory index of all pieces for sorting, filtering and facet counts. Facets count over all pieces of a section, which no database index
 * speeds up (decision 8). Loaded once, then kept up to date from the change log; contains nothing that cards show.
 */
export class CatalogIndex {
  readonly #reads: CurrentReads
  readonly #log: ChangeLog
  readonly #stored: StoredIndex
  readonly #keptFrom: number
  /** Of the search, to be kept with their columns. */
  readonly #words = new WeakMap<Columns, unknown>()
  #columns: Columns | null = null
  #looking: Promise<void> | null = null
  #lookedAt = Number.NEGATIVE_INFINITY
  #reading: Promise<void> | null = null
  /** The index that already has the prices of single SKUs. */
  #priced: Columns | null = null
  #isPricing = false
  #forgotAt = performance.now()
  #orders = new Map<string, Order>()
  #kept = new Map<string, Kept>()
  #quantities = new Map<string, number>()
  #categories = new Map<string, ReadonlyMap<number, number>>()
  #alike = new Map<string, Alike[]>()

  /** The log of changes and the kept index are read from `database` itself. */
  constructor(database: Database, reads: CurrentReads, { log, brand, keptFrom = MAX_WAITED_FOR }: IndexOptions) {
    this.#reads = reads
    this.#log = new ChangeLog(database)
    this.#stored = new StoredIndex(database, log, brand)
    this.#keptFrom = keptFrom
  }

  /** The current columns, at most a quarter of a second old. */
  async look(): Promise<Columns> {
    if (this.#columns === null) await this.#readOnce()
    if (performance.now() - this.#lookedAt > LOOK_EVERY_MS) await (this.#looking ??= this.#follow().finally(() => (this.#looking = null)))
    if (this.#columns === null) throw new Error('The catalogue has not been read.')
    return this.#columns
  }

  /** Of a kept index, or given by `addWords`. */
  wordsOf = (columns: Columns): unknown => this.#words.get(columns)

  addWords(columns: Columns, words: unknown) {
    this.#words.set(columns, words)
    void this.#keepStored(columns)
  }

  /** A listing page with its facet counts. */
  async page(scope: PieceScope, choice: Choice, { limit, offset }: { limit: number; offset: number }): Promise<Page> {
    const columns = await this.look()
    const key = keyOf(scope, choice)
    const known = this.#kept.get(key)
    const isDeep = offset + limit > DEEPEST_CACHED
    if (known && (!isDeep || known.places.length < DEEPEST_CACHED)) return pageOf(columns, known, limit, offset)

    const { matching, ...counted } = count(columns, scope, choice)
    const most = isDeep ? offset + limit : DEEPEST_CACHED
    const best = scope.kind === 'found' && choice.sort === 'popular' ? scope : null
    const sort = best?.order ?? choice.sort
    const hasOwnPrices = scope.kind === 'found' && scope.variants !== null
    const usual = hasOwnPrices
      ? orderOf(columns, sort, offersOf(columns, scope, choice.currency), matching)
      : this.#order(columns, sort, choice.currency)
    // An order by price is exact.
    const isExact = best === null && (choice.sort === 'price-asc' || choice.sort === 'price-desc')
    const order = isExact ? usual : buyableFirst(usual, matching, best?.scores(columns))
    const found = { ...counted, places: shownOf(columns, matching, order, most) }
    if (!isDeep) this.#keep(key, found)
    return pageOf(columns, found, limit, offset)
  }

  /** Designs of a listing without filters: cheaper than a page of it. */
  async quantity(scope: PieceScope, currency: string): Promise<number> {
    const columns = await this.look()
    const key = keyOf(scope, anyOf(currency))
    const known = this.#kept.get(key)?.quantity ?? this.#quantities.get(key) ?? designsIn(columns, scope, currency)
    if (this.#quantities.size >= MAX_KEPT) this.#quantities.clear()
    this.#quantities.set(key, known)
    return known
  }

  /** The most similar pieces, a few more than are shown. */
  async alike(kind: Kind): Promise<Alike[]> {
    const columns = await this.look()
    const key = JSON.stringify(Object.values(kind))
    const known = this.#alike.get(key) ?? alikeOf(columns, kind)
    this.#alike.set(key, known)
    return known
  }

  /** Designs of the whole shop that pass the filters, by category id. */
  async byCategory(choice: Choice): Promise<ReadonlyMap<number, number>> {
    const columns = await this.look()
    const key = keyOf({ kind: 'everything' }, { ...choice, sort: 'popular' })
    const known = this.#categories.get(key)
    if (known) return known
    const { matching } = count(columns, { kind: 'everything' }, choice)
    const tally = new Tally()
    for (const place of columns.byDesign) {
      if (matching[place] !== 0) tally.add(columns.category[place] ?? 0, columns.design[place] ?? 0, true)
    }
    const counts = new Map([...tally.counts.entries()].map(([id, designs]) => [id, designs ?? 0]))
    if (this.#categories.size >= MAX_KEPT) this.#categories.clear()
    this.#categories.set(key, counts)
    return counts
  }

  #keep(key: string, found: Kept) {
    const [oldest] = this.#kept.keys()
    if (this.#kept.size >= MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.set(key, found)
  }

  #order(columns: Columns, sort: Sort, currency: string): Order {
    const key = sort === 'popular' || sort === 'new' ? sort : `${sort} ${currency}`
    const known = this.#orders.get(key) ?? orderOf(columns, sort, columns.offersIn(currency))
    this.#orders.set(key, known)
    return known
  }

  #changed() {
    this.#columns?.repriced()
    this.#orders.clear()
    this.#kept.clear()
    this.#quantities.clear()
    this.#categories.clear()
    this.#alike.clear()
  }

  /** Reloads everything. Callers get the previous data meanwhile, if any. */
  #readOnce(): Promise<void> {
    this.#reading ??= this.#readAll().finally(() => (this.#reading = null))
    return this.#reading
  }

  async #readAll() {
    if (this.#columns === null && (await this.#readStored())) return
    await this.#log.begin()
    // Later changes alone are in the log: what is before them must be in what is read now.
    this.#reads.renew()
    this.#lookedAt = performance.now()
    const ids = await readIds(this.#reads)
    const columns = new Columns(ids)
    columns.horizon = this.#log.horizon
    for await (const rows of readPieces(this.#reads, ids)) for (const row of rows) columns.set(row)
    // A large shop goes by the lowest prices for some seconds.
    if (ids.length <= MAX_WAITED_FOR) await this.#readPrices(columns)
    this.#columns = columns
    this.#changed()
  }

  /** Returns whether there was a kept index. The next `#follow` reads what has changed since. */
  async #readStored(): Promise<boolean> {
    const stored = await this.#stored.read()
    if (stored === null) return false
    const columns = Columns.from(stored.columns)
    this.#log.beginAt(columns.horizon)
    this.#words.set(columns, stored.words)
    this.#columns = columns
    return true
  }

  /** A small shop is read as fast as what is kept of it. */
  async #keepStored(columns: Columns) {
    const words = this.#words.get(columns)
    if (words === undefined || columns.ids.length <= this.#keptFrom) return
    await this.#stored.keep(() => ({ columns: columns.stored(), words }))
  }

  /** Prices of variants of a new load. */
  async #readPrices(columns: Columns) {
    for await (const rows of readVariants(this.#reads, columns.ids))
      for (const [id, variants] of rows) columns.setVariants(id, variants, true)
    this.#priced = columns
    this.#changed()
  }

  /** A failure is tried again with the next look. */
  #priceOnce(columns: Columns | null) {
    if (columns === null || this.#priced === columns || this.#isPricing) return
    this.#isPricing = true
    this.#readPrices(columns)
      .catch(() => undefined)
      .finally(() => (this.#isPricing = false))
  }

  async #follow() {
    this.#lookedAt = performance.now()
    // The reload covers all changes logged before it.
    if (this.#reading) return
    const { all, ids } = await this.#log.next()
    const columns = this.#columns
    if (columns === null) return
    if (all || ids.length > 0) this.#reads.renew()
    if (all || ids.length > MAX_BY_ID) {
      const reading = this.#readOnce()
      if (columns.ids.length <= MAX_WAITED_FOR) await reading
      else reading.catch(() => undefined)
    } else {
      for await (const rows of readPieces(this.#reads, ids)) for (const row of rows) columns.set(row)
      for await (const rows of readVariants(this.#reads, ids)) for (const [id, variants] of rows) columns.setVariants(id, variants)
      columns.horizon = this.#log.horizon
      if (ids.length > 0) this.#changed()
    }
    this.#priceOnce(this.#columns)
    if (performance.now() - this.#forgotAt > FORGET_EVERY_MS) {
      this.#forgotAt = performance.now()
      await this.#log.forget()
      void this.#keepStored(columns)
    }
  }
}

const pageOf = (columns: Columns, { facts, quantity, places }: Kept, limit: number, offset: number): Page => ({
  ids: Array.from(places.subarray(offset, offset + limit), (place) => columns.ids[place] ?? 0),
  quantity,
  facts,
})

function designsIn(columns: Columns, scope: PieceScope, currency: string): number {
  const { byDesign, design } = columns
  const isIn = inScope(columns, scope, currency)
  let [quantity, last] = [0, -1]
  for (const place of byDesign) {
    const of = design[place] ?? 0
    if (of === last || !isIn(place)) continue
    last = of
    quantity += 1
  }
  return quantity
}
