import { allSettled, fork } from 'effector'
import type { CartAnswer, CartLine } from '@shop/contracts/cart/cart'
import { pieceAdded } from '@shop/contracts/events/events'
import { pieceRemoved } from '@shop/contracts/events/piece-removed'
import { lastOf } from '@shop/events'
import { phrasesOf } from '@shop/i18n'
import { $cart, $toast, cartAnswered, onlineChanged } from '@shop/session'
import { aCart, aCartAnswer, aLine } from '@shop/testing/builders'
import { eventually, nextTask } from '@shop/testing/eventually'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { handled } from '@shop/testing/given'
import type { bag as ru } from '../texts/ru.ts'
import { settleFx } from './changes.ts'
import {
  $dirty,
  $failure,
  $lines,
  $notes,
  $unsent,
  $totals,
  $view,
  bagRequested,
  lineRemoved,
  quantityChosen,
  removalUndone,
  retried,
} from './index.ts'

const ring = aLine({ id: 'ring', name: 'Кольцо' })
const drops = aLine({ id: 'drops', name: 'Серьги', price: { initial: 2_500_00, final: 1_980_00, currency: 'RUB' }, sum: 1_980_00 })
const phrase = phrasesOf<typeof ru>('bag')
const words = { removed: phrase('removed', { name: 'Кольцо' }), undo: phrase('undo'), returned: phrase('returned', { name: 'Кольцо' }) }

const of = (line: CartLine, quantity: number): CartLine => ({ ...line, quantity, sum: line.price.final * quantity })
const answer = (version: number, products: CartLine[], changes: Partial<CartAnswer> = {}) =>
  aCartAnswer(aCart({ version, products }), changes)

async function bagOf(products: CartLine[], answers: Record<string, FakeAnswer> = {}) {
  const wire = fakeWire(answers)
  const scope = fork({ handlers: [...wire.handlers, handled(settleFx, nextTask)] })
  await allSettled(cartAnswered, { scope, params: aCart({ version: 1, products }) })
  const shown = () => scope.getState($lines).map(({ id, quantity }) => [id, quantity])
  const sent = () => wire.sent.map(({ path, body }) => [path, body])
  return { scope, shown, sent }
}

