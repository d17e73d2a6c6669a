import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, type Scope } from 'effector'
import type { FavoritesAnswer, LikedVariant, ShowFavoritesBody } from '@shop/contracts/favorites/favorites'
import { alertAsked } from '@shop/contracts/events/alert-asked'
import { GUEST } from '@shop/contracts/account/common-data'
import { emitterOf } from '@shop/events'
import { $favorites, $isHydrated, $popup, $toast, $user } from '@shop/session'
import { aCard, aCart, aCartAnswer, aLine } from '@shop/testing/builders'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import * as page from './index.ts'
import { LIKED_SKUS } from '@shop/contracts/favorites/liked-skus'
import { LIKED_TIMES } from '@shop/contracts/favorites/liked-times'
import { texts as ru } from './texts/ru.ts'
import { retried } from './model/list.ts'

const studs = aCard({
  id: 1,
  itemId: 1,
  name: 'Пусеты',
  url: '/catalog/earrings/studs',
  sku: 'studs-one',
  price: { initial: 9_000_00, final: 7_000_00, message: null },
})
const ring = aCard({ id: 2, itemId: 2, name: 'Кольцо', url: '/catalog/rings/ring', sku: null, hasPriceRange: true })
const strand = aCard({ id: 3, itemId: 3, name: 'Нить', url: '/catalog/necklaces/strand', canBuy: false, availability: 'soldOut' })
const shop = [studs, ring, strand]

const answerTo = ({ favorites, inStock }: ShowFavoritesBody): FavoritesAnswer => {
  const known = favorites.flatMap((id) => shop.filter(({ itemId }) => itemId === id))
  const products = inStock ? known.filter(({ canBuy }) => canBuy) : known
  return {
    result: {
      products,
      quantity: products.length,
      pages: 1,
      inStock: known.filter(({ canBuy }) => canBuy).length,
      lowered: [],
      variants: [],
      likedAt: [],
    },
    favoriteItemIds: known.map(({ itemId }) => itemId),
  }
}

interface WishlistCase {
  path?: string
  isHydrated?: boolean
  isDown?: boolean
  isAuth?: boolean
  lowered?: FavoritesAnswer['result']['lowered']
  variants?: LikedVariant[]
  likedAt?: FavoritesAnswer['result']['likedAt']
  added?: FakeAnswer
  shared?: object | null
}

async function show(
  hearts: number[],
  {
    path = '/wishlist',
    isHydrated = true,
    isDown = false,
    isAuth = false,
    lowered = [],
    variants = [],
    likedAt = [],
    added = aCartAnswer(aCart()),
    shared = null,
  }: WishlistCase = {},
) {
  const wire = fakeWire({
    'POST /favorites/show': ({ body }) => {
      if (isDown) throw offline()
      const { result, ...rest } = answerTo(body as ShowFavoritesBody)
      return { result: { ...result, lowered, variants, likedAt }, ...rest }
    },
    'POST /cart/add': added,
    'DELETE /favorites/2': { favoriteItemIds: [1, 3] },
    'DELETE /favorites/3': { favoriteItemIds: [1] },
    'POST /favorites/': { favoriteItemIds: hearts },
    'GET /profile/wishlist-share': { result: shared },
    'POST /profile/wishlist-share': { result: shared },
  })
  const values = [given($favorites, hearts), given($isHydrated, isHydrated), given($user, { ...GUEST, isAuth })]
  const rendered = await renderPage(page, path, { wire, values, texts: { 'page/wishlist': ru } })
  return { ...rendered, wire, user: userEvent.setup(), asked: () => wire.sent.filter(({ path: asked }) => asked === '/favorites/show') }
}
const names = () => screen.queryAllByTestId('product-card').map((card) => within(card).getByRole('heading').textContent)

test('shows this browser’s favorites, newest first', async () => {
  const { asked } = await show([2, 1, 3])
  expect(names()).toStrictEqual(['Кольцо', 'Пусеты', 'Нить'])
  expect(asked()[0]?.body).toStrictEqual({ favorites: [2, 1, 3], page: 1, sort: 'desc', inStock: false })
  expect(screen.getByText(/1 украшение из списка сейчас со.скидкой/)).toBeInTheDocument()
})

