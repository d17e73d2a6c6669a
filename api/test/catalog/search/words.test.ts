import { anyOf } from '../../../src/goods/catalog/index/choice.ts'
import { MAX_WAITED_FOR } from '../../../src/goods/catalog/index/catalog-index.ts'
import { Columns } from '../../../src/goods/catalog/index/columns.ts'
import { count } from '../../../src/goods/catalog/index/count.ts'
import { foundBy } from '../../../src/goods/catalog/search/found.ts'
import { Library, type WordIndex } from '../../../src/goods/catalog/search/words.ts'
import type { Queryable } from '../../../src/platform/db/database.ts'

/** Pieces of a kind: even ids are rings, odd ones are chains. */
const nameOf = (id: number) => `${id % 2 === 0 ? 'ring' : 'chain'} ${id}`

function loaded(ids: readonly number[]): Columns {
  const columns = new Columns(ids)
  const rest = {
    category: 1,
    designer: 1,
    position: 0,
    metal: null,
    stone: null,
    mood: '',
    archived: false,
    certificate: false,
    popularity: 0,
    published: 0,
  }
  for (const id of ids) {
    columns.set({
      id,
      design: id,
      ...rest,
      tags: null,
      selections: null,
      offers: 'RUB:1:1',
      skus: 1,
      sizes: null,
      left: null,
      cities: null,
      stocked: true,
      wornOn: null,
      engraved: false,
      gems: null,
    })
  }
  return columns
}

/** A catalog whose search words load only when the test releases them. */
function aShop(ids: readonly number[]) {
  const shop = { columns: loaded(ids), reads: 0, wait: Promise.resolve(), fails: false }
  const database: Queryable = {
    query: async <R>(_: string, params: readonly unknown[] = []) => {
      shop.reads += 1
      await shop.wait
      if (shop.fails) throw new Error('no database')
      const [asked] = params as [number[]]
      return asked.map((id) => ({ id, codes: `Z100${id}`, name: nameOf(id), designer: '', kind: '', attributes: '' })) as R[]
    },
  }
  const library = new Library(database, { look: async () => shop.columns }, 'ZLATA')
  /** What a listing of these words shows now. */
  const found = (words: WordIndex, stem: string) => {
    const part = { at: 0, text: stem, kind: 'word', stems: [stem], meanings: [] } as const
    const shopOf = { currency: 'RUB', today: [], categories: new Map(), designers: new Map(), sections: new Map() }
    const { matching } = count(shop.columns, foundBy(words, [part], shopOf), anyOf('RUB'))
    return [...shop.columns.ids].filter((_, place) => matching[place] !== 0)
  }
  return { shop, library, found }
}

const idsFrom = (first: number, quantity: number) => Array.from({ length: quantity }, (_, index) => first + index)
const large = idsFrom(10, MAX_WAITED_FOR + 1)

test('in a large shop a search works by the words of before until those of a new piece are ready [search.new-pieces-never-wait]', async () => {
  const { shop, library, found } = aShop(large)
  const before = await library.look()
  let open: () => void = () => undefined
  shop.wait = new Promise((done) => (open = done))
  // The new piece is the first: every position moves by one.
  shop.columns = loaded([2, ...large])
  expect(found(await library.look(), 'ring')).toStrictEqual(large.filter((id) => id % 2 === 0))
  expect(found(await library.look(), '13')).toContain(13)
  const { reads } = shop
  await library.look()
  expect(shop.reads).toBe(reads)
  open()
  while ((await library.look()) === before) await new Promise(setImmediate)
  expect(found(await library.look(), 'ring')).toStrictEqual([2, ...large.filter((id) => id % 2 === 0)])
})

test('when new words cannot be read, those of before serve and the next search reads again', async () => {
  const { shop, library, found } = aShop(large)
  const before = await library.look()
  shop.fails = true
  shop.columns = loaded([2, ...large])
  expect(found(await library.look(), 'ring')).toContain(10)
  await new Promise(setImmediate)
  shop.fails = false
  while ((await library.look()) === before) await new Promise(setImmediate)
  expect(found(await library.look(), 'ring')).toContain(2)
})

test('in a small shop a new piece is found at once', async () => {
  const { shop, library, found } = aShop([10, 11])
  expect(found(await library.look(), 'ring')).toStrictEqual([10])
  shop.columns = loaded([2, 10, 11])
  const both = [library.look(), library.look()]
  shop.columns = loaded([2, 4, 10, 11])
  await Promise.all(both)
  expect(found(await library.look(), 'ring')).toStrictEqual([2, 4, 10])
})

test('the library is ready when its words can be searched', async () => {
  const { library } = aShop([10])
  expect(library.isReady).toBe(false)
  await library.look()
  expect(library.isReady).toBe(true)
})
