import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SIZER_SKU } from '@shop/contracts/catalog/rings/sizer'
import { $popup, $toast, addToBag, cartAnswered, popupOpened, sizeLiked, type Addition } from '@shop/session'
import { aCart, aLine, aProduct, aSku } from '@shop/testing/builders'
import { renderWith } from '@shop/testing/render-page'
import { createHistory } from '@shop/testing/memory-router'
import { allSettled, createWatch, fork, scopeBind } from 'effector'
import { SIZES_KEY } from '#features/my-size/kept.ts'
import { keepScale } from '#features/screen-scale/kept.ts'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const PATH = '/catalog/rings/aurora-yellow'
const ring = (sizes: Record<string, number>) =>
  aProduct({
    name: 'Кольцо «Аврора»',
    skuListWithGems: Object.entries(sizes).map(([size, balances]) => aSku({ id: size, size, balances })),
  })
const aurora = ring({ '16': 2, '16,5': 5, '17': 0 })

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', PATH)
  window.matchMedia = ((media: string) => ({ matches: true, media })) as typeof window.matchMedia
  Object.defineProperty(window, 'devicePixelRatio', { value: 1, configurable: true })
})
afterEach(() => jest.restoreAllMocks())

async function show(product: unknown = aurora, locale: 'ru' | 'en' = 'ru') {
  const scope = fork()
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-catalog', widget: 'ring-sizer' } })
  const visits = createHistory(PATH)
  await renderWith(<Widget product={product} />, { scope, locale, texts: { 'widget/ring-sizer': locale === 'ru' ? ru : en } }, visits)
  await screen.findByRole('group', { name: /^(Способы|Ways)$/ })
  return {
    scope,
    user: userEvent.setup(),
    toast: () => scope.getState($toast)?.text,
    isOpen: () => scope.getState($popup) !== null,
    visits,
  }
}
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const slider = () => screen.getByRole<HTMLInputElement>('slider')
const kept = () => JSON.parse(localStorage.getItem(SIZES_KEY) ?? 'null') as unknown

test('the circle is as large as the ring once the screen was calibrated by a card, which is asked once [product.true-size]', async () => {
  const { user } = await show()
  expect(screen.getByText(/её длинная сторона 85,60 мм/)).toBeInTheDocument()
  fireEvent.change(slider(), { target: { value: '5' } })
  expect(screen.getByTestId('frame')).toHaveStyle({ width: '428px' })
  await user.click(press('Совпало'))
  expect(screen.getByTestId('hoop')).toHaveStyle({ width: '85px', height: '85px' })
  fireEvent.change(slider(), { target: { value: '16.5' } })
  expect(screen.getByTestId('hoop')).toHaveStyle({ width: '82.5px' })
  expect(slider()).toHaveAttribute('aria-valuetext', '16,5, 16,5 мм')
  expect(screen.getByRole('status')).toHaveTextContent('16,5EU 52, US 6 круг 51,8 мм')
  await user.click(press('Меньше на полразмера'))
  expect(screen.getByTestId('hoop')).toHaveStyle({ width: '80px' })
})

test('a calibrated screen is not asked again, a coin will do for the next time', async () => {
  keepScale(4)
  const { user } = await show()
  expect(screen.getByTestId('hoop')).toHaveStyle({ width: '68px' })
  await user.click(press('Сверить экран заново'))
  await user.click(screen.getByRole('radio', { name: '10 ₽' }))
  expect(screen.getByTestId('frame')).toHaveStyle({ width: '88px' })
})

test('a size saved as mine is kept on the device, and chosen on the page and by a heart [favorites.size-liked]', async () => {
  const { scope, user, toast, isOpen } = await show()
  const liked = jest.fn()
  createWatch({ unit: sizeLiked, scope, fn: liked })
  await user.click(press(/^Другая система/))
  await user.click(screen.getByRole('radio', { name: 'US 6' }))
  await user.click(press('Мой размер'))
  expect(screen.getByText('16,5 есть')).toBeInTheDocument()
  await user.click(press('Запомнить и выбрать'))
  expect(kept()).toStrictEqual({ mine: 16.5, mineAt: expect.any(Number), people: [] })
  expect(toast()).toMatchObject({ key: 'savedMine', values: { size: '16,5' } })
  expect(isOpen()).toBe(false)
  expect(liked.mock.calls).toStrictEqual([[{ id: aurora.itemId, sku: '16,5' }]])
})

test('the strip gives the nearest size, a wide ring half a size more, and what is no length is said', async () => {
  const { user } = await show()
  await user.click(press(/^Полоска бумаги/))
  const length = screen.getByRole('textbox', { name: 'Длина, мм' })
  await user.clear(length)
  await user.type(length, '52,4 мм')
  expect(screen.getByRole('status')).toHaveTextContent('16,5')
  await user.click(screen.getByRole('radio', { name: /^Да/ }))
  expect(screen.getByRole('status')).toHaveTextContent(/^17EU/)
  await user.clear(length)
  await user.type(length, '520')
  expect(length).toHaveAccessibleDescription('От 40 до 73 мм')
})

