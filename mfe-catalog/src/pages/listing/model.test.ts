import { allSettled, fork, type Scope } from 'effector'
import type { ShowAnswer } from '@shop/contracts/catalog/listing'
import type { Wire } from '@shop/http'
import { $pageFailure, match } from '@shop/routing'
import { aListing, cards } from '@shop/testing/builders'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { $failure, $isLoading, $query, $views, filtersChosen, moreChosen, retried } from '#features/list/model.ts'
import { listingUrl } from '#features/list/address/url.ts'
import { $dirty, $view, opened, restore, snapshot } from './model.ts'

const urlOf = (path: string) => {
  const { pathname, search } = new URL(path, 'http://shop.test')
  return listingUrl(match(pathname, search)?.address ?? { pathname, search, params: {} })
}
const open = (scope: Scope, path: string) => allSettled(opened, { scope, params: urlOf(path) })

const pageOf = (first: number, quantity = 120): ShowAnswer => ({
  result: aListing({ quantity, products: cards(Math.min(48, quantity - first + 1), first) }),
})

const urlRequested = ({ body }: Wire) => (body as { url: string }).url
/** Answers every page of a list of 120 rings. */
const rings = ({ body }: Wire) => pageOf(((body as { offset?: number }).offset ?? 0) + 1)

const shopWith = (answers: Record<string, FakeAnswer>) => {
  const wire = fakeWire(answers)
  return { wire, scope: fork({ handlers: wire.handlers }) }
}
const shownIds = (scope: Scope) => scope.getState($view)?.listing.products.map(({ id }) => id)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

test('sends the URL filters in the request body', async () => {
  const { wire, scope } = shopWith({ 'POST /catalog/show': rings })
  await open(scope, '/catalog/rings?stone=ruby&metal=yellow&page=2')
  expect(wire.sent).toMatchObject([
    { method: 'POST', path: '/catalog/show', body: { url: 'rings?metal=yellow&stone=ruby', limit: 48, offset: 48, parameters: {} } },
  ])
})

test('does not request a list that is already loaded', async () => {
  const { wire, scope } = shopWith({ 'POST /catalog/show': rings })
  await open(scope, '/catalog/rings')
  await open(scope, '/catalog/rings')
  expect(wire.sent).toHaveLength(1)
})

test('Back from the second page shows the first one without a request', async () => {
  const { wire, scope } = shopWith({ 'POST /catalog/show': rings })
  for (const path of ['/catalog/rings', '/catalog/rings?page=2', '/catalog/rings', '/catalog/rings?page=2']) await open(scope, path)
  expect(wire.sent).toHaveLength(2)
  expect(shownIds(scope)).toStrictEqual(range(49, 96))
})

test('does not request the server-rendered list again', async () => {
  const wire = fakeWire({ 'POST /catalog/show': rings })
  const server = fork({ handlers: wire.handlers })
  await open(server, '/catalog/rings')
  const browser = fork({ handlers: wire.handlers, values: [[$views, server.getState($views)]] })
  await open(browser, '/catalog/rings')
  expect(wire.sent).toHaveLength(1)
  expect(shownIds(browser)).toStrictEqual(range(1, 48))
})

test('"show more" appends the next page [catalog.show-more]', async () => {
  const { scope } = shopWith({ 'POST /catalog/show': rings })
  await open(scope, '/catalog/rings')
  await allSettled(moreChosen, { scope })
  await open(scope, '/catalog/rings?page=2')
  expect(shownIds(scope)).toStrictEqual(range(1, 96))
  expect(scope.getState($view)).toMatchObject({ first: 1, last: 2 })
})

test('a link to a page shows that page alone', async () => {
  const { scope } = shopWith({ 'POST /catalog/show': rings })
  await open(scope, '/catalog/rings')
  await open(scope, '/catalog/rings?page=3')
  expect(shownIds(scope)).toStrictEqual(range(97, 120))
})

test('returning shows everything loaded so far, without a request', async () => {
  const { wire, scope } = shopWith({ 'POST /catalog/show': rings })
  await open(scope, '/catalog/rings')
  await allSettled(moreChosen, { scope })
  await open(scope, '/catalog/rings?page=2')
  await open(scope, '/catalog/earrings')
  await open(scope, '/catalog/rings?page=2')
  expect(shownIds(scope)).toStrictEqual(range(1, 96))
  expect(wire.sent).toHaveLength(3)
})