test('tells which pieces cost less than when they were liked, by the times that the browser keeps [favorites.cheaper-since-liked]', async () => {
  localStorage.setItem(LIKED_TIMES, '2-1764460000.3-1764450000')
  const lowered = [
    { itemId: 2, from: 9_190_00 },
    { itemId: 3, from: 90_000_00 },
  ]
  const { asked } = await show([1, 2, 3], { lowered })
  localStorage.clear()
  expect(asked()[0]?.body).toMatchObject({ favorites: [1, 2, 3], since: [0, 1_764_460_000, 1_764_450_000] })
  const [first, second, third] = screen.getAllByRole('listitem').filter((piece) => within(piece).queryByTestId('product-card'))
  expect(second).toHaveTextContent(/На 3.200.₽ дешевле, чем когда вы.добавили/)
  expect(first).not.toHaveTextContent('дешевле')
  // A piece that is not for sale shows no price.
  expect(third).not.toHaveTextContent('дешевле')
  expect(screen.getByText(/^1 украшение подешевело с.тех пор, как вы его добавили\. Список/)).toBeInTheDocument()
})

test.each([
  [false, /в этом браузере: войдите/],
  [true, /хранится в профиле/],
])('signed in: %s, the page says where the list is stored', async (isAuth, words) => {
  await show([1], { isAuth })
  expect(screen.getByText(words)).toBeInTheDocument()
})

test('requests nothing before hydration', async () => {
  const { asked } = await show([1], { isHydrated: false })
  expect(asked()).toHaveLength(0)
  expect(names()).toStrictEqual([])
  expect(screen.queryByText('Пока ничего не отмечено')).toBeNull()
})

test('an empty list explains favorites without a request', async () => {
  const { asked } = await show([])
  expect(screen.getByRole('heading', { name: 'Пока ничего не отмечено' })).toBeInTheDocument()
  expect(asked()).toHaveLength(0)
})

test('removing a heart removes the piece from the list immediately', async () => {
  const { user } = await show([2, 1])
  const card = screen.getAllByTestId('product-card')[0] as HTMLElement
  await user.click(within(card).getByTestId('favorite'))
  expect(names()).toStrictEqual(['Пусеты'])
})

const ringIn17: LikedVariant = {
  itemId: 2,
  sku: 'r17-50',
  size: '17',
  weight: '0,50 ct',
  initial: 12_000_00,
  final: 12_000_00,
  balances: 2,
}

test('a liked size is chosen: its price, its page, and the bag without a question [favorites.size-liked]', async () => {
  localStorage.setItem(LIKED_SKUS, '2=r17-50')
  const { asked, scope, user, wire } = await show([2, 1], { variants: [ringIn17] })
  localStorage.clear()
  expect(asked()[0]?.body).toMatchObject({ favorites: [2, 1], skus: ['r17-50'] })
  const ring = screen.getAllByRole('listitem').find((piece) => within(piece).queryByTestId('product-card'))
  if (!ring) throw new Error('The ring is not shown')
  expect(ring).toHaveTextContent('Размер 17 · 0,50 ct')
  expect(ring).toHaveTextContent(/(?<!от )12.000.₽/)
  expect(within(ring).getByRole('link', { name: 'Кольцо' })).toHaveAttribute('href', '/catalog/rings/ring?size=17&weight=0.50')
  expect(within(ring).getByRole('link', { name: 'Другой размер: Кольцо' })).toBeInTheDocument()
  await user.click(within(ring).getByRole('button', { name: 'Сообщить о снижении: Кольцо' }))
  expect(scope.getState($popup)).toMatchObject({
    props: { awaited: { kind: 'price', id: '2', sku: 'r17-50' }, size: '17', weight: '0,50 ct' },
  })
  await user.click(within(ring).getByRole('button', { name: /В корзину/ }))
  expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/add', body: { sku_id: 'r17-50' } })
})

