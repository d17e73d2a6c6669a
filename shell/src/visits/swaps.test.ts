import { allSettled, createEvent, createStore, fork } from 'effector'
import { createTextsHost } from '@shop/i18n'
import type { Release } from '../release.ts'
import { versionShown } from '../remotes.ts'
import { createSwaps } from './swaps.ts'
import { Versions } from './versions.ts'

const OWNER = 'mfe-catalog'
const HERE = 'http://shop.test/catalog?metal=yellow'

const releaseOf = (serial: number, versions: string[], shell = '1.0.0'): Release => ({
  serial,
  shell,
  remotes: {
    [OWNER]: versions.map((version) => ({
      version,
      entry: `/a/${OWNER}/${version}/remoteEntry.js`,
      integrity: 'sha384-x',
      globalName: `g${version}`,
      texts: [],
    })),
  },
})

/** Pages of several versions, each noting how it was opened. */
function pagesOf() {
  const opened: string[] = []
  const typed = createEvent<string>()
  const saved = createEvent()
  const restored: unknown[] = []
  const $text = createStore('')
    .on(typed, (_, text) => text)
    .reset(saved)
  const make = (version: string, carries: boolean) => {
    const pageOpened = createEvent<string>()
    pageOpened.watch((search) => opened.push(`${version} ${search}`))
    const restore = createEvent<unknown>()
    restore.watch((state) => restored.push(state))
    return {
      Page: () => null,
      url: ({ search }: { search: string }) => search,
      opened: pageOpened,
      head: () => ({ title: '' }),
      $dirty: $text.map<boolean>(Boolean),
      ...(carries && { snapshot: (scope: { getState: (store: typeof $text) => string }) => scope.getState($text), restore }),
    }
  }
  return { make, opened, restored, typed, saved }
}

async function setup({ carries = false } = {}) {
  const scope = fork()
  const pages = pagesOf()
  const release = releaseOf(1, ['1'])
  const versions = new Versions({
    release,
    scope,
    texts: createTextsHost('ru'),
    askRelease: () => Promise.resolve(null),
    loadFactory: ({ version }) => Promise.resolve(() => pages.make(version, carries)),
  })
  await allSettled(versionShown, { scope, params: { owner: OWNER, version: '1' } })
  await versions.remotes.get(OWNER, '1', 'page/listing')
  const swaps = createSwaps({ release, scope, versions, address: () => new URL(HERE) })
  return { scope, pages, versions, swaps }
}

test('a newer release is loaded and opened where the shopper is before it is shown', async () => {
  const { pages, versions, swaps } = await setup()
  await swaps.follow(releaseOf(2, ['2', '1']))
  expect(versions.shown(OWNER)).toBe('2')
  expect(pages.opened).toStrictEqual(['2 ?metal=yellow'])
  expect(swaps.needsDocument()).toBe(false)
})

test('an older serial changes nothing: messages may come late', async () => {
  const { versions, swaps } = await setup()
  await swaps.follow(releaseOf(3, ['2', '1']))
  await swaps.follow(releaseOf(2, ['1']))
  expect(versions.shown(OWNER)).toBe('2')
})

test('unsaved work keeps its version until it is saved', async () => {
  const { scope, pages, versions, swaps } = await setup()
  await allSettled(pages.typed, { scope, params: 'half a letter' })
  await swaps.follow(releaseOf(2, ['2', '1']))
  expect(versions.shown(OWNER)).toBe('1')
  await allSettled(pages.saved, { scope })
  await new Promise((done) => setTimeout(done))
  expect(versions.shown(OWNER)).toBe('2')
})

test('unsaved work is carried over where the page can', async () => {
  const { scope, pages, versions, swaps } = await setup({ carries: true })
  await allSettled(pages.typed, { scope, params: 'half a letter' })
  await swaps.follow(releaseOf(2, ['2', '1']))
  expect(versions.shown(OWNER)).toBe('2')
  expect(pages.restored).toStrictEqual(['half a letter'])
})

test('after two swaps the shopper keeps what is on screen, and the next navigation is a new document', async () => {
  const { versions, swaps } = await setup()
  await swaps.follow(releaseOf(2, ['2', '1']))
  await swaps.follow(releaseOf(3, ['3', '2']))
  expect(swaps.needsDocument()).toBe(false)
  await swaps.follow(releaseOf(4, ['4', '3']))
  expect(versions.shown(OWNER)).toBe('3')
  expect(swaps.needsDocument()).toBe(true)
})

test('a version that was swapped out comes back with the next document', async () => {
  const { versions, swaps } = await setup()
  await swaps.follow(releaseOf(2, ['2', '1']))
  await swaps.follow(releaseOf(3, ['1', '2']))
  expect(versions.shown(OWNER)).toBe('2')
  expect(swaps.needsDocument()).toBe(true)
})

test('another shell comes with the next document', async () => {
  const { swaps } = await setup()
  await swaps.follow(releaseOf(2, ['1'], '1.1.0'))
  expect(swaps.needsDocument()).toBe(true)
})
