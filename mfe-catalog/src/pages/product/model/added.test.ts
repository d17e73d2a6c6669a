import { allSettled, createWatch, fork, type Scope } from 'effector'
import { bagWanted } from '@shop/contracts/events/events'
import { listenTo } from '@shop/events'
import { $toast, addToBag } from '@shop/session'
import { aCart, aCartAnswer, aLine, aProduct } from '@shop/testing/builders'
import { fakeWire, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { phrase } from '../texts/index.ts'
import { $refusal } from './added.ts'
import { opened } from './product.ts'

const SKU = 'aurora-yellow-165'
const landed = aCartAnswer(aCart({ products: [aLine()] }))

const link = { label: phrase('toBag'), url: '/cart' }

const windowIs = (isWide: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: isWide, media: query })) as typeof window.matchMedia
}

async function shopWith(answer: FakeAnswer) {
  const wire = fakeWire({ 'GET /catalog/rings/aurora-yellow/info': { result: { product: aProduct() } }, 'POST /cart/add': answer })
  const scope = fork({ handlers: wire.handlers })
  const wanted: unknown[] = []
  createWatch({ unit: listenTo(bagWanted), scope, fn: (wish) => wanted.push(wish) })
  await allSettled(opened, { scope, params: { category: 'rings', id: 'aurora-yellow', size: null, weight: null } })
  return { scope, wanted }
}
const add = (scope: Scope, skuId = SKU) => allSettled(addToBag, { scope, params: { skuId, from: 'product' } })

test('in a wide window opens the drawer once, then shows only a toast', async () => {
  windowIs(true)
  const { scope, wanted } = await shopWith(landed)
  await add(scope)
  expect(wanted).toStrictEqual([{ from: 'added' }])
  expect(scope.getState($toast)).toBeNull()
  await add(scope)
  expect(wanted).toHaveLength(1)
  expect(scope.getState($toast)).toStrictEqual({ text: phrase('added'), link })
})

test('on a phone shows a toast and no drawer', async () => {
  windowIs(false)
  const { scope, wanted } = await shopWith(landed)
  await add(scope)
  expect(wanted).toStrictEqual([])
  expect(scope.getState($toast)).toStrictEqual({ text: phrase('added'), link })
})

test('the toast explains a reduced quantity', async () => {
  windowIs(false)
  const { scope } = await shopWith({ ...landed, error: 'ONLY_LEFT', message: 'Осталось только 3' })
  await add(scope)
  expect(scope.getState($toast)).toStrictEqual({ text: 'Осталось только 3', link })
})

test('ignores a piece added elsewhere', async () => {
  windowIs(true)
  const { scope, wanted } = await shopWith(landed)
  await add(scope, 'another-piece')
  expect(wanted).toStrictEqual([])
})

test('a refusal stays until the next attempt', async () => {
  const { scope } = await shopWith(() => {
    throw refuse(409, 'SOLD_OUT', 'Украшение уже продано')
  })
  await add(scope)
  expect(scope.getState($refusal)).toMatchObject({ kind: 'http', code: 'SOLD_OUT' })
  void add(scope)
  expect(scope.getState($refusal)).toBeNull()
})
