import { allSettled, createWatch, fork, type Scope } from 'effector'
import { pieceViewed } from '@shop/contracts/events/events'
import { listenTo } from '@shop/events'
import { $pageFailure } from '@shop/routing'
import { aProduct, aSku } from '@shop/testing/builders'
import { fakeWire, later, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { $canBuy, $choice, $isLoading, $product, opened, variantChosen } from './product.ts'

const YELLOW = 'GET /catalog/rings/aurora-yellow/info'
const WHITE = 'GET /catalog/rings/aurora-white/info'
const metals = [
  { name: 'Жёлтое золото', url: '/catalog/rings/aurora-yellow', value: '#D9B566', current: true },
  { name: 'Белое золото', url: '/catalog/rings/aurora-white', value: '#DAD9D6', current: false },
]
const sizes = [aSku({ id: 'y16', size: '16' }), aSku({ id: 'y17', size: '17', balances: 0 })]
const yellow = aProduct({ skuListWithGems: sizes, modifications: [{ type: 'metal', variants: metals }] })
const white = aProduct({ id: 2, itemId: 2, name: 'Кольцо «Аврора», белое золото', url: '/catalog/rings/aurora-white' })

const shopWith = (answers: Record<string, FakeAnswer>) => {
  const wire = fakeWire(answers)
  return { wire, scope: fork({ handlers: wire.handlers }) }
}
const both = { [YELLOW]: { result: { product: yellow } }, [WHITE]: { result: { product: white } } }
const open = (scope: Scope, id: string, size: string | null = null) =>
  allSettled(opened, { scope, params: { category: 'rings', id, size, weight: null } })

test('does not request another size of the same piece', async () => {
  const { wire, scope } = shopWith(both)
  await open(scope, 'aurora-yellow')
  await open(scope, 'aurora-yellow', '17')
  expect(wire.sent).toHaveLength(1)
  expect(scope.getState($choice)?.sku?.id).toBe('y17')
})

test('selecting a size updates the page before the URL', async () => {
  const { scope } = shopWith(both)
  await open(scope, 'aurora-yellow')
  await allSettled(variantChosen, { scope, params: { size: '17', weight: null } })
  expect(scope.getState($choice)?.sku?.id).toBe('y17')
})

test('a sold-out size cannot be bought, an available one can', async () => {
  const { scope } = shopWith(both)
  await open(scope, 'aurora-yellow', '17')
  expect(scope.getState($canBuy)).toBe(false)
  await open(scope, 'aurora-yellow', '16')
  expect(scope.getState($canBuy)).toBe(true)
})

test.each([
  ['archived', { is_archive: true }],
  ['sold out', { maxQuantity: 0 }],
  ['without a price', { price: { ...yellow.price, initial: null } }],
])('a piece that is %s cannot be bought', async (_, changes) => {
  const { scope } = shopWith({ [YELLOW]: { result: { product: { ...yellow, ...changes } } } })
  await open(scope, 'aurora-yellow', '16')
  expect(scope.getState($canBuy)).toBe(false)
})

test('keeps the current piece on screen until another metal has loaded', async () => {
  const slow = later<object>()
  const { scope } = shopWith({ ...both, [WHITE]: slow.answer })
  await open(scope, 'aurora-yellow')
  const arriving = open(scope, 'aurora-white')
  expect(scope.getState($product)?.name).toBe(yellow.name)
  expect(scope.getState($isLoading)).toBe(true)
  slow.resolve({ result: { product: white } })
  await arriving
  expect(scope.getState($product)?.name).toBe(white.name)
  expect(scope.getState($isLoading)).toBe(false)
})

test('never shows a different piece under the URL', async () => {
  const slow = later<object>()
  const { scope } = shopWith({ ...both, 'GET /catalog/rings/twist/info': slow.answer })
  await open(scope, 'aurora-yellow')
  void open(scope, 'twist')
  expect(scope.getState($product)).toBeNull()
})

test('ignores a late response for a piece already left', async () => {
  const slow = later<object>()
  const { scope } = shopWith({ ...both, [WHITE]: slow.answer })
  await open(scope, 'aurora-yellow')
  const leaving = open(scope, 'aurora-white')
  const back = open(scope, 'aurora-yellow')
  slow.resolve({ result: { product: white } })
  await Promise.all([leaving, back])
  expect(scope.getState($product)?.name).toBe(yellow.name)
})

test.each([
  ['unknown', {}, { status: 404 }],
  [
    'out of reach',
    {
      [YELLOW]: () => {
        throw offline()
      },
    },
    { status: 500, isLost: true },
  ],
])('a piece that is %s fails the page', async (_, answers, failure) => {
  const { scope } = shopWith(answers)
  await open(scope, 'aurora-yellow')
  expect(scope.getState($pageFailure)).toStrictEqual(failure)
})

test('counts a piece as viewed once, whatever sizes are selected [product.viewed-once]', async () => {
  const { scope } = shopWith(both)
  const views: unknown[] = []
  createWatch({ unit: listenTo(pieceViewed), scope, fn: (view) => views.push(view) })
  await open(scope, 'aurora-yellow')
  await open(scope, 'aurora-yellow', '16')
  expect(views).toStrictEqual([
    {
      itemId: 1,
      url: '/catalog/rings/aurora-yellow',
      name: yellow.name,
      price: 5990,
      currency: 'RUB',
      category: 'Кольца',
      designer: 'Noor Atelier',
    },
  ])
})
