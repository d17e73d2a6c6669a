import { setTimeout } from 'node:timers/promises'
import { MicroCache } from './cache.ts'

let now = 0
const cacheOf = (mostBytes = 1000) =>
  new MicroCache<string>({
    lifeMs: 10,
    mostBytes,
    bytesOf: (text) => text.length,
    mayKeep: (text) => text !== 'incomplete',
    now: () => now,
  })

beforeEach(() => {
  now = 0
})

test('everybody who asks at the same time waits for one rendering', async () => {
  const make = jest.fn(() => setTimeout(5, 'page'))
  const cache = cacheOf()
  expect(await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)])).toStrictEqual(['page', 'page', 'page'])
  expect(make).toHaveBeenCalledTimes(1)
})

test('a page is made again when its life is over', async () => {
  const make = jest.fn(async () => 'page')
  const cache = cacheOf()
  for (const time of [0, 9, 10]) {
    now = time
    await cache.get('a', make)
  }
  expect(make).toHaveBeenCalledTimes(2)
})

test('an incomplete page is given to nobody else', async () => {
  const make = jest.fn(async () => 'incomplete')
  const cache = cacheOf()
  await cache.get('a', make)
  await cache.get('a', make)
  expect([make.mock.calls.length, cache.size]).toStrictEqual([2, 0])
})

test('a failure reaches all who waited and is forgotten', async () => {
  const cache = cacheOf()
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get('a', async () => 'page')).toBe('page')
})

test('the least recently used pages leave when there is no room', async () => {
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
