import { allSettled, createEvent, createStore, fork } from 'effector'
import { createTextsHost, translateFrom } from '@shop/i18n'
import type { Release, RemoteVersion } from '../../remotes/release.ts'
import { runShown } from '../../remotes/remotes.ts'
import { Versions } from './versions.ts'

const OWNER = 'mfe-catalog'

const remote = (version: string, texts: string[] = []): RemoteVersion => ({
  version,
  entry: `/a/${OWNER}/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  globalName: `mfe_catalog__${version}`,
  texts,
})
const releaseOf = (...versions: RemoteVersion[]): Release => ({ serial: 1, shell: '1.0.0', remotes: { [OWNER]: versions } })

interface Setup {
  release: Release
  dead?: string[]
  fresh?: Release | null
}

async function setup({ release, dead = [], fresh = null }: Setup) {
  const scope = fork()
  const texts = createTextsHost('en')
  const asked: string[] = []
  const versions = new Versions({
    release,
    scope,
    texts,
    askRelease: () => Promise.resolve(fresh),
    loadFactory: (wanted, exposed) => {
      asked.push(`${wanted.version} ${exposed}`)
      if (dead.includes(wanted.version)) return Promise.reject(new Error(`${wanted.version} is dead`))
      return Promise.resolve(() =>
        exposed.endsWith('/en') ? { texts: { title: `title of ${wanted.version}` } } : { version: wanted.version },
      )
    },
  })
  await allSettled(runShown, { scope, params: { owner: OWNER, run: release.remotes[OWNER]?.[0]?.version ?? '' } })
  return { scope, texts, versions, asked }
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const page = ({ versions }: Awaited<ReturnType<typeof setup>>) => versions.remotes.get(OWNER, versions.shown(OWNER), 'page/listing')

test('a page loads only its texts of the current language, namespaced by version', async () => {
  const shop = await setup({ release: releaseOf(remote('2', ['page/listing'])) })
  await expect(page(shop)).resolves.toStrictEqual({ version: '2' })
  expect(shop.asked).toStrictEqual(['2 page/listing/en', '2 page/listing'])
  expect(translateFrom(shop.texts, `${OWNER}@2/page/listing`)('title')).toBe('title of 2')
})

test('a loaded module is returned synchronously: hydration never waits', async () => {
  const shop = await setup({ release: releaseOf(remote('2')) })
  await page(shop)
  expect(page(shop)).toStrictEqual({ version: '2' })
  expect(shop.asked).toHaveLength(1)
})

test('other versions are requested in parallel, and the first to load is returned', async () => {
  const shop = await setup({ release: releaseOf(remote('3'), remote('2'), remote('1')), dead: ['2'] })
  await expect(shop.versions.firstOther(OWNER, 'page/listing')).resolves.toBe('1')
  expect(shop.asked).toStrictEqual(['2 page/listing', '1 page/listing'])
})

test('versions of the current release record come before the older version', async () => {
  const shop = await setup({ release: releaseOf(remote('2'), remote('1')), fresh: releaseOf(remote('3'), remote('1')) })
  await expect(shop.versions.firstOther(OWNER, 'page/listing')).resolves.toBe('3')
})

test('a version that failed in this document is not used as a fallback until forgiven', async () => {
  const shop = await setup({ release: releaseOf(remote('2'), remote('1')) })
  shop.versions.fail(OWNER, '1')
  await expect(shop.versions.firstOther(OWNER, 'page/listing')).rejects.toThrow()
  shop.versions.forgive(OWNER)
  await expect(shop.versions.firstOther(OWNER, 'page/listing')).resolves.toBe('1')
})

/** Versions whose module is a store: it hears events as long as its run lives. */
async function living({ throws = [] as string[] } = {}) {
  const heard = jest.fn()
  const happened = createEvent()
  const scope = fork()
  const versions = new Versions({
    release: releaseOf(remote('2'), remote('1')),
    scope,
    texts: createTextsHost('en'),
    askRelease: () => Promise.resolve(null),
    loadFactory: ({ version }, _, run) =>
      Promise.resolve(() => {
        const store = createStore(0).on(happened, (times) => {
          heard(`${version} run ${run}`)
          return times + 1
        })
        if (throws.includes(version)) throw new Error(`${version} throws`)
        return store
      }),
  })
  await allSettled(runShown, { scope, params: { owner: OWNER, run: '2' } })
  const hears = async () => {
    heard.mockClear()
    await allSettled(happened, { scope })
    return heard.mock.calls.flat()
  }
  return { versions, hears }
}

test('a run is removed from Effector only once its successor has rendered', async () => {
  const { versions, hears } = await living()
  await versions.remotes.get(OWNER, '2', 'page/listing')
  await versions.remotes.get(OWNER, '1', 'page/listing')
  versions.show(OWNER, '1')
  expect(await hears()).toStrictEqual(['2 run 1', '1 run 1'])
  versions.settle(OWNER, '1')
  expect(await hears()).toStrictEqual(['1 run 1'])
})

test('a swapped-out version returns as a new run', async () => {
  const { versions, hears } = await living()
  await versions.remotes.get(OWNER, '2', 'page/listing')
  await versions.remotes.get(OWNER, '1', 'page/listing')
  versions.show(OWNER, '1')
  versions.settle(OWNER, '1')
  const run = versions.runOf(OWNER, '2')
  expect(run).toBe('2#2')
  await versions.remotes.get(OWNER, run, 'page/listing')
  versions.show(OWNER, run)
  versions.settle(OWNER, run)
  expect(await hears()).toStrictEqual(['2 run 2'])
})

test('until its successor has rendered, a run can be restored as it is', async () => {
  const { versions } = await living()
  await versions.remotes.get(OWNER, '2', 'page/listing')
  versions.show(OWNER, '1')
  expect(versions.runOf(OWNER, '2')).toBe('2')
})

test('a version that throws at start leaves no event subscriptions', async () => {
  const { versions, hears } = await living({ throws: ['1'] })
  await versions.remotes.get(OWNER, '2', 'page/listing')
  await expect(versions.remotes.get(OWNER, '1', 'page/listing')).rejects.toThrow('1 throws')
  expect(await hears()).toStrictEqual(['2 run 1'])
  expect(versions.runOf(OWNER, '1')).toBe('1#2')
})
