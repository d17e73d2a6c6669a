import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $context, $location, $popup } from '@shop/session'
import { fakeWire, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

type Options = { props?: Record<string, unknown>; answers?: Record<string, FakeAnswer>; values?: ReturnType<typeof given>[] }

async function show({ props = {}, answers = {}, values = [] }: Options = {}) {
  const wire = fakeWire(answers)
  const context = shopContext({ host: 'shop.ru.localhost', cookies: {} })
  const all = [given($context, context), given($location, aPlace()), ...values]
  const scope = await renderWith(<Widget {...props} />, { wire, values: all, texts: { 'widget/delivery': ru } })
  return { wire, scope, user: userEvent.setup() }
}

test.each([
  ['ru', ru, /[а-я]{3}/i],
  ['en', en, /^[^а-я]*[a-z]{3}/i],
] as const)('in %s it has a heading of its own [popups.of-checkout]', async (locale, texts, words) => {
  await renderWith(<Widget />, {
    locale,
    texts: { 'widget/delivery': texts },
    values: [
      given($context, shopContext({ host: locale === 'ru' ? 'shop.ru.localhost' : 'shop.com.localhost', cookies: {} })),
      given($location, aPlace()),
    ],
  })
  await waitFor(() => expect(document.querySelector('#popup-title')?.textContent).toMatch(words))
})

const offers = { city: null, currency: 'RUB', is_ems: false, beltway: null, offers: [] }

test('requests offers for the shopper’s city', async () => {
  const { wire } = await show({ answers: { 'GET /delivery/offers?city_id=1': offers } })
  expect(wire.sent.map(({ path }) => path)).toStrictEqual(['/delivery/offers?city_id=1'])
})

test('opened from a piece it asks for the price of that piece, also after another city is chosen [delivery.price-one-rule]', async () => {
  const { wire, scope, user } = await show({ props: { sum: 2_490_000 } })
  expect(wire.sent.map(({ path }) => path)).toStrictEqual(['/delivery/offers?city_id=1&goods=2490000'])
  await user.click(screen.getByRole('button', { name: 'Выбрать другой город' }))
  expect(scope.getState($popup)?.props).toStrictEqual({
    next: { owner: 'mfe-cart-checkout', widget: 'delivery', props: { sum: 2_490_000 } },
  })
})

test('a failed request can be retried', async () => {
  let calls = 0
  const answer = () => {
    calls += 1
    if (calls === 1) throw offline()
    return offers
  }
  const { user } = await show({ answers: { 'GET /delivery/offers?city_id=1': answer } })
  await user.click(await screen.findByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(calls).toBe(2)
})