test('a liked size that is sold out is told, and another one can be chosen [favorites.size-liked]', async () => {
  const { scope, user } = await show([2], { variants: [{ ...ringIn17, balances: 0 }] })
  expect(screen.getByText('Размер 17 · 0,50 ct: сейчас раскупили')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /В корзину/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Сообщить, когда появится: Кольцо' }))
  expect(scope.getState($popup)).toMatchObject({ widget: 'tell-me', props: { awaited: { kind: 'stock', id: 'r17-50' }, size: '17' } })
  await user.click(screen.getByRole('link', { name: 'Другой размер: Кольцо' }))
  expect(scope.getState($popup)).toMatchObject({ widget: 'size-choose', props: { url: '/catalog/rings/ring?size=17&weight=0.50' } })
})

/** Takes the offer of the toast. */
const undo = (scope: Scope) => act(() => allSettled(scope.getState($toast)!.action!.chosen, { scope, params: undefined }))

test('a heart taken off in the list is told, and comes back to its place [favorites.undo-removal]', async () => {
  localStorage.setItem(LIKED_TIMES, '2-1764460000.1-1764450000')
  localStorage.setItem(LIKED_SKUS, '1=studs-one')
  const { user, scope } = await show([2, 1, 3])
  const card = screen.getAllByTestId('product-card')[1] as HTMLElement
  await user.click(within(card).getByTestId('favorite'))
  expect(names()).toStrictEqual(['Кольцо', 'Нить'])
  expect(scope.getState($toast)).toMatchObject({ text: { key: 'removed', values: { count: 1 } }, action: { label: { key: 'undo' } } })
  // The browser forgets what left the list.
  localStorage.clear()
  await undo(scope)
  expect(names()).toStrictEqual(['Кольцо', 'Пусеты', 'Нить'])
  expect(localStorage.getItem(LIKED_TIMES)).toBe('2-1764460000.1-1764450000')
  expect(localStorage.getItem(LIKED_SKUS)).toBe('1=studs-one')
  localStorage.clear()
})

test('what an account takes back is again of its day and size [favorites.undo-removal]', async () => {
  const at = '2026-05-01T10:00:00.000Z'
  const { user, scope, wire } = await show([1, 2, 3], { isAuth: true, variants: [ringIn17], likedAt: [{ itemId: 2, at }] })
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Кольцо' }))
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Нить' }))
  await user.click(screen.getByRole('button', { name: 'Убрать из избранного' }))
  await undo(scope)
  expect(names()).toStrictEqual(['Пусеты', 'Кольцо', 'Нить'])
  const put = wire.sent.find(({ method, path }) => method === 'POST' && path === '/favorites/')
  expect(put?.body).toStrictEqual({
    items: [
      { id: 2, sku: 'r17-50', at },
      { id: 3, sku: null, at: null },
    ],
  })
})

test('selected pieces removed together are told once, come back in their order, and the focus stays in the list [favorites.undo-removal]', async () => {
  const { user, scope } = await show([1, 2, 3])
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Пусеты' }))
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Кольцо' }))
  await user.click(screen.getByRole('button', { name: 'Убрать из избранного' }))
  expect(names()).toStrictEqual(['Нить'])
  expect(screen.getByRole('checkbox', { name: 'Выбрать: Нить' })).toHaveFocus()
  expect(scope.getState($toast)).toMatchObject({ text: { key: 'removed', values: { count: 2 } } })
  await undo(scope)
  expect(names()).toStrictEqual(['Пусеты', 'Кольцо', 'Нить'])
})

test('a piece that the shop no longer has goes without a word', async () => {
  const { scope } = await show([1, 99])
  expect(scope.getState($favorites)).toStrictEqual([1])
  expect(scope.getState($toast)).toBeNull()
})

test('a piece the shop no longer has is removed from the browser’s list', async () => {
  const { scope } = await show([99, 1])
  expect(names()).toStrictEqual(['Пусеты'])
  expect(scope.getState($favorites)).toStrictEqual([1])
})

test('keeps "only in stock" and the sort in the URL', async () => {
  const { user, address, asked } = await show([1, 3])
  await user.click(screen.getByRole('checkbox', { name: /Только в наличии/ }))
  expect(address()).toBe('/wishlist?in_stock=1')
  expect(names()).toStrictEqual(['Пусеты'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'discount')
  expect(address()).toBe('/wishlist?sort=discount&in_stock=1')
  expect(asked().at(-1)?.body).toMatchObject({ sort: 'discount', inStock: true })
})

test('requests the page in the URL', async () => {
  const { asked } = await show([1, 3], { path: '/wishlist?page=3' })
  expect(asked().map(({ body }) => body)).toStrictEqual([{ favorites: [1, 3], page: 3, sort: 'desc', inStock: false }])
})

test('a list with pieces can be shared, an empty one cannot', async () => {
  const { user, scope } = await show([1, 3])
  await user.click(screen.getByRole('button', { name: 'Поделиться списком' }))
  expect(scope.getState($popup)).toStrictEqual({ owner: 'mfe-catalog', widget: 'share-wishlist' })
  cleanup()
  await show([])
  expect(screen.queryByRole('button', { name: 'Поделиться списком' })).not.toBeInTheDocument()
})

test('adds a piece of one size to the bag, asks for a size, or links one that is no longer made to similar pieces [popups.size-choose]', async () => {
  shop.push(aCard({ id: 4, itemId: 4, name: 'Брошь', url: '/catalog/brooches/bee', canBuy: false, availability: 'archived' }))
  const { user, wire, scope } = await show([1, 2, 4])
  shop.pop()
  await user.click(screen.getByRole('button', { name: 'В корзину: Пусеты' }))
  expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/add', body: { sku_id: 'studs-one' } })
  await user.click(screen.getByRole('link', { name: 'Выбрать размер: Кольцо' }))
  expect(scope.getState($popup)).toStrictEqual({ owner: 'mfe-catalog', widget: 'size-choose', props: { url: '/catalog/rings/ring' } })
  expect(screen.getByRole('link', { name: 'Смотреть похожие: Брошь' })).toHaveAttribute('href', '/catalog/brooches/bee')
})

test('asks to be told of a lower price and of a piece that is back, and says what was asked for [favorites.tell-me]', async () => {
  shop.push({ ...strand, id: 4, itemId: 4, name: 'Цепь', sku: 'chain-one' })
  const { user, scope } = await show([1, 3, 4])
  shop.pop()
  const popup = (awaited: object, name: string) => ({ owner: 'mfe-profile', widget: 'tell-me', props: { awaited, name } })
  await user.click(screen.getByRole('button', { name: 'Сообщить о снижении: Пусеты' }))
  expect(scope.getState($popup)).toStrictEqual(popup({ kind: 'price', id: '1' }, 'Пусеты'))
  await user.click(screen.getByRole('button', { name: 'Сообщить, когда появится: Цепь' }))
  expect(scope.getState($popup)).toStrictEqual(popup({ kind: 'stock', id: 'chain-one' }, 'Цепь'))
  // With sizes: its page asks for one.
  expect(screen.getByRole('link', { name: 'Сообщить, когда появится: Нить' })).toHaveAttribute('href', '/catalog/necklaces/strand')

  for (const params of [
    { kind: 'price', id: '1' },
    { kind: 'stock', id: 'chain-one' },
  ] as const) {
    await act(() => allSettled(emitterOf(alertAsked, 'test'), { scope, params }))
  }
  expect(screen.getByRole('button', { name: 'Напишем о снижении: Пусеты' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Напишем, когда появится: Цепь' })).toBeInTheDocument()
})

test('shows the total of selected pieces and adds those of one size to the bag together [favorites.selected-together]', async () => {
  const { user, wire, scope } = await show([1, 2, 3])
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Пусеты' }))
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Кольцо' }))
  const bar = screen.getByRole('region', { name: 'Выбранное' })
  expect(bar).toHaveTextContent('Выбрано 2')
  expect(bar).toHaveTextContent(/от 12.990.₽/)
  await user.click(within(bar).getByRole('button', { name: 'В корзину' }))
  expect(scope.getState($toast)).toMatchObject({ text: [{ key: 'added' }, { key: 'sized', values: { count: 1 } }], link: { url: '/cart' } })
  expect(wire.sent.filter(({ path }) => path === '/cart/add').map(({ body }) => body)).toMatchObject([{ sku_id: 'studs-one', quantity: 1 }])
  expect(screen.queryByRole('region', { name: 'Выбранное' })).toBeNull()
})

test('pieces added together are told after the answers: the refused one is named and stays selected [bag.outcome-told-once]', async () => {
  const chain = aCard({ id: 4, itemId: 4, name: 'Цепь', url: '/catalog/necklaces/chain', sku: 'chain-one' })
  shop.push(chain)
  const first = later<object>()
  const { user, scope } = await show([1, 4], {
    added: ({ body }) => {
      if ((body as { sku_id: string }).sku_id === 'studs-one') return first.answer()
      throw refuse(409, 'SOLD_OUT', 'Украшение уже продано')
    },
  })
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать всё' }))
  const bar = screen.getByRole('region', { name: 'Выбранное' })
  await user.click(within(bar).getByRole('button', { name: 'В корзину' }))
  expect(scope.getState($toast)).toBeNull()
  await act(async () => first.resolve(aCartAnswer(aCart())))
  expect(scope.getState($toast)?.text).toMatchObject([
    { key: 'added' },
    { key: 'notAdded', values: { names: 'Цепь' } },
    'Украшение уже продано',
  ])
  expect(screen.getByRole('checkbox', { name: 'Выбрать: Цепь' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Выбрать: Пусеты' })).not.toBeChecked()
  shop.pop()
})

test('a card has a box to select it and a button that adds it, greyed with the reason where it cannot be bought [card.favorites-mode]', async () => {
  shop.push(aCard({ id: 4, itemId: 4, name: 'Брошь', url: '/catalog/brooches/bee', canBuy: false, availability: 'archived' }))
  const { user } = await show([1, 3, 4])
  shop.pop()
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Пусеты' }))
  expect(screen.getByRole('checkbox', { name: 'Выбрать: Пусеты' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Выбрать: Нить' })).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'В корзину: Пусеты' })).toBeEnabled()
  const greyed = screen.getByRole('button', { name: 'В корзину: Нить' })
  expect(greyed).toBeDisabled()
  expect(greyed).toHaveTextContent(/^Нет в.наличии$/)
  expect(greyed).toHaveAccessibleDescription('Раскупили все длины.')
  expect(screen.getByRole('link', { name: 'Сообщить, когда появится: Нить' })).toHaveTextContent(/^Сообщить о.поступлении$/)
  expect(screen.getByRole('button', { name: 'В корзину: Брошь' })).toHaveAccessibleDescription(/^Больше не.выпускается/)
})

test('a chain has a length to choose', async () => {
  shop.push(aCard({ id: 4, itemId: 4, name: 'Цепь', url: '/catalog/necklaces/chain', sku: null }))
  await show([4])
  shop.pop()
  expect(screen.getByRole('link', { name: 'Выбрать длину: Цепь' })).toHaveTextContent('Выбрать длину')
})

test('a guest’s shared list follows the hearts of the browser, once for pieces removed together [favorites.guest-shares]', async () => {
  const { user, wire } = await show([1, 2, 3], { shared: { code: 'k3v9', title: 'Мечты', occasion: '' } })
  const sent = () => wire.sent.filter(({ path, method }) => path === '/profile/wishlist-share' && method === 'POST').map(({ body }) => body)
  expect(sent()).toStrictEqual([{ title: 'Мечты', occasion: '', items: [1, 2, 3] }])
  expect(screen.getByRole('button', { name: 'Ссылка для друзей' })).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Пусеты' }))
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Кольцо' }))
  await user.click(screen.getByRole('button', { name: 'Убрать из избранного' }))
  expect(sent().slice(1)).toStrictEqual([{ title: 'Мечты', occasion: '', items: [3] }])
})

test('an account’s list is kept by the server: nothing is sent', async () => {
  const { wire } = await show([1], { isAuth: true, shared: { code: 'k3v9', title: 'Мечты', occasion: '' } })
  expect(screen.getByRole('button', { name: 'Ссылка для друзей' })).toBeInTheDocument()
  expect(wire.sent.some(({ path, method }) => path === '/profile/wishlist-share' && method === 'POST')).toBe(false)
})

test('a card in the list leads to the bag once its piece is there [bag.to-bag-after-add]', async () => {
  const { user, wire } = await show([1], { added: aCartAnswer(aCart({ products: [aLine({ id: 'studs-one' })] })) })
  await user.dblClick(screen.getByRole('button', { name: 'В корзину: Пусеты' }))
  expect(await screen.findByRole('link', { name: /^Перейти в.корзину: Пусеты/ })).toHaveAttribute('href', '/cart')
  expect(wire.sent.filter(({ path }) => path === '/cart/add')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Ещё одно: Пусеты' })).toBeVisible()
})

test('selects and deselects all pieces at once', async () => {
  const { user, scope } = await show([1, 2])
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать всё' }))
  await user.click(screen.getByRole('button', { name: 'Убрать из избранного' }))
  expect(scope.getState($favorites)).toStrictEqual([])
  expect(screen.getByRole('heading', { name: 'Пока ничего не отмечено' })).toBeInTheDocument()
})

test('a failed list can be retried', async () => {
  const { scope, asked } = await show([1], { isDown: true })
  expect(screen.getByRole('alert')).toBeInTheDocument()
  await act(() => allSettled(retried, { scope }))
  expect(asked()).toHaveLength(2)
})