describe('quantity', () => {
  test('shows the chosen quantity and its totals before the server responds', async () => {
    const update = later<CartAnswer>()
    const { scope, shown } = await bagOf([ring, drops], { 'POST /cart/update': update.answer })
    const change = allSettled(quantityChosen, { scope, params: { skuId: 'drops', quantity: 3 } })
    expect(shown()).toStrictEqual([
      ['ring', 1],
      ['drops', 3],
    ])
    expect(scope.getState($totals)).toStrictEqual({ pieces: 4, goods: 13_490_00, discount: 1_560_00, goodsSum: 11_930_00 })
    expect(scope.getState($dirty)).toBe(true)
    update.resolve(answer(2, [ring, of(drops, 3)]))
    await change
    expect(scope.getState($dirty)).toBe(false)
  })

  test('sends a single request while the shopper keeps pressing plus', async () => {
    const { scope, sent, shown } = await bagOf([ring], { 'POST /cart/update': answer(2, [of(ring, 3)]) })
    await Promise.all([2, 3].map((quantity) => allSettled(quantityChosen, { scope, params: { skuId: 'ring', quantity } })))
    expect(sent()).toStrictEqual([['/cart/update', { sku_id: 'ring', quantity: 3 }]])
    expect(shown()).toStrictEqual([['ring', 3]])
  })

  test('reports a quantity increase as an addition of the difference and a decrease as a removal', async () => {
    const { scope } = await bagOf([of(ring, 2)], {
      'POST /cart/update': ({ body }) => answer(2, [of(ring, (body as { quantity: number }).quantity)]),
    })
    const told = () => [scope.getState(lastOf(pieceAdded)), scope.getState(lastOf(pieceRemoved))?.quantity]
    await allSettled(quantityChosen, { scope, params: { skuId: 'ring', quantity: 5 } })
    expect(told()).toStrictEqual([{ skuId: 'ring', quantity: 3, from: 'bag' }, undefined])
    await allSettled(quantityChosen, { scope, params: { skuId: 'ring', quantity: 4 } })
    expect(told()).toStrictEqual([{ skuId: 'ring', quantity: 3, from: 'bag' }, 1])
  })

  test('the server response wins and the line explains a reduced quantity', async () => {
    const { scope, shown } = await bagOf([ring], {
      'POST /cart/update': answer(2, [of(ring, 2)], { error: 'ONLY_LEFT', message: 'Осталось 2' }),
    })
    await allSettled(quantityChosen, { scope, params: { skuId: 'ring', quantity: 3 } })
    expect(shown()).toStrictEqual([['ring', 2]])
    expect(scope.getState($notes)).toStrictEqual({ ring: { code: 'ONLY_LEFT', message: 'Осталось 2' } })
  })

  test('a new choice clears the previous explanation', async () => {
    let calls = 0
    const { scope } = await bagOf([ring], {
      'POST /cart/update': () => answer(++calls + 1, [ring], calls === 1 ? { error: 'ONLY_LEFT', message: 'Осталось 2' } : {}),
    })
    await allSettled(quantityChosen, { scope, params: { skuId: 'ring', quantity: 3 } })
    await allSettled(quantityChosen, { scope, params: { skuId: 'ring', quantity: 1 } })
    expect(scope.getState($notes)).toStrictEqual({})
  })

  test('a response to an older change does not overwrite a newer one', async () => {
    const first = later<CartAnswer>()
    let calls = 0
    const { scope, shown, sent } = await bagOf([ring], {
      'POST /cart/update': () => (++calls === 1 ? first.answer() : answer(3, [of(ring, 3)])),
    })
    const older = allSettled(quantityChosen, { scope, params: { skuId: 'ring', quantity: 2 } })
    await eventually('the older change is sent', () => sent().length === 1)
    const newer = allSettled(quantityChosen, { scope, params: { skuId: 'ring', quantity: 3 } })
    first.resolve(answer(2, [of(ring, 2)]))
    await nextTask()
    expect(shown()).toStrictEqual([['ring', 3]])
    await Promise.all([older, newer])
    expect(sent().map(([, body]) => body)).toStrictEqual([
      { sku_id: 'ring', quantity: 2 },
      { sku_id: 'ring', quantity: 3 },
    ])
    expect(shown()).toStrictEqual([['ring', 3]])
  })

  test('sends changes one at a time, in order', async () => {
    let onTheWay = 0
    let most = 0
    const slow = async () => {
      most = Math.max(most, ++onTheWay)
      await nextTask()
      onTheWay--
      return answer(2, [ring, drops])
    }
    const { scope, sent } = await bagOf([ring, drops], { 'POST /cart/remove': slow })
    await Promise.all(['ring', 'drops'].map((skuId) => allSettled(lineRemoved, { scope, params: { skuId, words } })))
    expect(sent().map(([, body]) => body)).toStrictEqual([{ sku_id: 'ring' }, { sku_id: 'drops' }])
    expect(most).toBe(1)
  })

  test('ignores a bag with an older version', async () => {
    const { scope, shown } = await bagOf([ring], { 'POST /cart/update': answer(5, [of(ring, 2)]) })
    await allSettled(quantityChosen, { scope, params: { skuId: 'ring', quantity: 2 } })
    await allSettled(cartAnswered, { scope, params: aCart({ version: 4, products: [ring] }) })
    expect(shown()).toStrictEqual([['ring', 2]])
  })

  test.each([0, -1, 1.5, Number.NaN])('rejects %p as a quantity', async (quantity) => {
    const { scope, sent, shown } = await bagOf([ring])
    await allSettled(quantityChosen, { scope, params: { skuId: 'ring', quantity } })
    expect(sent()).toStrictEqual([])
    expect(shown()).toStrictEqual([['ring', 1]])
  })
})

