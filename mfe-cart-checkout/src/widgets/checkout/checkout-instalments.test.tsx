import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { $context, $location, $user } from '@shop/session'
import { aFullCart, aFullCartAnswer } from '@shop/testing/builders'
import { fakeWire } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { Checkout } from './checkout.tsx'
import { texts as en } from './texts/en.ts'
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

async function shown(locale: 'ru' | 'en', name: string) {
  const card = { id: 1, type: 'card' as const, online: true, name: 'Card', description: '' }
  const whole = aFullCart({
    dueSum: 39_600_02,
    currency: 'RUB',
    availablePaymentMethods: [card, { id: 3, type: 'instalments', online: true, name, description: '' }],
  })
  const context: ShopContext = { storefront: locale === 'ru' ? 'ru' : 'international', locale, country: 'RU', currency: 'RUB' }
  const wire = fakeWire({ 'POST /cart/calculate': aFullCartAnswer(whole), 'GET /profile/addresses': { result: [] } })
  const scope = scopeOf({ wire, values: [given($user, anna), given($location, aPlace()), given($context, context)] })
  const texts = locale === 'ru' ? ru : en
  await renderWith(<Checkout />, { scope, locale, texts: { 'widget/checkout': texts } }, '/cart?step=checkout')
  const typist = userEvent.setup()
  // A known shopper starts at the delivery step.
  await typist.type(await screen.findByRole('combobox', { name: texts.address }), 'Лесная улица, 7')
  await typist.click(screen.getByRole('button', { name: texts.toPayment }))
  await typist.click(await screen.findByRole('radio', { name }))
  return { typist }
}
const buttons = (name: RegExp) => screen.queryAllByRole('button', { name }).length

test('four payments: the button names the first one, and the schedule stands beside it [payment.first-payment]', async () => {
  const { typist } = await shown('ru', 'Четыре платежа')
  expect(buttons(/^Первый платёж 9.900,02.₽$/)).toBeGreaterThan(0)
  expect(buttons(/^Оплатить/)).toBe(0)
  const schedule = screen.getByRole('list', { name: 'Четыре платежа' })
  expect(within(schedule).getAllByRole('listitem')).toHaveLength(4)
  await typist.click(screen.getByRole('radio', { name: 'Card' }))
  expect(screen.queryByRole('list', { name: 'Четыре платежа' })).toBeNull()
  expect(buttons(/^Оплатить 39.600/)).toBeGreaterThan(0)
})

test('the same in English', async () => {
  await shown('en', 'Four payments')
  expect(buttons(/^First payment 9,900.02.₽$/)).toBeGreaterThan(0)
  expect(screen.getByRole('list', { name: 'Four payments' })).toBeVisible()
})
