import { allSettled, fork } from 'effector'
import { money } from '@shop/i18n/money'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { $favorites, $popup, $toast, popupOpened } from '@shop/session'
import { aCard, aCart, aCartAnswer, aPhoto, aProduct, aSku } from '@shop/testing/builders'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { cardsSeen } from '#features/seen/cards.ts'
import { texts as ru } from './texts/ru.ts'
import { ProductInfo } from './widget.tsx'

const URL = '/catalog/rings/aurora-yellow'
const ring = aProduct({
  url: URL,
  photos: [aPhoto({ base: '/pictures/one' }), aPhoto({ base: '/pictures/two' })],
  skuListWithGems: [aSku({ id: 'y16', size: '16', balances: 2 }), aSku({ id: 'y17', size: '17', balances: 0 })],
})

interface QuickLookCase {
  info?: FakeAnswer
  add?: FakeAnswer
  isCardSeen?: boolean
}

async function show({ info = { result: { product: ring } }, add = aCartAnswer(aCart()), isCardSeen = false }: QuickLookCase = {}) {
  const wire = fakeWire({ [`GET ${URL}/info`]: info, 'POST /cart/add': add })
  const scope = fork({ handlers: wire.handlers })
  if (isCardSeen) await allSettled(cardsSeen, { scope, params: [aCard({ url: URL, name: ring.name })] })
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-catalog', widget: 'product-info', props: { piece: URL } } })
  await renderWith(<ProductInfo piece={URL} />, { scope, texts: { 'widget/product-info': ru } })
  return { wire, scope, user: userEvent.setup() }
}
const addButton = () => screen.getByTestId('add-to-bag')

test('shows the main details of the piece and links to its page [popups.quick-look]', async () => {
  await show()
  expect(screen.getByRole('heading', { name: ring.name })).toBeInTheDocument()
  expect(screen.getByText(ring.designer.name)).toBeInTheDocument()
  expect(document.body).toHaveTextContent(money(ring.price.final ?? 0, 'RUB', 'ru').replaceAll('\u00a0', ' '))
  expect(screen.getAllByRole('radio').map((size) => (size as HTMLInputElement).value)).toStrictEqual(['16', '17'])
  expect(screen.getByText('Размер', { selector: 'p' })).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Фотографии' })).getAllByRole('img')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Всё об украшении' })).toHaveAttribute('href', URL)
})

test('adds the selected size to the bag, closes the popup and shows a toast linking to the bag', async () => {
  const { user, wire, scope } = await show()
  expect(addButton()).toBeDisabled()
  expect(addButton()).toHaveTextContent('Выберите размер')
  await user.click(screen.getByRole('radio', { name: '16' }))
  expect(screen.getByText('Осталось 2')).toBeInTheDocument()
  await user.click(addButton())
  expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/add', body: { sku_id: 'y16', quantity: 1 } })
  expect(scope.getState($popup)).toBeNull()
  expect(scope.getState($toast)).toMatchObject({ text: [{ key: 'added' }], link: { url: '/cart' } })
})

test('a bracelet asks for a length [product.length-not-size]', async () => {
  const skuListWithGems = [aSku({ id: 'r17', size: '17 см' }), aSku({ id: 'r18', size: '18 см' })]
  await show({ info: { result: { product: { ...ring, skuListWithGems } } } })
  expect(screen.getByText('Длина', { selector: 'p' })).toBeVisible()
  expect(addButton()).toHaveTextContent('Выберите длину')
})

test('a refusal is told and keeps the popup open', async () => {
  const { user, scope } = await show({
    add: () => {
      throw refuse(409, 'SOLD_OUT', 'Украшение уже продано')
    },
  })
  await user.click(screen.getByRole('radio', { name: '16' }))
  await user.click(addButton())
  expect(scope.getState($toast)?.text).toContain('Украшение уже продано')
  expect(scope.getState($popup)).not.toBeNull()
})

test('the price is that of the chosen weight, then of its size [product.price-of-weight]', async () => {
  const stone = (id: string, mainGemWeight: string, initial: number, final: number) =>
    aSku({ id, size: id.slice(0, 2), mainGemWeight, price: { initial, final, lowestPrice30: null } })
  const stones = [
    stone('16-30', '0,30 ct', 8_000_00, 8_000_00),
    stone('16-50', '0,50 ct', 14_000_00, 12_000_00),
    stone('17-50', '0,50 ct', 15_000_00, 13_000_00),
  ]
  const price = { ...ring.price, initial: 8_000_00, final: 8_000_00 }
  const { user } = await show({
    info: { result: { product: aProduct({ url: URL, price, hasPriceRange: true, skuListWithGems: stones }) } },
  })
  const prices = () => document.body.textContent.replaceAll(/\s/g, ' ').match(/(от )?\d+ 000 ₽/g)
  expect(prices()).toStrictEqual(['от 8 000 ₽'])
  await user.click(screen.getByRole('radio', { name: '0,50 ct' }))
  expect(prices()).toStrictEqual(['14 000 ₽', 'от 12 000 ₽'])
  await user.click(screen.getByRole('radio', { name: '17' }))
  expect(prices()).toStrictEqual(['15 000 ₽', '13 000 ₽'])
})

test('a sold-out size can be selected but not added', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('radio', { name: /17/ }))
  expect(screen.getByRole('status')).toHaveTextContent(/^Сейчас нет в.наличии$/)
  expect(addButton()).toBeDisabled()
})

test('the heart adds the piece to favorites', async () => {
  const { user, scope } = await show()
  await user.click(screen.getByTestId('favorite'))
  expect(scope.getState($favorites)).toStrictEqual([ring.itemId])
})

test('shows the card data before the piece has loaded', async () => {
  const slow = later<object>()
  await show({ info: slow.answer, isCardSeen: true })
  expect(screen.getByRole('heading', { name: ring.name })).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Фотографии' })).toBeInTheDocument()
  expect(screen.queryByTestId('add-to-bag')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('Подождите…')
  slow.resolve({ result: { product: ring } })
  expect(await screen.findByTestId('add-to-bag')).toBeInTheDocument()
})

test('a piece that failed to load can be retried', async () => {
  let isDown = true
  const { user } = await show({
    info: () => {
      if (isDown) throw offline()
      return { result: { product: ring } }
    },
  })
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('heading', { name: ring.name })).toBeInTheDocument()
})

test('an unknown piece shows a message and a link onward', async () => {
  await show({
    info: () => {
      throw refuse(404, 'NOT_FOUND')
    },
  })
  expect(screen.getByRole('heading', { name: 'Такого украшения нет' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog')
})
