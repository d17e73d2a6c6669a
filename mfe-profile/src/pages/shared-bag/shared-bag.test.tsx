import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SharedBag, SharedProposal } from '@shop/contracts/cart/shared-bag'
import { $favorites, $isHydrated, $toast } from '@shop/session'
import { $pageFailure } from '@shop/routing'
import { aCard, aLine } from '@shop/testing/builders'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { fakeStreams } from '@shop/testing/fake-streams'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import * as page from './index.ts'
import { phrase } from './texts/index.ts'
import { texts } from './texts/ru.ts'

/** As queries read them: unbreakable spaces are spaces. */
const ru = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.replaceAll('\u00a0', ' ')])) as typeof texts
const pieceOf = (changes: Parameters<typeof aLine>[0] = {}): SharedBag['pieces'][number] => {
  const { itemId, name, url, photo, designer, quantity, maxQuantity, variant, characteristics, price, sum } = aLine(changes)
  return {
    position: itemId,
    itemId,
    name,
    url,
    photo,
    designer,
    quantity,
    maxQuantity,
    variant,
    characteristics,
    price,
    sum,
    isEngraved: false,
  }
}
const { itemId, name, url, photo, designer, price, hasPriceRange, currency, canBuy } = aCard({ itemId: 9, name: 'Серьги «Капля»' })
const proposal: SharedProposal = {
  id: 7,
  piece: { itemId, name, url, photo, designer, price, hasPriceRange, currency, canBuy },
  variant: '',
  note: 'К кольцу',
  stylist: null,
  isMine: true,
  status: 'waiting',
}
const bag: SharedBag = {
  status: 'live',
  isMine: false,
  version: '1',
  expiresAt: '2026-11-25T11:02:00.000Z',
  pieces: [pieceOf({ name: 'Кольцо «Аврора»', variant: 'размер\u00a016,5' })],
  sums: {
    rows: [
      { kind: 'goods', sum: 5_990_00 },
      { kind: 'discount', sum: -1_000_00 },
    ],
    total: 4_990_00,
    currency: 'RUB',
  },
  proposals: [],
}
const shownAs = (changes: Partial<SharedBag> = {}) => ({ result: true, bag: { ...bag, ...changes } })
const LINK = '/shared-bag/by-link/k3v9'

async function open(answers: Record<string, FakeAnswer>, values: Parameters<typeof renderPage>[2] = {}) {
  const wire = fakeWire(answers)
  const result = await renderPage(page, '/bag/k3v9', { wire, texts: { 'page/shared-bag': texts }, ...values })
  return { ...result, wire, user: userEvent.setup() }
}
const seen = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''
const field = () => screen.getByRole('textbox', { name: new RegExp(ru.piece) })
const propose = () => screen.getByRole('button', { name: ru.send })
const bodies = (wire: ReturnType<typeof fakeWire>) => wire.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)

test('pieces, sizes, prices and sums of the owner are read, and what is sold out [bag.shared-tells-no-person]', async () => {
  const sold = pieceOf({ itemId: 2, name: 'Браслет «Нить»', maxQuantity: 0 })
  await open({ [`GET ${LINK}`]: shownAs({ pieces: [...bag.pieces, { ...sold, isEngraved: true }] }) })
  expect(screen.getByRole('heading', { level: 1, name: ru.title })).toBeVisible()
  const [first, second] = within(screen.getByRole('list', { name: /корзине/ })).getAllByRole('listitem')
  expect(first).toHaveTextContent(/Кольцо «Аврора».*размер.16,5/)
  expect(second).toHaveTextContent(/Браслет «Нить».*с.гравировкой.*Уже нет в.наличии/)
  expect(seen()).toMatch(/Украшения5 990 ₽Скидка−1 000 ₽Итого4 990 ₽Без доставки/)
})

test('a friend proposes by a link with a word; the form begins anew [bag.shared-proposals]', async () => {
  const { user, wire, scope } = await open({
    [`GET ${LINK}`]: shownAs(),
    [`POST ${LINK}/proposals`]: shownAs({ proposals: [proposal] }),
  })
  await user.click(propose())
  expect(field()).toBeInvalid()
  expect(bodies(wire)).toStrictEqual([])
  await user.type(field(), ' https://shop.ru/catalog/earrings/drop ')
  await user.type(screen.getByRole('textbox', { name: new RegExp(ru.note) }), 'К кольцу')
  await user.dblClick(propose())
  expect(bodies(wire)[0]).toStrictEqual({ piece: 'https://shop.ru/catalog/earrings/drop', note: 'К кольцу' })
  expect(bodies(wire)).toHaveLength(1)
  expect(await screen.findByRole('link', { name })).toBeVisible()
  expect(field()).toHaveValue('')
  expect(scope.getState($toast)?.text).toStrictEqual(phrase('proposed'))
})

