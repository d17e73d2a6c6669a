import { waitFor } from '@testing-library/react'
import { allSettled, createEvent, fork } from 'effector'
import { match } from '@shop/contracts/pages/routes'
import { createTextsHost } from '@shop/i18n'
import { $pageFailure, failPage, pageFailed } from '@shop/routing'
import { $brand } from '@shop/session'
import { testFace } from '@shop/testing/brand'
import { given } from '@shop/testing/given'
import type { Release } from '../../remotes/release.ts'
import { $runs } from '../../remotes/remotes.ts'
import { createVisits } from './visits.ts'

const release: Release = {
  serial: 1,
  shell: '1.0.0',
  remotes: {
    'mfe-landings': [{ version: '1', entry: '/a/mfe-landings/1/remoteEntry.js', integrity: 'sha384-x', globalName: 'g', texts: [] }],
  },
}

/** Pages that come when the test says so. */
function setup({ mayReload = false } = {}) {
  const opened: string[] = []
  const pending = new Map<string, { come: () => void; fail: () => void }>()
  const scope = fork({ values: [given($runs, { 'mfe-landings': '1' }), given($brand, testFace)] })
  const reload = jest.fn(() => mayReload)
  const visits = createVisits({
    release,
    scope,
    texts: createTextsHost('ru'),
    context: { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' },
    origin: 'http://shop.ru.localhost:3000',
    reload,
    askRelease: () => Promise.resolve(null),
    loadAsks: () => Promise.resolve({}),
    loadFactory: (_, exposed) =>
      new Promise((come, fail) => {
        const pageOpened = createEvent<string>()
        pageOpened.watch((pathname) => opened.push(pathname))
        const page = {
          Page: () => null,
          url: ({ pathname }: { pathname: string }) => pathname,
          opened: pageOpened,
          head: () => ({ title: exposed }),
        }
        pending.set(exposed, { come: () => come(() => page), fail: () => fail(new Error('dead')) })
      }),
  })
  const visit = (path: string) => visits.visit(new URL(path, location.href))
  const codeOf = (exposed: string) => Promise.resolve(visits.remotes.get('mfe-landings', '1', exposed))
  return { visits, visit, codeOf, opened, pending, scope, reload }
}

beforeEach(() => history.replaceState(null, '', '/about'))

test('a page that loads after the shopper has navigated elsewhere is not opened', async () => {
  const { visit, opened, pending } = setup()
  visit('/delivery')
  visit('/press')
  pending.get('page/content')?.come()
  pending.get('page/delivery')?.come()
  await waitFor(() => expect(document.title).toBe('page/content — ZLATA'))
  expect(opened).toStrictEqual(['/press'])
})

test('a loaded page opens synchronously, before React renders it', async () => {
  const { visits, visit, codeOf, opened, pending } = setup()
  visits.prepare(new URL('/delivery', location.href))
  const loading = codeOf('page/delivery')
  pending.get('page/delivery')?.come()
  await loading
  expect(visit('/delivery')).toBe(true)
  expect(opened).toStrictEqual(['/delivery'])
})

test('the code of the most-linked pages is preloaded, up to a limit, without opening them', async () => {
  const { visits, opened, pending } = setup()
  const links = [
    '/about',
    '/about',
    '/press',
    '/nowhere',
    '/nowhere',
    '/shops',
    '/delivery',
    '/shops',
    '/delivery',
    '/delivery',
    '/career',
    '/career',
  ]
  visits.warm(
    links.map((path) => new URL(path, location.href)),
    2,
  )
  await waitFor(() => expect([...pending.keys()]).toStrictEqual(['page/delivery', 'page/shops']))
  expect(opened).toStrictEqual([])
})

test('the next page clears the previous page’s failure', async () => {
  const { visit, pending, scope } = setup()
  await allSettled(pageFailed, { scope, params: { status: 404 } })
  visit('/delivery')
  pending.get('page/delivery')?.come()
  await waitFor(() => expect(scope.getState($pageFailure)).toBeNull())
})

test('a page that was left fails unseen: its answer may come after the next page is there', async () => {
  const { visit, pending, scope } = setup()
  visit('/about')
  visit('/delivery')
  pending.get('page/delivery')?.come()
  await allSettled(failPage('content'), { scope, params: { status: 404 } })
  expect(scope.getState($pageFailure)).toBeNull()
  await allSettled(failPage('delivery'), { scope, params: { status: 500 } })
  expect(scope.getState($pageFailure)).toStrictEqual({ status: 500 })
})

test('a click requests the page again after a failed prefetch', async () => {
  const { visits, visit, codeOf, opened, pending } = setup()
  visits.prepare(new URL('/delivery', location.href))
  const loading = codeOf('page/delivery')
  pending.get('page/delivery')?.fail()
  await expect(loading).rejects.toThrow('dead')
  visit('/delivery')
  pending.get('page/delivery')?.come()
  await waitFor(() => expect(opened).toStrictEqual(['/delivery']))
})

test('a page that no version can load reloads the document once', async () => {
  const { visit, opened, pending, reload } = setup({ mayReload: true })
  expect(visit('/delivery')).toBe(false)
  pending.get('page/delivery')?.fail()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(opened).toStrictEqual([])
})

test('a route with an unknown guard or loader shows a 500 until the next page [routes.unknown-middleware]', () => {
  const { visit, scope, pending } = setup()
  const row = match('/delivery')?.row
  if (!row) throw new Error('no row')
  row.middleware = ['storefront', 'no-such-loader']
  try {
    expect(visit('/delivery')).toBe(true)
    expect(scope.getState($pageFailure)).toStrictEqual({ status: 500, message: 'Unknown middleware' })
    expect([...pending.keys()].filter((exposed) => exposed.startsWith('page/'))).toStrictEqual([])
  } finally {
    delete row.middleware
  }
  visit('/delivery')
  pending.get('page/delivery')?.come()
  return waitFor(() => expect(scope.getState($pageFailure)).toBeNull())
})
