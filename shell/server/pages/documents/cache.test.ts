import { setImmediate } from 'node:timers/promises'
import { MicroCache } from './cache.ts'

let now = 0
const cacheOf = (mostBytes = 1000, staleMs = 0, mostRenewals = 1) =>
  new MicroCache<string>({
    lifeMs: 10,
    staleMs,
    mostRenewals,
    mostBytes,
    bytesOf: (text) => text.length,
    mayKeep: (text) => text !== 'incomplete',
    now: () => now,
  })

beforeEach(() => {
  now = 0
})

test('concurrent requests share one rendering', async () => {
  const make = jest.fn(() => setImmediate('page'))
  const cache = cacheOf()
  expect(await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)])).toStrictEqual(['page', 'page', 'page'])
  expect(make).toHaveBeenCalledTimes(1)
})

test('a page is rendered again after it expires', async () => {
  const make = jest.fn(async () => 'page')
  const cache = cacheOf()
  for (const time of [0, 9, 10]) {
    now = time
    await cache.get('a', make)
  }
  expect(make).toHaveBeenCalledTimes(2)
})

test('a stale page is served at once while one revalidation runs', async () => {
  const cache = cacheOf(1000, 20)
  await cache.get('a', async () => 'first')
  now = 15
  const make = jest.fn(() => setImmediate('second'))
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toStrictEqual(['first', 'first'])
  while ((await cache.get('a', make)) === 'first') await setImmediate()
  expect(await cache.get('a', make)).toBe('second')
  expect(make).toHaveBeenCalledTimes(1)
})

test('pages are revalidated at once, at most as many in parallel as there are processors', async () => {
  const cache = cacheOf(1000, 20, 2)
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => `first ${key}`)
  now = 15
  const begun: string[] = []
  const finish: (() => void)[] = []
  const ask = (key: string) =>
    cache.get(key, () => {
      begun.push(key)
      return new Promise((done) => finish.push(() => done(`second ${key}`)))
    })
  for (const key of ['a', 'b', 'c', 'a']) expect(await ask(key)).toBe(`first ${key}`)
  expect(begun).toStrictEqual(['a', 'b'])
  finish[0]?.()
  while ((await ask('a')) === 'first a') await setImmediate()
  expect(await ask('c')).toBe('first c')
  expect(begun).toStrictEqual(['a', 'b', 'c'])
})

test('a failed or incomplete revalidation keeps the stale page until its time is over', async () => {
  const cache = cacheOf(1000, 20)
  await cache.get('a', async () => 'first')
  now = 15
  await cache.get('a', () => Promise.reject(new Error('no')))
  await setImmediate()
  await cache.get('a', async () => 'incomplete')
  await setImmediate()
  expect(await cache.get('a', () => Promise.reject(new Error('no')))).toBe('first')
  now = 30
  expect(await cache.get('a', async () => 'second')).toBe('second')
})

test('an incomplete page is not cached', async () => {
  const make = jest.fn(async () => 'incomplete')
  const cache = cacheOf()
  await cache.get('a', make)
  await cache.get('a', make)
  expect([make.mock.calls.length, cache.size]).toStrictEqual([2, 0])
})

test('a failure rejects all waiting requests and is not cached', async () => {
  const cache = cacheOf()
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get('a', async () => 'page')).toBe('page')
})

test('the least recently used pages are evicted when the cache is full', async () => {
  const cache = cacheOf(20)
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, async () => '12345678')
  const made: string[] = []
  for (const key of ['a', 'c', 'b']) {
    await cache.get(key, async () => {
      made.push(key)
      return '12345678'
    })
  }
  expect(made).toStrictEqual(['b'])
})

test('what is concerned is dropped, the rest stays', async () => {
  const cache = cacheOf()
  for (const key of ['a', 'b']) await cache.get(key, async () => `first ${key}`)
  cache.drop((text) => text === 'first a')
  expect([cache.has('a'), cache.has('b')]).toStrictEqual([false, true])
  expect(await cache.get('a', async () => 'second a')).toBe('second a')
})

test('a rendering that began before a drop is neither kept nor given to who asks after it', async () => {
  const cache = cacheOf(1000, 20)
  const { promise, resolve } = Promise.withResolvers<string>()
  const early = cache.get('a', () => promise)
  cache.drop(() => false)
  const late = cache.get('a', async () => 'new price')
  expect(await late).toBe('new price')
  resolve('old price')
  expect(await early).toBe('old price')
  expect(await cache.get('a', async () => 'third')).toBe('new price')
})

test('a renewal that began before a drop is not kept', async () => {
  const cache = cacheOf(1000, 20)
  await cache.get('a', async () => 'first')
  now = 15
  const { promise, resolve } = Promise.withResolvers<string>()
  expect(await cache.get('a', () => promise)).toBe('first')
  cache.drop(() => true)
  resolve('old price')
  await setImmediate()
  expect(await cache.get('a', async () => 'new price')).toBe('new price')
})