test.each([
  ['PIECE_NOT_FOUND', /нет такого украшения/],
  ['ALREADY_PROPOSED', /уже предлагали/],
  ['SOLD_OUT', /./],
] as const)('%s is said under the field, and nothing typed is lost', async (code, says) => {
  const { user } = await open({
    [`GET ${LINK}`]: shownAs(),
    [`POST ${LINK}/proposals`]: () => {
      throw { ...refuse(400, 'WRONG_FORM_DATA'), refusal: { result: false, code: 'WRONG_FORM_DATA', error: '', errors: { piece: code } } }
    },
  })
  await user.type(field(), 'NA-1')
  await user.click(propose())
  expect(field()).toHaveAccessibleDescription(says)
  expect(field()).toHaveValue('NA-1')
})

test('offline and too many are said above the button; a link that was closed meanwhile says that it is over', async () => {
  let refusal = offline()
  let status: SharedBag['status'] = 'live'
  const { user } = await open({
    [`GET ${LINK}`]: () => shownAs({ status }),
    [`POST ${LINK}/proposals`]: () => {
      throw refusal
    },
  })
  await user.type(field(), 'NA-1')
  await user.click(propose())
  expect(await screen.findByRole('alert')).toBeVisible()
  refusal = refuse(409, 'TOO_MANY_PROPOSALS')
  await user.click(propose())
  expect(await screen.findByText(/Предложений уже много/)).toBeVisible()
  refusal = refuse(404, 'NOT_FOUND')
  status = 'over'
  await user.click(propose())
  expect(await screen.findByText(ru.over)).toBeVisible()
  expect(screen.queryByRole('button', { name: ru.send })).not.toBeInTheDocument()
})

test('a piece is chosen from the reader’s own wishlist', async () => {
  const { user } = await open(
    {
      [`GET ${LINK}`]: shownAs(),
      'POST /favorites/show': { result: { products: [aCard({ name })], quantity: 1, pages: 1, inStock: 1 }, favoriteItemIds: [1] },
    },
    { values: [given($favorites, [1])] },
  )
  await user.click(screen.getByRole('button', { name: /моего избранного/ }))
  await user.click(await screen.findByRole('button', { name }))
  expect(field()).toHaveValue(`${location.origin}/catalog/rings/aurora-yellow`)
  expect(screen.getByRole('textbox', { name: new RegExp(ru.note) })).toHaveFocus()
})

test('one’s own proposal is taken back while it waits; others’ are not', async () => {
  const others = { ...proposal, id: 8, isMine: false, stylist: 'Мария' }
  const { user } = await open({
    [`GET ${LINK}`]: shownAs({ proposals: [proposal, others] }),
    [`DELETE ${LINK}/proposals/7`]: shownAs({ proposals: [others] }),
  })
  expect(screen.getByText('Стилист Мария')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Отозвать/ }))
  expect(screen.queryByRole('button', { name: /^Отозвать/ })).not.toBeInTheDocument()
  expect(screen.getByText('Стилист Мария')).toBeVisible()
})

test('the owner sees it as others do, and is led back; nothing can be proposed', async () => {
  await open({ [`GET ${LINK}`]: shownAs({ isMine: true }) })
  expect(screen.getByRole('link', { name: /Вернуться/ })).toHaveAttribute('href', '/cart')
  expect(screen.queryByRole('button', { name: ru.send })).not.toBeInTheDocument()
})

test('a link that is over says so; an unknown one is no page', async () => {
  await open({ [`GET ${LINK}`]: shownAs({ status: 'over', pieces: [] }) })
  expect(screen.getByText(ru.over)).toBeVisible()
  const { scope } = await open({
    [`GET ${LINK}`]: () => {
      throw refuse(404, 'NOT_FOUND')
    },
  })
  expect(scope.getState($pageFailure)).toMatchObject({ status: 404 })
})

describe('with the stream of the bag', () => {
  const streams = fakeStreams()

  test('the page follows the bag, and the answer to a proposal is told [bag.shared-live]', async () => {
    let now = shownAs({ proposals: [proposal] })
    const { scope } = await open({ [`GET ${LINK}`]: () => now }, { values: [given($isHydrated, true)] })
    expect(streams.map(({ path }) => path)).toStrictEqual([`/backend${LINK}/events`])
    now = shownAs({
      version: '2',
      pieces: [...bag.pieces, pieceOf({ itemId: 9, name })],
      proposals: [{ ...proposal, status: 'accepted' }],
    })
    await streams[0]?.tell({ version: '2' })
    expect(await screen.findByText(/^Добавили в.корзину$/)).toBeVisible()
    expect(within(screen.getByRole('list', { name: /корзине/ })).getAllByRole('listitem')).toHaveLength(2)
    expect(scope.getState($toast)?.text).toStrictEqual(phrase('toldAccepted', { name }))
  })
})
