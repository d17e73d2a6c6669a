import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CartSums } from '@shop/contracts/cart/cart-sums'
import { $location, $toast } from '@shop/session'
import { aFullCart, aFullCartAnswer, everySum, someChoices } from '@shop/testing/builders'
import { fakeWire, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { createHistory } from '@shop/testing/memory-router'
import { aPlace } from '@shop/testing/places'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { Checkout } from '../../checkout.tsx'
import { phrase } from '../../texts/index.ts'
import { texts as ru } from '../../texts/ru.ts'

const best: CartSums['best'] = {
  saving: 1_240_00,
  why: 'Промокод ЗИМА10 и бонусы на 5 460 ₽',
  rows: [
    { kind: 'due', name: 'ЗИМА10', sum: 16_540_00, why: null },
    { kind: 'due', name: 'Без промокода', sum: 17_780_00, why: null },
  ],
}
const bonuses = { balance: 6_000_00, available: 5_460_00, spent: 0, earned: 0 }
const spending = aFullCart({
  version: 2,
  dueSum: 16_540_00,
  bonuses: { ...bonuses, spent: 5_460_00 },
  choices: someChoices({ spend_bonuses: true }),
})

async function open(applied: FakeAnswer) {
  const offered = aFullCartAnswer(aFullCart({ version: 1, bonuses, sums: { ...everySum(), best } }))
  const wire = fakeWire({
    'POST /cart/calculate': ({ body }) => ((body as { spend_bonuses?: boolean }).spend_bonuses ? aFullCartAnswer(spending) : offered),
    'POST /cart/best/apply': applied,
    'GET /profile/addresses': { result: [] },
  })
  const scope = scopeOf({ wire, values: [given($location, aPlace())] })
  await renderWith(<Checkout />, { scope, locale: 'ru', texts: { 'widget/checkout': ru } }, createHistory('/cart?step=checkout'))
  // The order stands twice: folded on phones, beside the form on wide screens.
  const [offer] = await screen.findAllByRole('region', { name: /^Сэкономить ещё\s1\s240/ })
  return { scope, wire, user: userEvent.setup(), offer: offer as HTMLElement }
}

test('checkout offers the better combination with what it saves; one tap applies it and keeps its bonuses [bag.best-combination]', async () => {
  const { scope, wire, user, offer } = await open(aFullCartAnswer(spending))
  expect(offer).toHaveTextContent(best?.why ?? '')
  // The folded order of a phone says so too.
  expect(screen.getByText(/^Сэкономить ещё\s1\s240/, { selector: 'summary *' })).toBeVisible()
  expect(within(offer).getByText('Без промокода').parentElement).toHaveTextContent(/17\s780/)
  await user.click(within(offer).getByRole('button', { name: 'Применить' }))
  expect(wire.sent.filter(({ path }) => path === '/cart/best/apply')).toMatchObject([{ body: { delivery_method_id: 1 } }])
  await waitFor(() => expect(offer).not.toBeInTheDocument())
  for (const tick of screen.getAllByRole('checkbox', { name: /бонус/i })) expect(tick).toBeChecked()
  expect(scope.getState($toast)?.text).toStrictEqual(phrase('bestApplied', { sum: '16\u00a0540\u00a0₽' }))
  expect(wire.sent.at(-1)?.body).not.toMatchObject({ spend_bonuses: false })
})

test('it stays with the reason when it could not be applied', async () => {
  const { user, offer } = await open(offline)
  await user.click(within(offer).getByRole('button', { name: 'Применить' }))
  await waitFor(() => expect(within(offer).getByRole('alert')).toHaveTextContent(/\S/))
})
