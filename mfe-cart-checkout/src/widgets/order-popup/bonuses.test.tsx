import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { $cart, $popup, popupOpened } from '@shop/session'
import { aFullCart, someChoices } from '@shop/testing/builders'
import { fakeWire, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { $values, begun } from '#features/checkout/draft.ts'
import { EMPTY } from '#features/checkout/form/values.ts'
import { checkoutShown } from '#features/checkout/model/opening.ts'
import { $spendsBonuses } from '#features/checkout/model/paying/bonuses.ts'
import { OrderPopup } from './order-popup.tsx'
import { texts as ru } from './texts/ru.ts'

const bagWith = (balance: number, available: number) => ({
  result: true,
  cartData: aFullCart({ bonuses: { balance, available, spent: 0, earned: 0 } }),
  error: null,
  message: null,
})

async function show(
  answer: FakeAnswer,
  scopeOf?: (handlers: ReturnType<typeof fakeWire>['handlers']) => Promise<ReturnType<typeof fork>>,
  bonuses: FakeAnswer = offline,
) {
  const wire = fakeWire({ 'POST /cart/calculate': answer, 'GET /profile/bonuses': bonuses })
  const scope = scopeOf ? await scopeOf(wire.handlers) : fork({ handlers: wire.handlers })
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-cart-checkout', widget: 'order-popup', props: { show: 'bonuses' } } })
  await renderWith(<OrderPopup show="bonuses" />, { scope, texts: { 'widget/order-popup': ru } })
  return { scope, user: userEvent.setup() }
}
const spend = () => screen.findByRole('button', { name: /^Списать/ })

afterEach(() => localStorage.clear())

const kept = (spend_bonuses: boolean, version: number) => ({
  ...bagWith(150_000, 90_000),
  cartData: aFullCart({
    version,
    bonuses: { balance: 150_000, available: 90_000, spent: spend_bonuses ? 90_000 : 0, earned: 0 },
    choices: someChoices({ spend_bonuses }),
  }),
})
/** Keeps what is chosen, as the server does. */
const keeping = (spends = false) => {
  let [known, version] = [spends, 1]
  return ({ body }: { body?: unknown }) => {
    const { spend_bonuses } = body as { spend_bonuses?: boolean }
    if (spend_bonuses !== undefined && spend_bonuses !== known) [known, version] = [spend_bonuses, version + 1]
    return kept(known, version)
  }
}

test('the choice made in the bag is kept on the server, and checkout begins with it', async () => {
  const { scope, user } = await show(keeping())
  await user.click(await spend())
  expect([scope.getState($popup), scope.getState($spendsBonuses)]).toStrictEqual([null, true])
  expect(scope.getState($cart)?.sums?.bonuses.spent).toBe(90_000)
  await act(() => allSettled(checkoutShown, { scope }))
  expect(scope.getState($values)?.spendBonuses).toBe(true)
})

test('opening the popup changes no choice', async () => {
  const { scope } = await show(keeping(true))
  expect(await spend()).toHaveAttribute('aria-pressed', 'true')
  expect(scope.getState($cart)?.choices?.spend_bonuses).toBe(true)
})

test('an existing draft takes the choice over, including a later one', async () => {
  const withDraft = async (handlers: ReturnType<typeof fakeWire>['handlers']) => {
    const scope = fork({ handlers })
    await allSettled(begun, { scope, params: { ...EMPTY, spendBonuses: true } })
    return scope
  }
  const { scope, user } = await show(keeping(true), withDraft)
  await user.click(await screen.findByRole('button', { name: ru.bonusesKeep }))
  expect(scope.getState($values)?.spendBonuses).toBe(false)
})

test('without bonuses shows no choice', async () => {
  await show(bagWith(0, 0))
  expect(await screen.findByText(ru.bonusesNone)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Списать/ })).not.toBeInTheDocument()
})

test('a failed load can be retried', async () => {
  let isDown = true
  const { user } = await show(() => {
    if (isDown) throw offline()
    return bagWith(150_000, 90_000)
  })
  isDown = false
  await user.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await spend()).toBeVisible()
})

test('what burns first is told with its sum and its last day [loyalty.expiry-told-before]', async () => {
  const expiring = [
    { day: '23.02.2027', amount: 50_000 },
    { day: '01.03.2027', amount: 20_000 },
  ]
  await show(bagWith(150_000, 90_000), undefined, { result: { balance: 150_000, backgroundImage: null, expiring, entries: [] } })
  expect(await screen.findByText(/^500\s₽ сгорят после 23\sфевраля/)).toBeVisible()
})