describe('no connection', () => {
  test('keeps the chosen quantity while offline and sends it after reconnecting', async () => {
    let isOnline = false
    const { scope, sent, shown } = await bagOf([ring], {
      'POST /cart/update': () => {
        if (!isOnline) throw offline()
        return answer(2, [of(ring, 2)])
      },
    })
    await allSettled(quantityChosen, { scope, params: { skuId: 'ring', quantity: 2 } })
    expect(scope.getState($unsent)).toBe(true)
    expect(shown()).toStrictEqual([['ring', 2]])
    expect(scope.getState($cart)?.products[0]?.quantity).toBe(1)

    isOnline = true
    await allSettled(onlineChanged, { scope, params: false })
    await allSettled(onlineChanged, { scope, params: true })
    expect(scope.getState($unsent)).toBe(false)
    expect(sent()).toHaveLength(2)
    expect(scope.getState($cart)?.products[0]?.quantity).toBe(2)
  })

  test('the shopper can retry manually', async () => {
    let calls = 0
    const { scope, shown } = await bagOf([ring], {
      'POST /cart/update': () => {
        if (++calls === 1) throw refuse(503, 'SERVER_BUSY')
        return answer(2, [of(ring, 2)])
      },
    })
    await allSettled(quantityChosen, { scope, params: { skuId: 'ring', quantity: 2 } })
    expect(scope.getState($unsent)).toBe(true)
    await allSettled(retried, { scope })
    expect([shown(), scope.getState($unsent), calls]).toStrictEqual([[['ring', 2]], false, 2])
  })
})

describe('removal and undo', () => {
  test('removes the line immediately and shows a toast with Undo', async () => {
    const remove = later<CartAnswer>()
    const { scope, shown, sent } = await bagOf([ring, drops], { 'POST /cart/remove': remove.answer })
    const removal = allSettled(lineRemoved, { scope, params: { skuId: 'ring', words } })
    expect(shown()).toStrictEqual([['drops', 1]])
    expect(scope.getState($toast)).toStrictEqual({ text: words.removed, action: { label: words.undo, chosen: removalUndone } })
    remove.resolve(answer(2, [drops]))
    await removal
    expect(sent()).toStrictEqual([['/cart/remove', { sku_id: 'ring' }]])
    expect(scope.getState($totals).goodsSum).toBe(1_980_00)
  })

  test('undo restores the line at its position with its quantity', async () => {
    const { scope, shown, sent } = await bagOf([of(ring, 2), drops], {
      'POST /cart/remove': answer(2, [drops]),
      // The API puts what comes back behind the others.
      'POST /cart/update': answer(3, [drops, of(ring, 2)]),
    })
    await allSettled(lineRemoved, { scope, params: { skuId: 'ring', words } })
    await allSettled(removalUndone, { scope })
    expect(sent()).toStrictEqual([
      ['/cart/remove', { sku_id: 'ring' }],
      ['/cart/update', { sku_id: 'ring', quantity: 2 }],
    ])
    expect(shown()).toStrictEqual([
      ['ring', 2],
      ['drops', 1],
    ])
    expect(scope.getState($dirty)).toBe(false)
  })

  test('undo shows the line before the server responds, and tells it after', async () => {
    const update = later<CartAnswer>()
    const { scope, shown } = await bagOf([ring, drops], { 'POST /cart/remove': answer(2, [drops]), 'POST /cart/update': update.answer })
    await allSettled(lineRemoved, { scope, params: { skuId: 'ring', words } })
    const undo = allSettled(removalUndone, { scope })
    expect(shown()).toStrictEqual([
      ['ring', 1],
      ['drops', 1],
    ])
    expect(scope.getState($toast)).toMatchObject({ text: words.removed })
    update.resolve(answer(3, [ring, drops]))
    await undo
    expect(scope.getState($toast)).toStrictEqual({ text: words.returned })
  })

  test('removing the last line empties the bag, and undo restores it', async () => {
    const { scope } = await bagOf([ring], { 'POST /cart/remove': answer(2, []), 'POST /cart/update': answer(3, [ring]) })
    await allSettled(lineRemoved, { scope, params: { skuId: 'ring', words } })
    expect(scope.getState($view)).toBe('empty')
    await allSettled(removalUndone, { scope })
    expect(scope.getState($view)).toBe('lines')
  })

  test('undo of a piece sold in the meantime fails, and the toast says so', async () => {
    const { scope, shown } = await bagOf([ring, drops], {
      'POST /cart/remove': answer(2, [drops]),
      'POST /cart/calculate': answer(2, [drops]),
      'POST /cart/update': () => {
        throw refuse(409, 'SOLD_OUT', 'Кольцо только что купили')
      },
    })
    await allSettled(lineRemoved, { scope, params: { skuId: 'ring', words } })
    await allSettled(removalUndone, { scope })
    expect(shown()).toStrictEqual([['drops', 1]])
    expect(scope.getState($toast)).toStrictEqual({ text: 'Кольцо только что купили' })
  })
})

