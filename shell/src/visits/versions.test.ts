import { allSettled, createEvent, createStore, fork } from 'effector'
import { createTextsHost, translateFrom } from '@shop/i18n'
import type { Release, RemoteVersion } from '../release.ts'
import { $versions, versionShown } from '../remotes.ts'
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
  await allSettled(versionShown, { scope, params: { owner: OWNER, version: release.remotes[OWNER]?.[0]?.version ?? '' } })
  return { scope, texts, versions, asked }
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const page = ({ versions }: Awaited<ReturnType<typeof setup>>) => versions.remotes.get(OWNER, versions.shown(OWNER), 'page/listing')

test('a page comes with its texts of this language only, under the name of its version', async () => {
  const shop = await setup({ release: releaseOf(remote('2', ['page/listing'])) })
  await expect(page(shop)).resolves.toStrictEqual({ version: '2' })
  expect(shop.asked).toStrictEqual(['2 page/listing/en', '2 page/listing'])
  expect(translateFrom(shop.texts, `${OWNER}@2/page/listing`)('title')).toBe('title of 2')
})

test('a module that is there is given at once: hydration never waits', async () => {
  const shop = await setup({ release: releaseOf(remote('2')) })
  await page(shop)
  expect(page(shop)).toStrictEqual({ version: '2' })
  expect(shop.asked).toHaveLength(1)
})

test('a dead version falls back to the last known good one, for all areas of its owner', async () => {
  const shop = await setup({ release: releaseOf(remote('2'), remote('1')), dead: ['2'] })
  await expect(page(shop)).resolves.toStrictEqual({ version: '1' })
  expect(shop.scope.getState($versions)[OWNER]).toBe('1')
  expect(page(shop)).toStrictEqual({ version: '1' })
})

test('what the record of this moment names comes before the older version', async () => {
  const shop = await setup({ release: releaseOf(remote('2'), remote('1')), dead: ['2'], fresh: releaseOf(remote('3'), remote('1')) })
  await expect(page(shop)).resolves.toStrictEqual({ version: '3' })
})

test('without a version that lives the area fails, and can be tried again', async () => {
  const dead = ['2', '1']
  const shop = await setup({ release: releaseOf(remote('2'), remote('1')), dead })
  await expect(page(shop)).rejects.toThrow('1 is dead')
  dead.length = 0
  shop.versions.remotes.forget(OWNER)
  await expect(page(shop)).resolves.toStrictEqual({ version: '2' })
})

test('a version that was swapped out leaves Effector and cannot come back to this document', async () => {
  const heard = jest.fn()
  const happened = createEvent()
  const scope = fork()
  const versions = new Versions({
    release: releaseOf(remote('2'), remote('1')),
    scope,
    texts: createTextsHost('en'),
    askRelease: () => Promise.resolve(null),
    loadFactory: ({ version }) =>
      Promise.resolve(() =>
        createStore(0).on(happened, (times) => {
          heard(version)
          return times + 1
        }),
      ),
  })
  await allSettled(versionShown, { scope, params: { owner: OWNER, version: '2' } })
  await versions.remotes.get(OWNER, '2', 'page/listing')
  await versions.remotes.get(OWNER, '1', 'page/listing')
  jest.useFakeTimers()
  versions.show(OWNER, '1')
  jest.runAllTimers()
  await allSettled(happened, { scope })
  expect(heard.mock.calls).toStrictEqual([['1']])
  expect(versions.wasRemoved(OWNER, '2')).toBe(true)
  jest.useRealTimers()
})
