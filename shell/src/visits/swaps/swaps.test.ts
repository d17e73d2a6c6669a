import { waitFor } from '@testing-library/react'
import { allSettled, createEvent, createStore, fork, sample } from 'effector'
import { setLocation } from '@shop/contracts/places/location'
import { createRequestFx } from '@shop/http'
import { createTextsHost } from '@shop/i18n'
import { $pageFailure, failPage, pageRequested } from '@shop/routing'
import { fakeWire, later, refuse } from '@shop/testing/fake-wire'
import type { Release } from '../../remotes/release.ts'
import { runShown, versionOf } from '../../remotes/remotes.ts'
import { createSwaps } from './swaps.ts'
import { tell } from './tell.ts'
import { Versions } from '../versions/versions.ts'

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

jest.mock('./tell.ts', () => ({ tell: jest.fn() }))
beforeEach(() => void jest.mocked(tell).mockClear())
/** What the front door is told. */
const told = () => jest.mocked(tell).mock.calls.map(([kind, owner, run]) => `${kind} ${owner}@${versionOf(run)}`)

/** Pages of several versions, each noting how it was opened. */
function pagesOf() {
  const opened: string[] = []
  const typed = createEvent<string>()
  const saved = createEvent()
  const restored: unknown[] = []
  const typedInWidget = createEvent<boolean>()
  const isTypedInWidget = createStore(false).on(typedInWidget, (_, isTyped) => isTyped)
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
  return { make, opened, restored, typed, saved, typedInWidget, isTypedInWidget }
}

interface Setup {
  carries?: boolean
  /** Versions that throw when they are evaluated. */
  throwing?: string[]
  /** Versions whose page answers every URL with "not found". */
  failing?: string[]
  here?: string
}

async function setup({ carries = false, throwing = [], failing = [], here = HERE }: Setup = {}) {
  const place = { href: here }
  const change = later<never>()
  const scope = fork({ handlers: fakeWire({ 'POST /location': change.answer }).handlers })
  const pages = pagesOf()
  const release = releaseOf(1, ['1'])
  const versions = new Versions({
    release,
    scope,
    texts: createTextsHost('ru'),
    askRelease: () => Promise.resolve(null),
    loadFactory: ({ version }, _, run) =>
      Promise.resolve(() => {
        if (throwing.includes(version)) throw new Error(`${version} throws`)
        const page = pages.make(run > 1 ? `${version} again` : version, carries)
        if (failing.includes(version)) sample({ clock: page.opened, fn: () => ({ status: 404 }), target: failPage('listing') })
        return page
      }),
  })
  await allSettled(runShown, { scope, params: { owner: OWNER, run: '1' } })
  await versions.remotes.get(OWNER, '1', 'page/listing')
  const requireDocument = jest.fn()
  const swaps = createSwaps({
    requireDocument,
    release,
    scope,
    versions,
    address: () => new URL(place.href),
    shown: () => {},
  })
  await allSettled(pageRequested, { scope, params: 'listing' })
  return { scope, pages, versions, swaps, requireDocument, place, change }
}

test('a newer release is loaded and opened at the current URL before it is shown', async () => {
  const { pages, versions, swaps, requireDocument } = await setup()
  await swaps.follow(releaseOf(2, ['2', '1']))
  expect(versions.shown(OWNER)).toBe('2')
  expect(pages.opened).toStrictEqual(['2 ?metal=yellow'])
  expect(requireDocument).not.toHaveBeenCalled()
})

test('an older serial is ignored: messages may arrive late', async () => {
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
  await waitFor(() => expect(versionOf(versions.shown(OWNER))).toBe('2'))
})

test('unsaved work in a widget on screen keeps its version until it is saved', async () => {
  const { scope, pages, versions, swaps } = await setup({ carries: true })
  versions.remotes.put(OWNER, '1', 'widget/booking', { Widget: () => null, $dirty: pages.isTypedInWidget })
  versions.remotes.mount(OWNER, 'widget/booking')
  await allSettled(pages.typedInWidget, { scope, params: true })
  await swaps.follow(releaseOf(2, ['2', '1']))
  expect(versions.shown(OWNER)).toBe('1')
  await allSettled(pages.typedInWidget, { scope, params: false })
  await waitFor(() => expect(versionOf(versions.shown(OWNER))).toBe('2'))
})

