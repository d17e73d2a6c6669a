import { waitFor } from '@testing-library/react'
import { createEvent, fork, sample } from 'effector'
import { ask, type AskList } from '@shop/contracts/core/ask'
import { productInfo } from '@shop/contracts/catalog/product'
import { createRequestFx, sendFx } from '@shop/http'
import { createTextsHost } from '@shop/i18n'
import type { Address } from '@shop/routing'
import type { RemoteVersion } from '../../remotes/release.ts'
import { $runs } from '../../remotes/remotes.ts'
import { $navigating } from './progress.ts'
import { createVisits } from './visits.ts'

const OWNER = 'mfe-catalog'
const BUILT: RemoteVersion = { version: '1', entry: '/a/mfe-catalog/1/remoteEntry.js', integrity: 'sha384-x', globalName: 'g', texts: [] }
/** As its build lists it; another piece for each address without its query. */
const LIST: AskList<Address> = {
  'page/product': ({ params }) => [ask(productInfo, { params: { category: 'rings', id: params['id'] ?? '' } })],
}

interface Setup {
  /** Hash of `asks.js` in the release; builds of before have none. */
  asks?: string
  loadAsks?: () => Promise<AskList<Address>>
}

function setup({ asks = 'sha384-y', loadAsks = () => Promise.resolve(LIST) }: Setup = {}) {
  const coming: (() => void)[] = []
  const answers: ((answer: object) => void)[] = []
  const byModel: string[] = []
  const send = ({ wire }: { wire: { path: string } }) => {
    byModel.push(wire.path)
    return new Promise((done) => answers.push(done))
  }
  const ahead = jest.fn((_: string) => Promise.resolve(new Response('{}')))
  globalThis.fetch = ahead as never
  const scope = fork({ values: [[$runs, { [OWNER]: '1' }]], handlers: [[sendFx, send]] })

  const opened = createEvent<Address>()
  const pieceFx = createRequestFx(productInfo)
  let shown = ''
  const openings = jest.fn()
  opened.watch(openings)
  // As the model of a product: another size of the piece that is shown is there already.
  sample({
    clock: opened,
    filter: ({ params }) => params['id'] !== shown,
    fn: ({ params }) => ({ params: { category: 'rings', id: (shown = params['id'] ?? '') } }),
    target: pieceFx,
  })
  const page = { Page: () => null, url: (address: Address) => address, opened, head: () => ({ title: '' }) }

  const load = jest.fn(loadAsks)
  const visits = createVisits({
    release: { serial: 1, shell: '1.0.0', remotes: { [OWNER]: [{ ...BUILT, ...(asks && { asks }) }] } },
    scope,
    texts: createTextsHost('ru'),
    context: { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' },
    origin: 'http://shop.ru.localhost:3000',
    reload: () => false,
    askRelease: () => Promise.resolve(null),
    loadAsks: load,
    // The page and the widgets of its route.
    loadFactory: () => new Promise((done) => coming.push(() => done(() => page))),
  })
  const at = (path: string) => new URL(path, location.href)
  return {
    visits,
    load,
    byModel,
    visit: (path: string) => visits.visit(at(path)),
    hover: (path: string) => visits.prepare(at(path)),
    asked: () => ahead.mock.calls.map(([address]) => address),
    codeComes: async () => {
      const before = openings.mock.calls.length
      for (const come of coming.splice(0)) come()
      await waitFor(() => expect(openings.mock.calls.length).toBeGreaterThan(before))
    },
    answer: async () => {
      for (const done of answers) done({})
      await waitFor(() => expect(scope.getState($navigating)).toBe(false))
    },
    isNavigating: () => scope.getState($navigating),
  }
}

let pieces = 0
const infoOf = (piece: string) => `/catalog/rings/${piece}/info`
/** Answers asked ahead are kept for some seconds, by address: each test has pieces of its own. */
const newPiece = () => `ring-${++pieces}`

beforeEach(() => {
  history.replaceState(null, '', '/about')
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

test('page data is prefetched in parallel with its code, once, and the model reuses it', async () => {
  const shop = setup()
  const piece = newPiece()
  shop.visit(`/catalog/rings/${piece}`)
  await waitFor(() => expect(shop.asked()).toStrictEqual([`/backend${infoOf(piece)}`]))
  await shop.codeComes()
  await waitFor(() => expect(shop.isNavigating()).toBe(false))
  expect([shop.asked().length, shop.byModel]).toStrictEqual([1, []])
})

test('a page with loaded code fetches by itself, and nothing for another size of the same piece', async () => {
  const shop = setup()
  const [first, piece, next] = [newPiece(), newPiece(), newPiece()]
  shop.visit(`/catalog/rings/${first}`)
  await waitFor(() => expect(shop.asked()).toHaveLength(1))
  await shop.codeComes()
  shop.visit(`/catalog/rings/${piece}`)
  expect(shop.isNavigating()).toBe(true)
  await shop.answer()
  expect(shop.isNavigating()).toBe(false)
  shop.visit(`/catalog/rings/${piece}?size=17`)
  expect(shop.isNavigating()).toBe(false)
  // Requests of before this one would have been sent by then.
  shop.hover(`/catalog/rings/${next}`)
  await waitFor(() => expect(shop.asked()).toStrictEqual([first, next].map((id) => `/backend${infoOf(id)}`)))
  expect(shop.byModel).toStrictEqual([infoOf(piece)])
})

test('a build without an ask list prefetches nothing: its model fetches, and the progress bar waits', async () => {
  const shop = setup({ asks: '' })
  const piece = newPiece()
  shop.visit(`/catalog/rings/${piece}`)
  shop.hover(`/catalog/rings/${newPiece()}`)
  await shop.codeComes()
  expect([shop.load.mock.calls, shop.asked(), shop.byModel]).toStrictEqual([[], [], [infoOf(piece)]])
  expect(shop.isNavigating()).toBe(true)
  await shop.answer()
  expect(shop.isNavigating()).toBe(false)
})

test.each<[string, () => Promise<AskList<Address>>]>([
  ['does not come', () => Promise.reject(new Error('offline'))],
  ['knows no such page', () => Promise.resolve({})],
  [
    'throws',
    () =>
      Promise.resolve({
        'page/product': () => {
          throw new Error('a list with a fault')
        },
      }),
  ],
])('an ask list that %s leaves fetching to the model', async (_, loadAsks) => {
  const shop = setup({ loadAsks })
  const piece = newPiece()
  shop.visit(`/catalog/rings/${piece}`)
  await shop.codeComes()
  expect([shop.asked(), shop.byModel]).toStrictEqual([[], [infoOf(piece)]])
})

test('an ask list that loads after the page has opened sends no duplicate request', async () => {
  let listComes = (_: AskList<Address>) => {}
  const shop = setup({ loadAsks: () => new Promise((done) => (listComes = done)) })
  shop.visit(`/catalog/rings/${newPiece()}`)
  await shop.codeComes()
  listComes(LIST)
  const next = newPiece()
  // Requests of before this one would have been sent by then.
  shop.hover(`/catalog/rings/${next}`)
  await waitFor(() => expect(shop.asked()).toStrictEqual([`/backend${infoOf(next)}`]))
  expect(shop.byModel).toHaveLength(1)
})

test('a hover prefetches another piece, but not another size of the current one', async () => {
  const shop = setup()
  const [first, piece, other] = [newPiece(), newPiece(), newPiece()]
  shop.visit(`/catalog/rings/${first}`)
  await waitFor(() => expect(shop.asked()).toHaveLength(1))
  await shop.codeComes()
  shop.visit(`/catalog/rings/${piece}`)
  await shop.answer()
  shop.hover(`/catalog/rings/${piece}?size=17`)
  shop.hover(`/catalog/rings/${other}`)
  await waitFor(() => expect(shop.asked()).toStrictEqual([first, other].map((id) => `/backend${infoOf(id)}`)))
})

test('ask lists of all remotes load on the first interaction, each once', async () => {
  const shop = setup()
  shop.visits.warm([], 2)
  shop.visits.warm([], 2)
  await Promise.all(shop.load.mock.results.map(({ value }) => value as unknown))
  expect(shop.load).toHaveBeenCalledTimes(1)
})
