import { tmpdir } from 'node:os'
import { eventually } from '@shop/testing/eventually'
import { connectValkey, SharedCounts, ValkeyCounts } from '../../src/platform/limits/shared-counts.ts'
import { MemoryCounts, type WindowCounts } from '../../src/platform/limits/window-counts.ts'
import { freePort, refusalToStart } from '../support/services/processes.ts'
import { findValkey, openValkey, type Valkey } from '../support/services/valkey.ts'
import { openShop, type Shop } from '../support/shop.ts'

/** Changes of a letter's page a minute, from one address. */
const PAGE_LIMIT = 60

test('an address of no Valkey is refused in a sentence', async () => {
  const environment = { PORT: String(await freePort()), STATE_DIR: tmpdir(), REDIS_URL: 'valkey.internal' }
  expect(await refusalToStart(environment)).toContain('REDIS_URL is "valkey.internal", and it must be an address such as redis://')
})

const onValkey = findValkey() ? describe : describe.skip

describe.each(findValkey() ? ['memory', 'Valkey'] : ['memory'])('counts in %s', (kind) => {
  let valkey: Valkey | null = null
  let close: () => void = () => undefined
  let counts: WindowCounts = new MemoryCounts()
  beforeAll(async () => {
    if (kind === 'memory') return
    valkey = await openValkey(await freePort())
    const redis = await connectValkey(valkey.url)
    await new Promise((done) => redis.once('ready', done))
    close = () => redis.disconnect()
    counts = new ValkeyCounts(redis)
  })
  afterAll(async () => {
    close()
    await valkey?.stop()
  })

  test('each key counts for itself, to the end of its window', async () => {
    const added = []
    for (const key of ['anna', 'anna', 'boris', 'anna']) added.push((await counts.add(key, 60_000)).count)
    expect(added).toStrictEqual([1, 2, 1, 3])
    const { leftMs } = await counts.add('anna', 60_000)
    expect(leftMs).toBeGreaterThan(50_000)
    expect(leftMs).toBeLessThanOrEqual(60_000)
  })

  test('of many at once each gets a number of its own', async () => {
    const added = await Promise.all(Array.from({ length: 50 }, () => counts.add('crowd', 60_000)))
    expect(added.map(({ count }) => count).sort((one, other) => one - other)).toStrictEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    )
  })

  test('a window that has ended begins anew', async () => {
    await counts.add('short', 60)
    await eventually('another window', async () => (await counts.add(`short`, 60)).count === 1, { everyMs: 90 })
  })
})

test('without an answer a process goes on with its own count, and says so once [machines.limits-without-valkey]', async () => {
  const said: string[] = []
  let isAway = false
  const theirs: WindowCounts = { add: async () => (isAway ? Promise.reject(new Error('away')) : { count: 40, leftMs: 1 }) }
  const counts = new SharedCounts(theirs, { warn: (...told: unknown[]) => void said.push(String(told.at(-1))) })
  const add = async () => (await counts.add('anna', 60_000)).count
  expect([await add(), await add()]).toStrictEqual([40, 40])
  isAway = true
  expect([await add(), await add()]).toStrictEqual([3, 4])
  expect(counts.isShared).toBe(false)
  isAway = false
  expect(await add()).toBe(40)
  expect(said).toStrictEqual([
    'REDIS_URL does not answer: limits of a minute are counted in this process alone',
    'REDIS_URL answers again: limits of a minute are counted for all APIs together',
  ])
})

onValkey('two APIs with one Valkey', () => {
  let valkey: Valkey
  let apis: Shop[] = []
  beforeAll(async () => {
    valkey = await openValkey(await freePort())
    apis = [await openShop({ REDIS_URL: valkey.url }), await openShop({ REDIS_URL: valkey.url })]
  })
  afterAll(async () => {
    for (const api of apis) await api.remove()
    await valkey.stop()
  })

  /** Statuses of so many changes of a page, by turns. */
  async function change(times: number) {
    const statuses: number[] = []
    for (let turn = 0; turn < times; turn += 1) {
      const { status } = await fetch(`${apis[turn % 2]?.url()}/letters/none`, { method: 'POST' })
      statuses.push(status)
    }
    return statuses
  }
  const isRefused = (status: number) => status === 429

  test('a limit of a minute is exact for both together, and each goes on alone without it [machines.shared-limits]', async () => {
    const statuses = await change(PAGE_LIMIT + 20)
    // On a busy machine a count may take too long, and is made alone.
    expect(Math.abs(statuses.filter(isRefused).length - 20)).toBeLessThanOrEqual(PAGE_LIMIT / 10)
    await valkey.stop()
    // Each has counted half of them.
    expect((await change(4)).filter(isRefused)).toStrictEqual([])
    const lastSaid = (api: Shop) => [...api.log().matchAll(/REDIS_URL (does not answer|answers again)/g)].at(-1)?.[1]
    // What a process says comes through a pipe.
    await eventually('both say so', () => apis.every((api) => lastSaid(api) === 'does not answer'))
    await valkey.start()
    await eventually('a shared count', async () => {
      await change(2)
      return apis.every((api) => lastSaid(api) === 'answers again')
    })
  })
})
