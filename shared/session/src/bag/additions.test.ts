import { allSettled, createWatch, fork, type Scope } from 'effector'
import type { CartAnswer, CartData } from '@shop/contracts/cart/cart'
import { bagWanted } from '@shop/contracts/events/events'
import { listenTo } from '@shop/events'
import { sendFx, type RequestError, type Wire } from '@shop/http'
import { $bagCount, $toast, addAllToBag, addToBag, toastShown, type Toast } from '../index.ts'

const emptyBag: CartData = {
  version: 1,
  products: [],
  totalProducts: 0,
  totalSum: 0,
  finalSum: 0,
  discount: 0,
  currency: 'RUB',
  minimumOrder: 90_000,
  freeDeliveryFrom: null,
  cartError: null,
  unpaidOrder: null,
  deposits: [],
  ownDeposits: [],
  sums: null,
  choices: null,
}
const answer: CartAnswer = { result: true, cartData: emptyBag, error: null, message: null }
const SOLD_OUT = 'Украшение уже продано'
const soldOut: RequestError = {
  kind: 'http',
  status: 409,
  code: 'SOLD_OUT',
  refusal: { result: false, code: 'SOLD_OUT', error: SOLD_OUT },
}
const offline: RequestError = { kind: 'network' }
const phrase = (key: string, values?: Record<string, string | number>) => ({ namespace: 'session', key, ...(values && { values }) })
const NO_ANSWER = { namespace: 'errors', key: 'NO_GAINED_RESPONSE_DATA' }

type Answers = Record<string, CartAnswer | RequestError | Promise<CartAnswer>>

/** A shop that answers by SKU; a tagged error is thrown. */
function shopWith(answers: Answers = {}) {
  const sent: Wire[] = []
  const scope = fork({
    handlers: [
      [
        sendFx,
        async ({ wire }: { wire: Wire }) => {
          sent.push(wire)
          const said = await (answers[(wire.body as { sku_id: string }).sku_id] ?? answer)
          if ('kind' in said) throw said
          return said
        },
      ],
    ],
  })
  const told: Toast[] = []
  createWatch({ unit: toastShown, scope, fn: (toast) => told.push(toast) })
  return { scope, sent, told, answers }
}
const keyOf = (wire?: Wire) => (wire?.body as { idempotencyKey?: string } | undefined)?.idempotencyKey
const add = (scope: Scope, skuId = 'ring', changes: object = {}) =>
  allSettled(addToBag, { scope, params: { skuId, name: 'Кольцо', from: 'card', ...changes } })
const retry = (scope: Scope) => {
  const { action } = scope.getState($toast) ?? {}
  if (!action) throw new Error('no retry is offered')
  return allSettled(action.chosen, { scope })
}

test('nothing is said before the server has answered, then the success is told once [bag.outcome-told-once]', async () => {
  let reply: (said: CartAnswer) => void = () => {}
  const { scope, told } = shopWith({ ring: new Promise((done) => (reply = done)) })
  const ended = add(scope)
  await Promise.resolve()
  expect(told).toStrictEqual([])
  reply(answer)
  await ended
  expect(told).toStrictEqual([{ text: [phrase('added')], link: { label: phrase('toBag'), url: '/cart' } }])
})

test('a reduced quantity is told in the words of the server', async () => {
  const { scope, told } = shopWith({ ring: { ...answer, error: 'ONLY_LEFT', message: 'Осталось только 3' } })
  await add(scope)
  expect(told).toStrictEqual([{ text: ['Осталось только 3'], link: { label: phrase('toBag'), url: '/cart' } }])
})

test('a refusal names the piece and the reason of the server, without a retry', async () => {
  const { scope, told } = shopWith({ ring: soldOut })
  await add(scope)
  expect(told).toStrictEqual([{ text: [phrase('notAdded', { names: 'Кольцо' }), SOLD_OUT] }])
  expect(scope.getState($bagCount)).toBe(0)
})

