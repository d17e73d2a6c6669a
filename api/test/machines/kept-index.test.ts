import { eventually } from '@shop/testing/eventually'
import { anyOf, type PieceScope } from '../../src/goods/catalog/index/choice.ts'
import { CatalogIndex } from '../../src/goods/catalog/index/catalog-index.ts'
import { ChangeLog } from '../../src/goods/catalog/index/changes.ts'
import { StoredIndex } from '../../src/goods/catalog/index/stored-index.ts'
import { foundBy } from '../../src/goods/catalog/search/found.ts'
import { Library } from '../../src/goods/catalog/search/words.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { readsOf } from '../../src/platform/replica/current-reads.ts'
import { openShop, type Shop } from '../support/shop.ts'

// The embedded database has one process: no other API starts beside it.
const onPostgres = process.env['DATABASE_URL'] ? describe : describe.skip

onPostgres('an index kept for the next API', () => {
  let shop: Shop
  let database: Database

  beforeAll(async () => {
    shop = await openShop()
    database = await openDatabase({ databaseUrl: shop.environment['DATABASE_URL'], stateDir: '' })
  })
  afterAll(async () => {
    await database.close()
    await shop.remove()
  })

  /** What an API has of the catalogue in memory, and which statements it has sent for it. */
  function aSecondApi() {
    const sent: string[] = []
    const warned: string[] = []
    const watched: Database = {
      ...database,
      query: (text, params) => {
        sent.push(text)
        return database.query(text, params)
      },
      transaction: (work) => database.transaction(work),
    }
    const log = { warn: (_: object, text: string) => void warned.push(text) }
    const index = new CatalogIndex(watched, readsOf(watched), { log, brand: 'ZLATA', keptFrom: 0 })
    const library = new Library(watched, index, 'ZLATA')
    const page = async (scope: PieceScope) => index.page(scope, anyOf('RUB'), { limit: 1000, offset: 0 })
    const search = async (stem: string) => {
      const part = { at: 0, text: stem, kind: 'word', stems: [stem], meanings: [] } as const
      const shopOf = { currency: 'RUB', today: [], categories: new Map(), designers: new Map(), sections: new Map() }
      return (await page(foundBy(await library.look(), [part], shopOf))).ids
    }
    const everything = () => page({ kind: 'everything' })
    return { sent, warned, index, library, everything, search, hasReadPieces: () => sent.some((text) => text.includes('JOIN categories')) }
  }

  const kept = async () => (await database.query('SELECT FROM catalogue_snapshots')).length > 0

  beforeEach(async () => {
    await database.query('DELETE FROM catalogue_snapshots')
    const first = aSecondApi()
    await first.library.look()
    await eventually('the index is kept', kept)
  })

  test('is read in place of every piece, and finds and counts the same [machines.index-kept]', async () => {
    const [fresh, second] = [aSecondApi(), aSecondApi()]
    const found = { everything: await second.everything(), ring: await second.search('кольц'), english: await second.search('ring') }
    expect(second.hasReadPieces()).toBe(false)
    await database.query("UPDATE catalogue_snapshots SET format = 'of another release'")
    expect(await fresh.everything()).toStrictEqual(found.everything)
    expect([await fresh.search('кольц'), await fresh.search('ring')]).toStrictEqual([found.ring, found.english])
    expect(found.ring.length).toBeGreaterThan(3)
    expect(fresh.hasReadPieces()).toBe(true)
  })

  test('is followed by what has changed since', async () => {
    const sixth = (await aSecondApi().everything()).ids[5]
    await database.query('UPDATE products SET popularity = 1000000 WHERE design_id = (SELECT design_id FROM products WHERE id = $1)', [
      sixth,
    ])
    const second = aSecondApi()
    expect((await second.everything()).ids[0]).toBe(sixth)
    // Only the pieces that have changed were read.
    expect(second.sent.some((text) => text.startsWith('SELECT id FROM products'))).toBe(false)
  })

  test('is read anew where pieces have come or gone since', async () => {
    await database.query('INSERT INTO catalogue_changes (product_id) VALUES (NULL)')
    const second = aSecondApi()
    await second.everything()
    expect(second.sent.some((text) => text.startsWith('SELECT id FROM products'))).toBe(true)
  })

  test('that is damaged is told, and every piece is read', async () => {
    const { ids } = await aSecondApi().everything()
    await database.query("UPDATE catalogue_snapshots SET content = '\\x00'")
    const second = aSecondApi()
    expect((await second.everything()).ids).toStrictEqual(ids)
    expect(second.warned).toStrictEqual(['the kept catalogue cannot be read'])
  })

  test('is not kept again within half an hour', async () => {
    const store = new StoredIndex(database, { warn: () => {} }, 'ZLATA')
    const read = await store.read()
    if (read === null) throw new Error('Nothing is kept.')
    const made = jest.fn(() => read)
    await store.keep(made)
    expect(made).not.toHaveBeenCalled()
    await database.query("UPDATE catalogue_snapshots SET made_at = now() - interval '31 minutes'")
    await store.keep(made)
    expect(made).toHaveBeenCalledTimes(1)
    expect(await database.query("SELECT FROM catalogue_snapshots WHERE made_at < now() - interval '30 minutes'")).toHaveLength(0)
  })

  test('needs the changes since it was made: they stay in the log', async () => {
    const log = new ChangeLog(database)
    const old = async () => database.query("SELECT FROM catalogue_changes WHERE at < now() - interval '1 hour'")
    await database.query("INSERT INTO catalogue_changes (product_id, at) VALUES (NULL, now() - interval '2 hours')")
    await log.forget()
    expect(await old()).toHaveLength(1)
    await database.query('DELETE FROM catalogue_snapshots')
    await log.forget()
    expect(await old()).toHaveLength(0)
  })
})