test('unsaved work is restored in the new version when the page supports it', async () => {
  const { scope, pages, versions, swaps } = await setup({ carries: true })
  versions.remotes.mount(OWNER, 'page/listing')
  await allSettled(pages.typed, { scope, params: 'half a letter' })
  await swaps.follow(releaseOf(2, ['2', '1']))
  expect(versions.shown(OWNER)).toBe('2')
  expect(pages.restored).toStrictEqual(['half a letter'])
})

test('a third swap is still applied, and the next navigation loads a new document', async () => {
  const { versions, swaps, requireDocument } = await setup()
  await swaps.follow(releaseOf(2, ['2', '1']))
  await swaps.follow(releaseOf(3, ['3', '2']))
  expect(requireDocument).not.toHaveBeenCalled()
  await swaps.follow(releaseOf(4, ['4', '3']))
  expect(versions.shown(OWNER)).toBe('4')
  expect(requireDocument).toHaveBeenCalled()
})

test('good, bad, good: a swapped-out version restarts as a new run and is shown', async () => {
  const { pages, versions, swaps, requireDocument } = await setup()
  await swaps.follow(releaseOf(2, ['2', '1']))
  versions.settle(OWNER, '2')
  await swaps.follow(releaseOf(3, ['1', '2']))
  expect(versions.shown(OWNER)).toBe('1#2')
  expect(pages.opened).toStrictEqual(['2 ?metal=yellow', '1 again ?metal=yellow'])
  expect(requireDocument).not.toHaveBeenCalled()
})

describe('a version whose page fails where the one on screen works', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => jest.restoreAllMocks())

  test('is not shown, and says nothing on the screen [release.page-at-fault]', async () => {
    const { scope, pages, versions, swaps } = await setup({ failing: ['2'] })
    await swaps.follow(releaseOf(2, ['2', '1']))
    expect(pages.opened).toStrictEqual(['2 ?metal=yellow'])
    expect(versions.shown(OWNER)).toBe('1')
    expect(scope.getState($pageFailure)).toBeNull()
    expect(told()).toStrictEqual(['contract mfe-catalog@2', 'swap-refused mfe-catalog@2'])
  })

  test('leaves its failure with it: a rollback shows the page again', async () => {
    const { scope, versions, swaps } = await setup({ failing: ['1'] })
    await allSettled(failPage('listing'), { scope, params: { status: 404 } })
    await swaps.follow(releaseOf(2, ['2', '1']))
    expect(versions.shown(OWNER)).toBe('2')
    expect(scope.getState($pageFailure)).toBeNull()
  })

  test('gives way to the last good version where that one shows the page', async () => {
    const { scope, versions, swaps } = await setup({ failing: ['1'] })
    versions.learn(OWNER, releaseOf(1, ['1', '0']).remotes[OWNER] ?? [])
    await allSettled(failPage('listing'), { scope, params: { status: 404 } })
    await swaps.judge({ status: 404 })
    expect(versions.shown(OWNER)).toBe('0')
    expect(scope.getState($pageFailure)).toBeNull()
    expect(versions.hasFailed(OWNER, '1')).toBe(true)
    expect(told()).toStrictEqual(['contract mfe-catalog@1', 'fallback mfe-catalog@1'])
  })

  test('keeps its place where the API is away: its answer to the other version would say nothing [release.api-at-fault]', async () => {
    const { scope, versions, swaps } = await setup({ failing: ['1'] })
    versions.learn(OWNER, releaseOf(1, ['1', '0']).remotes[OWNER] ?? [])
    await allSettled(failPage('listing'), { scope, params: { status: 500 } })
    await swaps.judge({ status: 500 })
    expect(versions.shown(OWNER)).toBe('1')
    expect(told()).toStrictEqual([])
    await swaps.judge({ status: 500, isOfContract: true })
    expect(versions.shown(OWNER)).toBe('0')
  })

  test('keeps its place where the last good version fails too: the page is missing', async () => {
    const { scope, versions, swaps } = await setup({ failing: ['1', '0'] })
    versions.learn(OWNER, releaseOf(1, ['1', '0']).remotes[OWNER] ?? [])
    await allSettled(failPage('listing'), { scope, params: { status: 404 } })
    await swaps.judge({ status: 404 })
    expect(versions.shown(OWNER)).toBe('1')
    expect(scope.getState($pageFailure)).toStrictEqual({ status: 404 })
    expect(versions.hasFailed(OWNER, '1')).toBe(false)
    expect(told()).toStrictEqual([])
    // An answer that breaks its contract is no missing page.
    await swaps.follow(releaseOf(2, ['2']))
    await swaps.judge({ status: 500, isOfContract: true })
    expect(told()).toStrictEqual(['contract mfe-catalog@2'])
  })

  test('follows the release where the page on screen has failed too', async () => {
    const { scope, versions, swaps } = await setup({ failing: ['2'] })
    await allSettled(failPage('listing'), { scope, params: { status: 404 } })
    await swaps.follow(releaseOf(2, ['2', '1']))
    expect(versions.shown(OWNER)).toBe('2')
    expect(scope.getState($pageFailure)).toStrictEqual({ status: 404 })
  })
})

