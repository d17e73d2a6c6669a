import type { ObjectStore, StoredObject } from '../../src/objects/objects.ts'
import { openObjects } from '../../src/objects/open-objects.ts'
import { bucketStand, KINDS, type Stand } from './kinds.ts'

const textOf = (found: StoredObject | null | 'unchanged') => (found && found !== 'unchanged' ? found.content.toString() : found)

describe.each(KINDS)('%s', (_, start) => {
  let stand: Stand
  let [one, other]: ObjectStore[] = []
  const both = () => [one, other] as [ObjectStore, ObjectStore]
  const nth = (index: number) => both()[index % 2] as ObjectStore
  beforeEach(async () => {
    stand = await start()
    ;[one, other] = [await stand.open(), await stand.open()]
  })
  afterEach(() => stand.close())

  test('gives back what was written, and null for what is not there', async () => {
    const [first, second] = both()
    await first.write('release/one.json', 'one')
    expect(textOf(await second.read('release/one.json'))).toBe('one')
    expect(await second.read('release/other.json')).toBeNull()
    await second.remove('release/one.json')
    await second.remove('release/one.json')
    expect(await first.read('release/one.json')).toBeNull()
  })

  test('says that nothing has changed to who knows the etag', async () => {
    const [first, second] = both()
    const etag = await first.create('pointer', '1')
    expect(await second.readChanged('pointer', etag)).toBe('unchanged')
    await first.write('pointer', '2')
    expect(textOf(await second.readChanged('pointer', etag))).toBe('2')
    expect(await second.readChanged('nothing', etag)).toBeNull()
  })

  test('of many who create one object exactly one does, and its content stands', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => ({ index, etag: await nth(index).create('record', `by ${index}`) })),
    )
    const winners = made.filter(({ etag }) => etag !== null)
    expect(winners).toHaveLength(1)
    expect(textOf((await one?.read('record')) ?? null)).toBe(`by ${winners[0]?.index}`)
  })

  test('of many who replace one object exactly one does', async () => {
    const etag = (await one?.create('pointer', '0')) ?? ''
    const made = await Promise.all(Array.from({ length: 12 }, (_, index) => nth(index).replace('pointer', `by ${index}`, etag)))
    const [winner] = made.flatMap((each, index) => (each ? [index] : []))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(textOf((await other?.read('pointer')) ?? null)).toBe(`by ${winner}`)
    expect(await one?.replace('nothing', 'x', etag)).toBeNull()
    expect(await one?.read('nothing')).toBeNull()
  })

  test('lists what is below a prefix, and nothing half-written', async () => {
    const [first] = both()
    if (stand.double) stand.double.pageSize = 2
    const keys = ['a/mfe/1/x.js', 'a/mfe/1/y & z.css', 'a/mfe/10/x.js', 'release/records/1.json', 'release/records/2.json']
    for (const key of keys) await first.write(key, key)
    expect((await first.list('a/mfe/1/')).map(({ key, size }) => [key, size])).toStrictEqual(
      keys.slice(0, 2).map((key) => [key, key.length]),
    )
    expect((await first.list('a/')).map(({ key }) => key)).toStrictEqual(keys.slice(0, 3))
    expect(await first.list('b/')).toStrictEqual([])
    const [listed] = await first.list('release/records/2')
    expect([listed?.etag, Math.abs(first.now() - (listed?.at ?? 0)) < 5000]).toStrictEqual([
      (await first.read('release/records/2.json'))?.etag,
      true,
    ])
  })
})

describe('a bucket', () => {
  let stand: Stand
  let store: ObjectStore
  const double = () => stand.double as NonNullable<Stand['double']>
  beforeEach(async () => {
    stand = await bucketStand()
    store = await stand.open()
  })
  afterEach(() => stand.close())

  test('a write that meets another one is tried again', async () => {
    double().conflicts = 2
    expect(await store.create('record', 'one')).not.toBeNull()
    expect(double().requests.filter((request) => request.startsWith('PUT'))).toHaveLength(3)
  })

  test('a creation whose answer was lost is known for ours', async () => {
    double().isAnswerLost = true
    expect(await store.create('record', 'ours')).not.toBeNull()
    const etag = (await store.create('pointer', '1')) ?? ''
    double().isAnswerLost = true
    expect(await store.replace('pointer', '2', etag)).not.toBeNull()
    expect(await store.create('record', 'of others')).toBeNull()
  })

  test('a bucket that is away or refuses is told by its address', async () => {
    double().state = 'refusing'
    await expect(store.read('record')).rejects.toThrow('s3://shop/releases/ does not answer: 403 AccessDenied')
    const elsewhere = await openObjects('s3://elsewhere', 'a/')
    double().state = 'here'
    await expect(elsewhere.read('record')).rejects.toThrow('s3://elsewhere/ does not answer: 404 NoSuchBucket')
    await expect(elsewhere.create('record', 'one')).rejects.toThrow('NoSuchBucket')
  })

  test('caches may keep forever what browsers load, and nothing else', async () => {
    await store.write('a/mfe-catalog/1.0.0/page.js', 'x')
    await store.write('release/current.json', '{}')
    expect([...double().objects.values()].map(({ headers }) => headers)).toStrictEqual([
      { type: 'text/javascript; charset=utf-8', caching: 'public, max-age=31536000, immutable' },
      { type: 'application/json', caching: '' },
    ])
  })
})

test.each(['', 'shop', 'https://shop.example', 's3://', 's3://shop?x=1'])('%j is no address of a store', async (address) => {
  await expect(openObjects(address, 'a/')).rejects.toThrow('s3://bucket/folder, or file:///mnt/releases')
})