test('a lost answer offers a retry, which adds nothing twice [bag.retry-adds-once]', async () => {
  const { scope, told, sent, answers } = shopWith({ ring: offline })
  await add(scope)
  expect(told[0]?.text).toStrictEqual([phrase('notAdded', { names: 'Кольцо' }), NO_ANSWER])
  expect(told[0]?.action?.label).toStrictEqual(phrase('retry'))
  answers['ring'] = answer
  await retry(scope)
  const addition = { path: '/cart/add', body: { sku_id: 'ring', quantity: 1, idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/) } }
  expect(sent).toMatchObject([addition, addition])
  expect(keyOf(sent[1])).toBe(keyOf(sent[0]))
  expect(told[1]?.text).toStrictEqual([phrase('added')])
  await add(scope)
  expect(keyOf(sent[2])).not.toBe(keyOf(sent[0]))
})

test('several pieces are told together: what was added and what was not', async () => {
  const { scope, told } = shopWith({ studs: soldOut })
  const additions = ['ring', 'studs', 'chain'].map((skuId) => ({ skuId, name: skuId, from: 'wishlist' }))
  await allSettled(addAllToBag, { scope, params: { additions, notes: [phrase('note')] } })
  expect(told).toStrictEqual([
    {
      text: [phrase('addedMany', { count: 2 }), phrase('notAdded', { names: 'studs' }), SOLD_OUT, phrase('note')],
      link: { label: phrase('toBag'), url: '/cart' },
    },
  ])
})

test('several pieces without a connection: the retry sends those without an answer only', async () => {
  const { scope, told, sent, answers } = shopWith({ studs: offline })
  const additions = ['ring', 'studs', 'chain'].map((skuId) => ({ skuId, name: skuId, from: 'wishlist' }))
  await allSettled(addAllToBag, { scope, params: { additions } })
  expect(told[0]?.text).toStrictEqual([phrase('added'), phrase('notAdded', { names: 'studs, chain' }), NO_ANSWER])
  answers['studs'] = answer
  await retry(scope)
  expect(sent.map(({ body }) => (body as { sku_id: string }).sku_id)).toStrictEqual(['ring', 'studs', 'studs', 'chain'])
  expect(told[1]?.text).toStrictEqual([phrase('addedMany', { count: 2 })])
})

test('a second tap on the same piece adds nothing [bag.double-tap-adds-one]', async () => {
  const { scope, sent, told } = shopWith()
  const first = add(scope)
  await add(scope)
  await first
  expect(sent).toHaveLength(1)
  expect(told).toHaveLength(1)
  await add(scope)
  expect(sent).toHaveLength(2)
})

describe('a piece of a product page', () => {
  const windowIs = (isWide: boolean) => {
    window.matchMedia = ((query: string) => ({ matches: isWide, media: query })) as typeof window.matchMedia
  }
  const watched = (scope: Scope) => {
    const wanted: unknown[] = []
    createWatch({ unit: listenTo(bagWanted), scope, fn: (wish) => wanted.push(wish) })
    return wanted
  }

  test('opens the drawer once in a wide window, then a message', async () => {
    windowIs(true)
    const { scope, told } = shopWith()
    const wanted = watched(scope)
    await add(scope, 'ring', { opensBag: true })
    expect([wanted, told]).toStrictEqual([[{ from: 'added' }], []])
    await add(scope, 'ring', { opensBag: true })
    expect(wanted).toHaveLength(1)
    expect(told).toHaveLength(1)
  })

  test.each([
    ['on a phone', false, answer],
    ['with a shortage, which the drawer does not tell', true, { ...answer, message: 'Осталось только 3' }],
  ])('%s a message is shown and no drawer', async (_, isWide, said) => {
    windowIs(isWide)
    const { scope, told } = shopWith({ ring: said })
    const wanted = watched(scope)
    await add(scope, 'ring', { opensBag: true })
    expect([wanted, told.length]).toStrictEqual([[], 1])
  })
})