describe('nothing is swapped under the shopper’s hands', () => {
  afterEach(() => void jest.useRealTimers())
  async function setUp(options?: Setup) {
    const given = await setup(options)
    jest.useFakeTimers()
    return given
  }
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
  const type = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))

  test('a version waits until no key has gone down for a second [release.hands-off]', async () => {
    const { versions, swaps } = await setUp()
    type()
    const followed = swaps.follow(releaseOf(2, ['2', '1']))
    for (let letter = 0; letter < 20; letter++) {
      await pass(110)
      type()
    }
    expect(versions.shown(OWNER)).toBe('1')
    await pass(990)
    expect(versions.shown(OWNER)).toBe('1')
    await pass(100)
    await followed
    expect(versions.shown(OWNER)).toBe('2')
  })

  test.each([
    ['a composition is open', 'compositionstart', 'compositionend'],
    ['a pointer is held', 'pointerdown', 'pointerup'],
  ])('a version waits while %s', async (_, starts, ends) => {
    const { versions, swaps } = await setUp()
    document.body.dispatchEvent(new Event(starts, { bubbles: true }))
    const followed = swaps.follow(releaseOf(2, ['2', '1']))
    await pass(30_000)
    expect(versions.shown(OWNER)).toBe('1')
    document.body.dispatchEvent(new Event(ends, { bubbles: true }))
    await pass(1100)
    await followed
    expect(versions.shown(OWNER)).toBe('2')
  })

  const area = (name: string, content: string) => `<div data-owner="${OWNER}" data-area="${name}">${content}</div>`
  const form = '<form><input></form>'
  test.each([
    ['a page that tells of it', area('page/listing', form), true],
    ['a widget in such a page', area('page/listing', area('widget/size-choose', form)), true],
    ['a page that does not', area('page/designers', form), false],
  ])('text that was typed and not sent, in %s', async (_, html, isTold) => {
    const { versions, swaps } = await setUp()
    versions.remotes.put(OWNER, '1', 'page/designers', { Page: () => null })
    versions.remotes.put(OWNER, '1', 'widget/size-choose', { Widget: () => null })
    document.body.innerHTML = html
    const field = document.querySelector('input') as HTMLInputElement
    field.value = 'half a word'
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    const followed = swaps.follow(releaseOf(2, ['2', '1']))
    await pass(30_000)
    expect(versions.shown(OWNER)).toBe(isTold ? '2' : '1')
    field.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
    await pass(100)
    await followed
    expect(versions.shown(OWNER)).toBe('2')
    document.body.replaceChildren()
  })

  test('the next navigation ends the wait', async () => {
    const { versions, swaps, place } = await setUp()
    document.body.dispatchEvent(new Event('compositionstart', { bubbles: true }))
    const followed = swaps.follow(releaseOf(2, ['2', '1']))
    await pass(5000)
    place.href = 'http://shop.test/catalog/rings'
    await pass(100)
    await followed
    expect(versions.shown(OWNER)).toBe('2')
    document.body.dispatchEvent(new Event('compositionend', { bubbles: true }))
  })

  test.each([true, false])('a change on its way is answered first, also after a navigation (parallel: %s)', async (parallel) => {
    const { scope, versions, swaps, place, change } = await setUp()
    const changing = allSettled(createRequestFx(setLocation, { parallel }), { scope, params: { body: { country: 'AE' } } })
    const followed = swaps.follow(releaseOf(2, ['2', '1']))
    await pass(5000)
    place.href = 'http://shop.test/catalog/rings'
    await pass(5000)
    expect(versions.shown(OWNER)).toBe('1')
    change.reject(refuse(409, 'UNKNOWN_ERROR'))
    await changing
    await pass(100)
    await followed
    expect(versions.shown(OWNER)).toBe('2')
  })

  test('the page of a payment keeps its version', async () => {
    const { versions, swaps, place } = await setUp({ here: 'http://shop.test/payment?order=1' })
    const followed = swaps.follow(releaseOf(2, ['2', '1']))
    await pass(60_000)
    expect(versions.shown(OWNER)).toBe('1')
    place.href = HERE
    await pass(100)
    await followed
    expect(versions.shown(OWNER)).toBe('2')
  })
})