test('the URL of an earlier page shows that page alone, without a request', async () => {
  const { wire, scope } = shopWith({ 'POST /catalog/show': rings })
  await open(scope, '/catalog/rings')
  await allSettled(moreChosen, { scope })
  await open(scope, '/catalog/rings?page=2')
  await open(scope, '/catalog/rings')
  expect(shownIds(scope)).toStrictEqual(range(1, 48))
  expect(wire.sent).toHaveLength(2)
})

test('shows a piece that moved to the next page only once', async () => {
  const { scope } = shopWith({ 'POST /catalog/show': ({ body }) => ((body as { offset: number }).offset === 0 ? pageOf(1) : pageOf(48)) })
  await open(scope, '/catalog/rings')
  await allSettled(moreChosen, { scope })
  await open(scope, '/catalog/rings?page=2')
  expect(shownIds(scope)).toStrictEqual(range(1, 95))
})

test('ignores a late response for a list already left', async () => {
  const slow = later<ShowAnswer>()
  const { scope } = shopWith({ 'POST /catalog/show': (call) => (urlRequested(call) === 'rings?metal=rose' ? slow.answer() : rings(call)) })
  await open(scope, '/catalog/rings')
  const leaving = open(scope, '/catalog/rings?metal=rose')
  expect(scope.getState($isLoading)).toBe(true)
  const back = open(scope, '/catalog/rings')
  expect(scope.getState($isLoading)).toBe(false)
  slow.resolve({ result: aListing({ quantity: 1, products: cards(1, 900) }) })
  await Promise.all([leaving, back])
  expect(shownIds(scope)).toStrictEqual(range(1, 48))
})

test('an unknown category returns 404', async () => {
  const { scope } = shopWith({})
  await open(scope, '/catalog/spoons')
  expect(scope.getState($pageFailure)).toStrictEqual({ status: 404 })
})

test('a failed first list fails the page', async () => {
  const { scope } = shopWith({
    'POST /catalog/show': () => {
      throw offline()
    },
  })
  await open(scope, '/catalog/rings')
  expect(scope.getState($pageFailure)).toStrictEqual({ status: 500, isLost: true })
})

test('a failed filter keeps the list, shows the error and can be retried', async () => {
  let isDown = false
  const { scope } = shopWith({
    'POST /catalog/show': (call) => {
      if (isDown) throw refuse(503, 'SERVER_BUSY')
      return rings(call)
    },
  })
  await open(scope, '/catalog/rings')
  isDown = true
  await open(scope, '/catalog/rings?metal=rose')
  expect(shownIds(scope)).toStrictEqual(range(1, 48))
  expect(scope.getState($failure)).toMatchObject({ kind: 'http', status: 503 })
  expect(scope.getState($pageFailure)).toBeNull()
  isDown = false
  await allSettled(retried, { scope })
  expect(scope.getState($failure)).toBeNull()
  expect(scope.getState($view)).toMatchObject({ query: 'metal=rose' })
})

test('the filter form updates before the URL does', async () => {
  const { scope } = shopWith({ 'POST /catalog/show': rings })
  await open(scope, '/catalog/rings')
  await allSettled(filtersChosen, { scope, params: 'metal=rose' })
  expect(scope.getState($query)).toBe('metal=rose')
})

test('an updated remote restores the pages on screen, whatever its own response', async () => {
  const { scope } = shopWith({ 'POST /catalog/show': rings })
  await open(scope, '/catalog/rings')
  expect(scope.getState($dirty)).toBe(false)
  await allSettled(moreChosen, { scope })
  await open(scope, '/catalog/rings?page=2')
  expect(scope.getState($dirty)).toBe(true)

  const next = shopWith({ 'POST /catalog/show': rings }).scope
  const opening = open(next, '/catalog/rings?page=2')
  void allSettled(restore, { scope: next, params: snapshot(scope) })
  await opening
  expect(shownIds(next)).toStrictEqual(range(1, 96))
})

test('ignores a snapshot in another format', async () => {
  const { scope } = shopWith({ 'POST /catalog/show': rings })
  await open(scope, '/catalog/rings')
  await allSettled(restore, { scope, params: { format: 0, pages: [] } })
  expect(shownIds(scope)).toStrictEqual(range(1, 48))
})
