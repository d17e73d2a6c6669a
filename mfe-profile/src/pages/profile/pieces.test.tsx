import { allSettled } from 'effector'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { Passport, PassportCard } from '@shop/contracts/account/passports'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $context, $toast, $user, userChanged } from '@shop/session'
import { aPhoto } from '@shop/testing/builders'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import * as profile from './index.ts'
import { texts as en } from './texts/en.ts'
import { phrase } from './texts/index.ts'
import { texts as ru } from './texts/ru.ts'

// Whole forms in jsdom are slow on a busy machine.
jest.setTimeout(30_000)

const anna: User = { ...GUEST, id: 1, name: 'Анна', isAuth: true, phone: '+79000000001' }
const ID = '7F3A91C02B4D'
const AT = `/profile/passports/${ID}`

const aPassport = (changes: Partial<Passport> = {}): Passport => ({
  id: ID,
  name: 'Кольцо «Аврора»',
  designer: 'Noor Atelier',
  photo: aPhoto(),
  variant: 'размер\u00a016,5',
  facts: [
    { name: 'Металл', value: 'Жёлтое золото 585' },
    { name: 'Бриллиант', value: 'круглый, 57 граней' },
  ],
  hallmark: '1643820044719026',
  boughtOn: '08.03.2026',
  warranty: { until: '10.03.2027', daysLeft: 105 },
  history: [{ kind: 'bought', on: '08.03.2026' }],
  care: [
    { title: 'Золото', html: '<p>Тёплая вода, капля мягкого мыла.</p>', facts: [] },
    { title: 'Бриллиант', html: null, facts: [{ name: 'Чего избегать', value: 'Удара по краю' }] },
  ],
  order: { id: '4127306', number: '412-7306' },
  url: '/catalog/rings/aurora-yellow',
  canResize: true,
  requests: [],
  transfer: null,
  publicCode: null,
  ...changes,
})
const cardOf = ({ id, name, designer, photo, variant, hallmark, warranty, boughtOn }: Passport): PassportCard => ({
  id,
  name,
  designer,
  photo,
  variant,
  hallmark,
  warranty,
  boughtOn,
})

async function open(path: string, answers: Record<string, FakeAnswer>, { host = 'shop.ru.localhost', user = anna } = {}) {
  const wire = fakeWire({
    'POST /pd/frontend/common_data': () => {
      throw offline()
    },
    ...answers,
  })
  const context = shopContext({ host, cookies: {} })
  const { scope, address } = await renderPage(profile, path, {
    wire,
    locale: context.locale,
    texts: { 'page/profile': context.locale === 'ru' ? ru : en },
    values: [given($user, user), given($context, context)],
  })
  const sentTo = (place: string) => wire.sent.filter((call) => `${call.method} ${call.path}` === place).map(({ body }) => body)
  return { scope, address, sentTo, user: userEvent.setup() }
}
const openPiece = async (changes: Partial<Passport> = {}, answers: Record<string, FakeAnswer> = {}, user = anna) => {
  const page = await open(
    `/profile?section=piecesData&piece=${ID}`,
    { [`GET ${AT}`]: { result: aPassport(changes) }, ...answers },
    { user },
  )
  await screen.findByRole('article')
  return page
}
const answered = (changes: Partial<Passport>) => ({ result: true, passport: aPassport(changes) })
const seen = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')
const region = (name: string) => screen.getByRole('region', { name })

test('the list shows every piece with its warranty and links to its passport', async () => {
  const other = aPassport({ id: 'B', name: 'Подвеска', variant: '', warranty: { until: '01.01.2026', daysLeft: 0 } })
  await open('/profile?section=piecesData', { 'GET /profile/passports': { result: [cardOf(aPassport()), cardOf(other)] } })
  const [ring, pendant] = within(await screen.findByRole('region', { name: 'Мои украшения' })).getAllByRole('listitem')
  expect(seen(ring!)).toBe('Noor AtelierКольцо «Аврора»размер 16,5Гарантия до 10 марта 2027')
  expect(within(ring!).getByRole('link')).toHaveAttribute('href', `/profile?section=piecesData&piece=${ID}`)
  expect(seen(pendant!)).toBe('Noor AtelierПодвеска')
})

