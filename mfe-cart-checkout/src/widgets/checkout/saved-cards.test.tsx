import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { SavedCard } from '@shop/contracts/orders/payment/saved-cards'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { $context, $location, $user } from '@shop/session'
import { aFullCart, aFullCartAnswer } from '@shop/testing/builders'
import { fakeWire, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { Checkout } from './checkout.tsx'
import { texts as ru } from './texts/ru.ts'

// Whole forms in jsdom are slow on a busy machine.
jest.setTimeout(30_000)

const PHONE = '+79161234567'
const anna: User = {
  ...GUEST,
  id: 1,
  isAuth: true,
  phone: PHONE,
  confirmedPhone: PHONE,
  name: 'Анна',
  surname: 'Петрова',
  fullName: 'Анна Петрова',
  email: 'anna@mail.example',
}
const aCard = (changes: Partial<SavedCard> = {}): SavedCard => ({
  id: 7,
  brand: 'Visa',
  last4: '4242',
  expires: '2028-04',
  isExpired: false,
  currency: 'RUB',
  ...changes,
})
const order = (changes: object) => ({
  result: true,
  cartChanged: false,
  error: null,
  code: null,
  errors: null,
  removed: [],
  cartData: null,
  order: null,
  ...changes,
})
const PAID = order({ order: { id: '482', number: '482-0719', paymentUrl: null } })

async function shown(cards: FakeAnswer, placed: FakeAnswer = PAID) {
  const whole = aFullCart({
    dueSum: 39_600_00,
    currency: 'RUB',
    availablePaymentMethods: [
      { id: 1, type: 'card', online: true, name: 'Картой онлайн', description: '' },
      { id: 2, type: 'fastPayment', online: true, name: 'СБП', description: '' },
    ],
  })
  const context: ShopContext = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' }
  const wire = fakeWire({
    'POST /cart/calculate': aFullCartAnswer(whole),
    'GET /profile/addresses': { result: [] },
    'GET /profile/cards': cards,
    'POST /order/create/v2': placed,
  })
  const scope = scopeOf({ wire, values: [given($user, anna), given($location, aPlace()), given($context, context)] })
  await renderWith(<Checkout />, { scope, locale: 'ru', texts: { 'widget/checkout': ru } }, '/cart?step=checkout')
  const typist = userEvent.setup()
  await typist.type(await screen.findByRole('combobox', { name: ru.address }), 'Лесная улица, 7')
  await typist.click(screen.getByRole('button', { name: ru.toPayment }))
  await typist.click(await screen.findByRole('radio', { name: 'Картой онлайн' }))
  const place = async () => {
    await typist.click(screen.getByRole('checkbox', { name: /Даю согласие/ }))
    await typist.click(screen.getAllByRole('button', { name: /^Оплатить/ })[0] as HTMLElement)
    const sent = await waitFor(() => {
      const call = wire.sent.find(({ path }) => path === '/order/create/v2')
      expect(call).toBeDefined()
      return call?.body as { card_id?: number; save_card?: boolean }
    })
    return { card: sent.card_id, isSaved: sent.save_card }
  }
  return { typist, place, wire }
}
// A known shopper starts at the delivery step, not where the draft of an earlier test was left.
beforeEach(() => localStorage.clear())

const cards = () => screen.findByRole('group', { name: 'Какой картой' })
const remember = () => screen.queryByRole('checkbox', { name: 'Запомнить карту для следующих заказов' })

test('the newest card that works is chosen, and pays at once [payment.card-chosen]', async () => {
  const { place } = await shown({ result: [aCard({ id: 9, last4: '0004', brand: 'Mir', isExpired: true }), aCard()] })
  const card = within(await cards()).getByRole('radio', { name: /^Visa.••.4242$/ })
  expect(card).toBeChecked()
  expect(card).toHaveAccessibleDescription(/до.04\/28/)
  const expired = screen.getByRole('radio', { name: /^Мир.••.0004$/ })
  expect(expired).toBeDisabled()
  expect(expired).toHaveAccessibleDescription(/срок вышел/)
  expect(remember()).toBeNull()
  expect(screen.getByText(/Спишем с этой карты сразу/)).toBeVisible()
  expect(await place()).toStrictEqual({ card: 7, isSaved: undefined })
})

test('a new card is remembered where the shopper ticks it, and never by itself [payment.card-saved-on-wish]', async () => {
  const { typist, place } = await shown({ result: [aCard()] })
  await typist.click(within(await cards()).getByRole('radio', { name: 'Новая карта' }))
  expect(remember()).not.toBeChecked()
  expect(remember()).toHaveAccessibleDescription(/Номера карты мы не видим: его хранит банк/)
  await typist.click(remember() as HTMLElement)
  expect(await place()).toStrictEqual({ card: undefined, isSaved: true })
})

test('without saved cards there is the box alone, also where they could not be read', async () => {
  const { place } = await shown(() => {
    throw offline()
  })
  await waitFor(() => expect(remember()).not.toBeNull())
  expect(screen.queryByRole('group', { name: 'Какой картой' })).toBeNull()
  expect(await place()).toStrictEqual({ card: undefined, isSaved: undefined })
})

test('another way of payment asks for no card, and sends none', async () => {
  const { typist, place } = await shown({ result: [aCard()] })
  await cards()
  await typist.click(screen.getByRole('radio', { name: 'СБП' }))
  expect(screen.queryByRole('group', { name: 'Какой картой' })).toBeNull()
  expect(await place()).toStrictEqual({ card: undefined, isSaved: undefined })
})

test('a card of another currency is not offered', async () => {
  await shown({ result: [aCard({ currency: 'USD' })] })
  await waitFor(() => expect(remember()).not.toBeNull())
  expect(screen.queryByRole('radio', { name: /4242/ })).toBeNull()
})

test('a card that the server refuses is told under the cards', async () => {
  const { place } = await shown({ result: [aCard()] }, order({ result: false, errors: { card_id: 'CARD_EXPIRED' } }))
  await cards()
  await place()
  await waitFor(async () => expect(await cards()).toHaveAccessibleDescription('Срок карты вышел. Выберите другую или введите новую.'))
})