test('somebody else’s size needs a name, and is remembered by it', async () => {
  const { user, toast } = await show(ring({ '16': 1 }))
  await user.click(press(/^Чужой размер/))
  await user.click(press('Взять 17'))
  expect(screen.getByText('Это кольцо не делают в размере 17')).toBeInTheDocument()
  await user.click(press('Запомнить'))
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveAccessibleDescription('Назовите, чей это размер')
  await user.type(screen.getByRole('textbox', { name: 'Имя' }), ' Мама ')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Палец' }), 'Средний')
  await user.click(press('Запомнить'))
  expect(kept()).toStrictEqual({ mine: null, people: [{ name: 'Мама', finger: 'middle', size: 17, at: expect.any(Number) }] })
  expect(toast()).toMatchObject({ key: 'savedOther', values: { name: 'Мама', size: '17' } })
})

test('known sizes are there to take, and can be forgotten', async () => {
  localStorage.setItem(SIZES_KEY, JSON.stringify({ mine: 16, people: [{ name: 'Катя', finger: 'little', size: 15.5 }] }))
  const { user } = await show()
  await user.click(press(/^Другая система/))
  expect(screen.getByRole('radio', { name: 'US 5,5' })).toBeChecked()
  await user.click(press('Мой размер'))
  await user.click(press('Взять размер: Катя, 15,5'))
  expect(screen.getByText('Это кольцо не делают в размере 15,5')).toBeInTheDocument()
  await user.click(press('Забыть размер: Катя'))
  await user.click(press('Забыть размер: Я'))
  expect(kept()).toStrictEqual({ mine: null, people: [] })
})

test('a size can be chosen without being remembered; one that is sold out only remembered', async () => {
  const { user, isOpen } = await show()
  await user.click(press(/^Другая система/))
  await user.click(press('Мой размер'))
  expect(screen.getByText('17 сейчас нет в наличии')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Выбрать, не запоминая' })).not.toBeInTheDocument()
  await user.click(press(/^Другая система/))
  await user.click(screen.getByRole('radio', { name: 'US 5,5' }))
  await user.click(press('Мой размер'))
  expect(screen.getByText('16 есть, осталось 2')).toBeInTheDocument()
  await user.click(press('Выбрать, не запоминая'))
  expect([kept(), isOpen()]).toStrictEqual([null, false])
})

test('a browser that stores nothing says so, and nothing breaks [screen.storage-refused]', async () => {
  const { user, toast } = await show()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.click(press('Совпало'))
  await user.click(press('Мой размер'))
  await user.click(press('Запомнить'))
  expect(toast()).toMatchObject({ key: 'savedHere' })
})

test('abroad sizes are American, and without a piece the size is only kept', async () => {
  const { user } = await show(undefined, 'en')
  await user.click(press(/^Another system/))
  await user.click(screen.getByRole('radio', { name: 'EU 52' }))
  expect(screen.getByRole('status')).toHaveTextContent('6EU 52, UK L½')
  await user.click(press('That’s my size'))
  await user.click(press('Save'))
  expect(kept()).toStrictEqual({ mine: 16.5, mineAt: expect.any(Number), people: [] })
})

test.each([null, 7, 'ring', {}, { name: 'Кольцо', skuListWithGems: 'none' }])('%j is no piece, and the sizer opens', async (product) => {
  await show(product)
  expect(screen.getByText('Узнать размер')).toBeInTheDocument()
})

test('a free sizer goes to the bag, and checkout opens once it is there [product.sizer-by-post]', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise<never>(() => {}))
  const { scope, user, isOpen, visits } = await show()
  const added: Addition[] = []
  createWatch({ unit: addToBag, scope, fn: (addition) => added.push(addition) })
  await user.click(press(/^Полоска бумаги/))
  await user.click(press('Прислать размерник, бесплатно'))
  expect(added).toMatchObject([{ skuId: SIZER_SKU, from: 'ring-sizer' }])
  expect(isOpen()).toBe(true)
  const answered = scopeBind(cartAnswered, { scope, safe: true })
  act(() => answered(aCart({ products: [aLine({ id: SIZER_SKU })] })))
  expect(isOpen()).toBe(false)
  expect(visits.place()).toMatchObject({ pathname: '/cart', search: '?step=checkout' })
})

test('a sizer in the bag already is not added again', async () => {
  const { scope, user, visits } = await show()
  const added: Addition[] = []
  createWatch({ unit: addToBag, scope, fn: (addition) => added.push(addition) })
  const answered = scopeBind(cartAnswered, { scope, safe: true })
  act(() => answered(aCart({ products: [aLine({ id: SIZER_SKU })] })))
  await user.click(press(/^Полоска бумаги/))
  await user.click(press('Прислать размерник, бесплатно'))
  expect(added).toStrictEqual([])
  expect(visits.place()).toMatchObject({ search: '?step=checkout' })
})

test('the international shop posts no sizer', async () => {
  const { user } = await show(aurora, 'en')
  await user.click(press(/^A paper strip/))
  expect(screen.queryByRole('button', { name: 'Send me a sizer, free' })).toBeNull()
})