test('on opening a passport the focus goes to its heading, and back to that of the list [screen.focus-follows]', async () => {
  const { user } = await open('/profile?section=piecesData', {
    'GET /profile/passports': { result: [cardOf(aPassport())] },
    [`GET ${AT}`]: { result: aPassport() },
  })
  await user.click(await screen.findByRole('link', { name: /Аврора/ }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Кольцо «Аврора»' })).toHaveFocus())
  await user.click(screen.getByRole('link', { name: 'Все украшения' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Мои украшения' })).toHaveFocus())
})

test('without pieces explains when one appears and links to entering a code', async () => {
  await open('/profile?section=piecesData', { 'GET /profile/passports': { result: [] } })
  expect(await screen.findByRole('heading', { name: 'Украшений пока нет' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ввести код' })).toHaveAttribute('href', '/receive-piece')
})

test('a passport shows the piece, its warranty and its care', async () => {
  await openPiece()
  const passport = screen.getByRole('article', { name: 'Кольцо «Аврора»' })
  expect(seen(passport)).toContain('Жёлтое золото 585')
  expect(seen(passport)).toContain('УИН1643 8200 4471 9026')
  expect(seen(passport)).toContain('Куплено8 марта 2026')
  expect(seen(passport)).toContain('Гарантиядо 10 марта 2027, ещё 105 дней')
  expect(seen(passport)).toContain('Номер паспорта7F3A 91C0 2B4D')
  expect(screen.getByRole('link', { name: 'Заказ 412-7306' })).toHaveAttribute('href', '/profile?section=ordersData&order=4127306')
  expect(seen(region('Уход'))).toContain('Чего избегать: Удара по краю')
})

test('a transferred piece shows its history without the order', async () => {
  await openPiece({
    order: null,
    history: [
      { kind: 'bought', on: '03.05.2026' },
      { kind: 'passed', on: '07.06.2026' },
    ],
  })
  expect(
    within(screen.getByRole('list', { name: 'История' }))
      .getAllByRole('listitem')
      .map(seen),
  ).toStrictEqual(['Куплено 3 мая 2026', 'Передано 7 июня 2026'])
  expect(screen.queryByRole('link', { name: /^Заказ 4/ })).not.toBeInTheDocument()
})

test('a piece the shopper does not hold is not found', async () => {
  await open(`/profile?section=piecesData&piece=${ID}`, {
    [`GET ${AT}`]: () => {
      throw refuse(404, 'NOT_FOUND')
    },
  })
  expect(await screen.findByRole('heading', { name: 'Такого украшения у\u00a0вас нет' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Все украшения' })).toHaveAttribute('href', '/profile?section=piecesData')
})

test('a change of shopper discards the previous data', async () => {
  const { scope } = await openPiece()
  await act(() => allSettled(userChanged, { scope, params: GUEST }))
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

describe('the workshop', () => {
  /** The form is a part that is loaded on demand. */
  const openForm = (name: string) =>
    act(async () => {
      screen.getByRole('button', { name }).click()
      await import('./ui/pieces/wish-form.tsx')
    })

  const POST = `POST ${AT}/requests`
  const asked = { id: 1, kind: 'resize' as const, wish: 'С 16,5 на 17', status: 'new' as const, createdAt: '25.11.2026' }

  test('receives a request, which then appears in the list', async () => {
    const { user, sentTo, scope } = await openPiece({}, { [POST]: answered({ requests: [asked] }) })
    await openForm('Изменить размер')
    const field = await screen.findByRole('textbox', { name: 'Какой нужен размер или длина' })
    expect(field).toHaveFocus()
    await user.type(field, 'С 16,5 на 17')
    expect(scope.getState(profile.$dirty)).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
    expect(sentTo(POST)).toStrictEqual([
      { kind: 'resize', wish: 'С 16,5 на 17', idempotencyKey: expect.stringMatching(/^[\w-]{16,64}$/) as unknown },
    ])
    expect(scope.getState($toast)?.text).toStrictEqual(phrase('requestSent'))
    expect(scope.getState(profile.$dirty)).toBe(false)
    expect(seen(screen.getByRole('list', { name: 'Заявки в\u00a0мастерскую' }))).toContain('Изменение размераНовая')
    expect(screen.getByRole('heading', { name: 'Мастерская' })).toHaveFocus()
    // One open request of a kind is enough.
    expect(screen.queryByRole('button', { name: 'Изменить размер' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Отдать в\u00a0ремонт' })).toBeVisible()
  })

  test('rejects a request without text', async () => {
    const { user, sentTo } = await openPiece()
    await openForm('Отдать в\u00a0ремонт')
    await user.click(await screen.findByRole('button', { name: 'Отправить заявку' }))
    expect(await screen.findByRole('textbox', { name: 'Что случилось' })).toHaveAccessibleDescription('Поле не заполнено')
    expect(sentTo(POST)).toStrictEqual([])
  })

  test('keeps typed input after a lost response, and the retry reuses the idempotency key', async () => {
    let calls = 0
    const { user, sentTo } = await openPiece(
      {},
      {
        [POST]: () => {
          if (++calls === 1) throw offline()
          return answered({ requests: [asked] })
        },
      },
    )
    await openForm('Изменить размер')
    await user.type(await screen.findByRole('textbox'), 'С 16,5 на 17')
    await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
    expect(await screen.findByText(/Нет ответа от сервера/)).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveValue('С 16,5 на 17')
    await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
    const [first, second] = sentTo(POST) as { idempotencyKey: string }[]
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  test('does not resize a piece without a size, and shows the phone it will call', async () => {
    await openPiece({ canResize: false })
    expect(screen.queryByRole('button', { name: 'Изменить размер' })).not.toBeInTheDocument()
    expect(seen(region('Мастерская'))).toContain('+7 900 000-00-01')
  })

  test('is unavailable to an account without a phone', async () => {
    await openPiece({}, {}, { ...anna, phone: null })
    expect(seen(region('Мастерская'))).toContain('войдите в аккаунт по номеру телефона')
    expect(within(region('Мастерская')).queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('handing over', () => {
  const code = { code: 'K7WM-29QX-4FHD', expiresAt: new Date(Date.now() + DAY_MS).toISOString() }

  test('a code is created, shown and revoked', async () => {
    const { user, sentTo } = await openPiece(
      {},
      { [`POST ${AT}/transfer`]: answered({ transfer: code }), [`DELETE ${AT}/transfer`]: answered({}) },
    )
    const part = region('Передать другому')
    expect(seen(part)).toContain('Одноразовый код действует 24 часа')
    await user.click(within(part).getByRole('button', { name: 'Получить код' }))
    expect(await within(part).findByText('K7WM-29QX-4FHD')).toBeVisible()
    await user.click(within(part).getByRole('button', { name: 'Отозвать код' }))
    expect(await within(part).findByRole('button', { name: 'Получить код' })).toBeVisible()
    expect([sentTo(`POST ${AT}/transfer`).length, sentTo(`DELETE ${AT}/transfer`).length]).toStrictEqual([1, 1])
  })

  test('a piece claimed in the meantime is no longer found', async () => {
    let isHeld = true
    const { user } = await openPiece(
      {},
      {
        [`GET ${AT}`]: () => {
          if (!isHeld) throw refuse(404, 'NOT_FOUND')
          return { result: aPassport({ transfer: code }) }
        },
        [`DELETE ${AT}/transfer`]: () => {
          throw refuse(404, 'NOT_FOUND')
        },
      },
    )
    isHeld = false
    await user.click(screen.getByRole('button', { name: 'Отозвать код' }))
    expect(await screen.findByRole('heading', { name: 'Такого украшения у\u00a0вас нет' })).toBeVisible()
  })
})

test('a public page is opened, linked and closed', async () => {
  const { user } = await openPiece(
    {},
    { [`POST ${AT}/public`]: answered({ publicCode: 'K7WM-29QX-4FHD-TRW8' }), [`DELETE ${AT}/public`]: answered({}) },
  )
  const part = region('Показать страховщику')
  await user.click(within(part).getByRole('button', { name: 'Открыть страницу' }))
  expect(await within(part).findByRole('link')).toHaveAttribute('href', '/passport/K7WM29QX4FHDTRW8')
  await user.click(within(part).getByRole('button', { name: 'Закрыть страницу' }))
  expect(await within(part).findByRole('button', { name: 'Открыть страницу' })).toBeVisible()
  expect(within(part).queryByRole('link')).not.toBeInTheDocument()
})