describe('refusals', () => {
  test('a refusal restores the server’s quantity and explains it at the line', async () => {
    const { scope, shown, sent } = await bagOf([ring], {
      'POST /cart/calculate': answer(1, [ring]),
      'POST /cart/update': () => {
        throw refuse(400, 'WRONG_QUANTITY', 'Столько нельзя')
      },
    })
    await allSettled(quantityChosen, { scope, params: { skuId: 'ring', quantity: 99 } })
    expect(shown()).toStrictEqual([['ring', 1]])
    expect(scope.getState($notes)).toStrictEqual({ ring: { code: 'WRONG_QUANTITY', message: 'Столько нельзя' } })
    expect(sent().map(([path]) => path)).toStrictEqual(['/cart/update', '/cart/calculate'])
  })

  test('a sold-out piece stays visible but is excluded from the totals', async () => {
    const sold = aLine({ id: 'sold', maxQuantity: 0 })
    const { scope } = await bagOf([ring, sold], { 'POST /cart/update': later().answer })
    void allSettled(quantityChosen, { scope, params: { skuId: 'ring', quantity: 2 } })
    expect(scope.getState($lines)).toHaveLength(2)
    expect(scope.getState($totals)).toStrictEqual({ pieces: 2, goods: 11_980_00, discount: 0, goodsSum: 11_980_00 })
  })
})

describe('reading the bag', () => {
  test('is loading until the first response, then empty', async () => {
    const wire = fakeWire({ 'POST /cart/calculate': answer(0, []) })
    const scope = fork({ handlers: wire.handlers })
    expect(scope.getState($view)).toBe('loading')
    await allSettled(bagRequested, { scope })
    expect(scope.getState($view)).toBe('empty')
  })

  test('a failed read can be retried', async () => {
    let calls = 0
    const wire = fakeWire({
      'POST /cart/calculate': () => {
        if (++calls === 1) throw offline()
        return answer(1, [ring])
      },
    })
    const scope = fork({ handlers: wire.handlers })
    await allSettled(bagRequested, { scope })
    expect([scope.getState($view), scope.getState($failure)]).toStrictEqual(['failed', { kind: 'network' }])
    await allSettled(bagRequested, { scope })
    expect([scope.getState($view), scope.getState($failure)]).toStrictEqual(['lines', null])
  })

  test('a failed reload keeps the bag already loaded', async () => {
    const { scope, shown } = await bagOf([ring])
    await allSettled(bagRequested, { scope })
    expect([scope.getState($view), shown()]).toStrictEqual(['lines', [['ring', 1]]])
  })
})
