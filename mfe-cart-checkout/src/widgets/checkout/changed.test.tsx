import { allSettled } from 'effector'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { FullCartData } from '@shop/contracts/cart/full-cart'
import { $context, $location, $user, cartAnswered } from '@shop/session'
import { aFullCart, aFullCartAnswer, aLine, anOrderAnswer } from '@shop/testing/builders'
import { enter } from '@shop/testing/enter'
import { fakeWire, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { $lostLines } from '#features/checkout/lost-bag.ts'
import { Checkout } from './checkout.tsx'
import { texts } from './texts/ru.ts'

const PHONE = '+79161234567'
const confirmed: User = { ...GUEST, confirmedPhone: PHONE }
const ring = aLine({ id: 'ring', name: 'Кольцо «Ива»', variant: '' })
const drops = aLine({ id: 'drops', name: 'Серьги «Капля»', variant: '' })
const bagOf = (version: number, ...products: FullCartData['products']) => aFullCart({ version, products })
const lines = (...changed: (typeof ring)[]) => aFullCart({ products: changed as FullCartData['products'] }).products

async function atPayment(order: FakeAnswer) {
  let known = bagOf(1, ...lines(ring))
  const wire = fakeWire({
    'POST /cart/calculate': () => aFullCartAnswer(known),
    'GET /profile/addresses': { result: [] },
    'POST /order/create/v2': order,
  })
  const scope = scopeOf({
    wire,
    values: [
      given($user, confirmed),
      given($location, aPlace()),
      given($context, { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' }),
    ],
  })
  await renderWith(<Checkout />, { scope, locale: 'ru', texts: { 'widget/checkout': texts } }, '/cart?step=checkout')
  const typist = userEvent.setup()
  await enter(typist, await screen.findByRole('textbox', { name: 'Имя и фамилия' }), 'Анна Петрова')
  await enter(typist, screen.getByRole('textbox', { name: 'Почта' }), 'anna@mail.example')
  await typist.click(screen.getByRole('button', { name: 'Далее: доставка' }))
  await enter(typist, await screen.findByRole('combobox', { name: 'Адрес' }), 'Лесная улица, 7')
  await typist.click(screen.getByRole('button', { name: 'Далее: оплата' }))
  await typist.click(await screen.findByRole('checkbox', { name: /Даю согласие/ }))
  const pay = () => typist.click(screen.getAllByRole('button', { name: /^Оплатить/ }).at(-1) as HTMLElement)
  const bagBecomes = async (bag: FullCartData) => {
    known = bag
    await act(() => allSettled(cartAnswered, { scope, params: bag }))
  }
  return { scope, pay, bagBecomes }
}
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ') ?? '')
    .join(' ')

beforeEach(() => localStorage.clear())

describe('another bag than the shopper saw is told by its pieces and sums [checkout.change-named]', () => {
  test.each([
    ['a piece that was added', [ring, drops], 'Добавлено: Серьги «Капля». Было 6 380 ₽, стало 12 370 ₽.'],
    ['a piece that is another now', [drops], 'Добавлено: Серьги «Капля». Убрано: Кольцо «Ива».'],
    ['a quantity', [{ ...ring, quantity: 2, sum: 11_980_00 }], 'Кольцо «Ива»: теперь 2 шт. Было 6 380 ₽, стало 12 370 ₽.'],
    ['a price', [{ ...ring, sum: 6_990_00 }], 'Проверьте сумму. Было 6 380 ₽, стало 7 380 ₽.'],
  ])('%s, by the refusal', async (_, products, words) => {
    const cartData = bagOf(2, ...lines(...products))
    const { pay } = await atPayment(anOrderAnswer({ code: 'PRICE_CHANGED', error: 'Проверьте сумму.', cartData }))
    await pay()
    await waitFor(() => expect(alerts()).toContain(words))
  })

  test('a change in another tab at once', async () => {
    const { bagBecomes } = await atPayment(anOrderAnswer())
    await bagBecomes(bagOf(2, ...lines(ring, drops)))
    await waitFor(() =>
      expect(alerts()).toContain('Пока вы оформляли заказ, корзина изменилась. Добавлено: Серьги «Капля». Было 6 380 ₽, стало 12 370 ₽.'),
    )
  })
})

test('the pieces of a bag whose session ended are kept for its page [checkout.lost-bag-offered]', async () => {
  const { scope, pay, bagBecomes } = await atPayment(anOrderAnswer({ code: 'NEED_PHONE_CONFIRMATION' }))
  await pay()
  expect(scope.getState($lostLines)).toStrictEqual([])
  await bagBecomes(bagOf(9))
  expect(scope.getState($lostLines).map(({ id }) => id)).toStrictEqual(['ring'])
})
