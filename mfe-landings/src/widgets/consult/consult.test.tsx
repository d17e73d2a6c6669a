import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $context, $location } from '@shop/session'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

type Options = { props?: Record<string, unknown>; answers?: Record<string, FakeAnswer> }

async function show({ props = {}, answers = {} }: Options = {}) {
  const wire = fakeWire(answers)
  const context = shopContext({ host: 'shop.ru.localhost', cookies: {} })
  const all = [given($context, context), given($location, aPlace())]
  await renderWith(<Widget {...props} />, { wire, values: all, texts: { 'widget/consult': ru } })
  return { wire, user: userEvent.setup() }
}

test.each([
  ['ru', ru, /[а-я]{3}/i],
  ['en', en, /^[^а-я]*[a-z]{3}/i],
] as const)('in %s it has a heading of its own [popups.of-landings]', async (locale, texts, words) => {
  await renderWith(<Widget />, {
    locale,
    texts: { 'widget/consult': texts },
    values: [
      given($context, shopContext({ host: locale === 'ru' ? 'shop.ru.localhost' : 'shop.com.localhost', cookies: {} })),
      given($location, aPlace()),
    ],
  })
  await waitFor(() => expect(document.querySelector('#popup-title')?.textContent).toMatch(words))
})

const answered = { result: true, way: 'call', phone: '+79162041877', start: null }

async function filled(answer: FakeAnswer, props = {}) {
  const shown = await show({ props, answers: { 'POST /consults': answer } })
  await screen.findByRole('form')
  const { user } = shown
  await user.click(screen.getByRole('radio', { name: 'Звонок' }))
  await user.type(screen.getByRole('textbox', { name: 'Имя' }), 'Мария')
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '9162041877')
  await user.click(screen.getByRole('checkbox'))
  const send = () => user.click(screen.getByRole('button', { name: 'Позвать стилиста' }))
  return { ...shown, send }
}

test('sends channel, phone and piece, and shows when to expect a call', async () => {
  const { wire, send } = await filled(answered, { piece: '/catalog/rings/aurora', name: 'Кольцо «Аврора»' })
  await send()
  expect(wire.sent.at(-1)?.body).toStrictEqual({
    way: 'call',
    start: null,
    name: 'Мария',
    phone: '+79162041877',
    comment: '',
    agreement: true,
    piece: '/catalog/rings/aurora',
    idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/) as string,
  })
  expect(screen.getByRole('heading', { name: 'Стилист уже знает' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent(/Позвоним на .*204.* в ближайшие 30 минут/)
})

test('retrying a lost request reuses its idempotency key, a rejected one gets a new key', async () => {
  const answers = [offline(), refuse(409, 'SLOT_TAKEN'), refuse(409, 'SLOT_TAKEN')]
  const { wire, send } = await filled(() => {
    throw answers.shift()
  })
  for (let times = 0; times < 3; times += 1) await send()
  const [lost, again, anew] = wire.sent.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
  expect(again).toBe(lost)
  expect(anew).not.toBe(again)
  expect(screen.getByRole('form')).toHaveTextContent('Это время уже занято')
})

test('does not submit without consent', async () => {
  const { wire, user, send } = await filled(answered)
  await user.click(screen.getByRole('checkbox'))
  await send()
  expect(wire.sent.filter(({ path }) => path === '/consults')).toStrictEqual([])
  expect(screen.getByText('Нужно согласие на обработку данных')).toBeInTheDocument()
})

test('a request that does not get through moves the focus to the reason, each time', async () => {
  const { send } = await filled(() => {
    throw offline()
  })
  for (let times = 0; times < 2; times += 1) {
    await send()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  }
})
