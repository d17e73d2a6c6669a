import { allSettled, fork } from 'effector'
import { GUEST } from '@shop/contracts/account/common-data'
import type { SavedCard } from '@shop/contracts/orders/payment/saved-cards'
import { $user, userChanged } from '@shop/session'
import { fakeWire, later, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { $cards, cardBody, cardsShown } from './cards.ts'

const anna = { ...GUEST, id: 1, isAuth: true }
const aCard = (id: number): SavedCard => ({ id, brand: 'Visa', last4: '4242', expires: '2028-04', isExpired: false, currency: 'RUB' })

function shopOf(user: typeof GUEST, answer: FakeAnswer) {
  const wire = fakeWire({ 'GET /profile/cards': answer })
  return { wire, scope: fork({ handlers: wire.handlers, values: [given($user, user)] }) }
}

test('a guest’s cards are not asked for', async () => {
  const { scope, wire } = shopOf(GUEST, { result: [] })
  await allSettled(cardsShown, { scope })
  expect([wire.sent, scope.getState($cards)]).toStrictEqual([[], null])
})

test('a late answer about who has left is dropped', async () => {
  const answer = later()
  const { scope } = shopOf(anna, answer.answer)
  const shown = allSettled(cardsShown, { scope })
  void allSettled(userChanged, { scope, params: GUEST })
  answer.resolve({ result: [aCard(7)] })
  await shown
  expect(scope.getState($cards)).toBeNull()
})

test('without an answer a new card is left, and known cards stay', async () => {
  let isDown = true
  const { scope } = shopOf(anna, () => {
    if (isDown) throw offline()
    return { result: [aCard(7)] }
  })
  await allSettled(cardsShown, { scope })
  expect(scope.getState($cards)).toStrictEqual([])
  isDown = false
  await allSettled(cardsShown, { scope })
  isDown = true
  await allSettled(cardsShown, { scope })
  expect(scope.getState($cards)).toStrictEqual([aCard(7)])
})

test.each([
  [{ card_id: '7', save_card: true }, { card_id: 7 }],
  [{ card_id: 'new', save_card: true }, { save_card: true }],
  [{ card_id: '', save_card: false }, {}],
])('%p asks the API for %p', (values, body) => {
  expect(cardBody(values)).toStrictEqual(body)
})