describe('a version that throws at start', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => jest.restoreAllMocks())

  test('is not shown: the current version stays alive', async () => {
    const { versions, swaps } = await setup({ throwing: ['2'] })
    await swaps.follow(releaseOf(2, ['2', '1']))
    expect(versions.shown(OWNER)).toBe('1')
    expect(versions.runOf(OWNER, '1')).toBe('1')
    expect(told()).toStrictEqual(['start mfe-catalog@2', 'swap-refused mfe-catalog@2'])
  })

  test('is not retried while active, only after a release without it', async () => {
    const throwing = ['2']
    const { versions, swaps } = await setup({ throwing })
    await swaps.follow(releaseOf(2, ['2', '1']))
    throwing.length = 0
    await swaps.follow(releaseOf(3, ['2', '1']))
    expect(versions.shown(OWNER)).toBe('1')
    await swaps.follow(releaseOf(4, ['1']))
    await swaps.follow(releaseOf(5, ['2', '1']))
    expect(versions.shown(OWNER)).toBe('2#2')
  })
})

test('a version that is still loading is not shown once a newer release has replaced it', async () => {
  const { versions, swaps } = await setup()
  const late = swaps.follow(releaseOf(2, ['2', '1']))
  await swaps.follow(releaseOf(3, ['1']))
  await late
  expect(versions.shown(OWNER)).toBe('1')
  expect(told()).toStrictEqual([])
  // Its units are gone: another chance begins with a new run.
  expect(versions.runOf(OWNER, '2')).toBe('2#2')
})

test('the first error of an area is retried, the second falls back to the last good version', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { versions, swaps } = await setup()
  await swaps.follow(releaseOf(2, ['2', '1']))
  versions.settle(OWNER, '2')
  const fault = new Error('broken')
  await expect(swaps.faulted(OWNER, '2', 'page/listing', fault)).resolves.toBe('again')
  await expect(swaps.faulted(OWNER, '2', 'page/listing', fault)).resolves.toBe('replaced')
  expect(versions.shown(OWNER)).toBe('1#2')
  expect(told()).toStrictEqual(['render mfe-catalog@2', 'fallback mfe-catalog@2'])
  jest.restoreAllMocks()
})

test('an area that no version can fill is told of as blank, and code that did not come as not loaded', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { versions, swaps } = await setup({ throwing: ['0'] })
  await expect(swaps.recover(OWNER, 'page/listing', Promise.reject(new Error('404')))).resolves.toBe(false)
  expect(told()).toStrictEqual(['load mfe-catalog@1'])
  versions.learn(OWNER, releaseOf(1, ['1', '0']).remotes[OWNER] ?? [])
  const fault = Object.assign(new Error('no chunk'), { name: 'ChunkLoadError' })
  await expect(swaps.faulted(OWNER, '1', 'page/listing', fault)).resolves.toBe('failed')
  expect(told()).toStrictEqual(['load mfe-catalog@1', 'load mfe-catalog@1', 'start mfe-catalog@0', 'blank mfe-catalog@1'])
  jest.restoreAllMocks()
})

test('slow code that another version overtakes is no failure to load', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { versions, swaps } = await setup()
  versions.learn(OWNER, releaseOf(1, ['1', '0']).remotes[OWNER] ?? [])
  await expect(swaps.recover(OWNER, 'page/listing', new Promise(() => {}))).resolves.toBe(true)
  expect(told()).toStrictEqual(['fallback mfe-catalog@1'])
  jest.restoreAllMocks()
})

test('a new shell is applied with the next document', async () => {
  const { swaps, requireDocument } = await setup()
  await swaps.follow(releaseOf(2, ['1'], '1.1.0'))
  expect(requireDocument).toHaveBeenCalled()
})

test('an edited version restarts under its own name on every edit; one that throws keeps the current run', async () => {
  const throwing: string[] = []
  const { pages, versions, swaps } = await setup({ throwing })
  for (const run of ['1#2', '1#3', '1#4']) {
    await swaps.restart(OWNER)
    expect(versions.shown(OWNER)).toBe(run)
  }
  expect(pages.opened).toHaveLength(3)
  throwing.push('1')
  await expect(swaps.restart(OWNER)).rejects.toThrow('1 throws')
  expect(versions.shown(OWNER)).toBe('1#4')
  throwing.pop()
  await swaps.restart(OWNER)
  expect(versions.shown(OWNER)).toBe('1#6')
})
