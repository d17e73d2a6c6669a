import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { $user, toastShown } from '@shop/session'
import { fakeWire, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

interface Options {
  answers: Record<string, FakeAnswer>
  values: ReturnType<typeof given>[]
}

async function show({ answers, values }: Options) {
  const wire = fakeWire(answers)
  const scope = await renderWith(<Widget />, { wire, values, texts: { 'widget/subscriptions': ru } })
  return { wire, scope, user: userEvent.setup() }
}

test.each([
  ['ru', ru, /[а-я]{3}/i],
  ['en', en, /^[^а-я]*[a-z]{3}/i],
] as const)('in %s it has a heading of its own [popups.of-landings]', async (locale, texts, words) => {
  await renderWith(<Widget />, { locale, texts: { 'widget/subscriptions': texts } })
  await waitFor(() => expect(document.querySelector('#popup-title')?.textContent).toMatch(words))
})

const user = { isAuth: true, email: 'anna@mail.example', phone: '+79162041877' }
const result = { mail: true, sms: false, email: user.email, phone: null, isEmailConfirmed: true, topics: [] }

test('a signed-in shopper can switch emails off; a channel without an address is disabled', async () => {
  const answers = {
    'GET /profile/subscriptions': { result },
    'POST /profile/subscriptions': { result: { ...result, mail: false }, message: 'Подписка изменена' },
  }
  const told: unknown[] = []
  toastShown.watch((toast) => told.push(toast.text))
  const values = [given($user, { ...$user.defaultState, ...user })]
  const { wire, scope, user: hand } = await show({ answers, values })
  expect(await screen.findByRole('checkbox', { name: /нет телефона/ })).toBeDisabled()
  await hand.click(screen.getByRole('checkbox', { name: /anna@mail.example/ }))
  const changes = wire.sent.filter(({ method, path }) => `${method} ${path}` === 'POST /profile/subscriptions')
  expect(changes.map(({ body }) => body)).toStrictEqual([{ mail: false }])
  expect(screen.getByRole('checkbox', { name: /anna@mail.example/ })).not.toBeChecked()
  expect([told, scope.getState($user).isSubscribed]).toStrictEqual([['Подписка изменена'], false])
})
