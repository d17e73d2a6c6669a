import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { $popup, $toast, popupOpened } from '@shop/session'
import { aCart, aCartAnswer, aProduct, aSku } from '@shop/testing/builders'
import { fakeWire, later, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { allSettled, fork } from 'effector'
import { SizeChoose } from './widget.tsx'
import { texts as ru } from './texts/ru.ts'

const URL = '/catalog/rings/aurora-yellow'
const skuListWithGems = [aSku({ id: 'y16', size: '16', balances: 2 }), aSku({ id: 'y17', size: '17', balances: 0 })]

async function show(answer: FakeAnswer = { result: { product: aProduct({ skuListWithGems }) } }, added: FakeAnswer = aCartAnswer(aCart())) {
  const wire = fakeWire({ [`GET ${URL}/info`]: answer, 'POST /cart/add': added })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-catalog', widget: 'size-choose', props: { url: URL } } })
  await renderWith(<SizeChoose url={URL} />, { scope, texts: { 'widget/size-choose': ru } })
  return { wire, scope, user: userEvent.setup() }
}
const addButton = () => screen.getByTestId('add-to-bag')

test('no size is preselected [popups.size-choose]', async () => {
  await show()
  expect(addButton()).toBeDisabled()
  expect(addButton()).toHaveTextContent('Выберите размер')
  expect(addButton()).toHaveAccessibleName(/^Выберите размер: /)
})

test('adds the selected size to the bag and closes the popup', async () => {
  const { user, wire, scope } = await show()
  await user.click(screen.getByRole('radio', { name: '16' }))
  expect(screen.getByText('Осталось 2')).toBeInTheDocument()
  await user.click(addButton())
  expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/add', body: { sku_id: 'y16', quantity: 1 } })
  expect(scope.getState($popup)).toBeNull()
})

test('nothing is said before the answer; a refusal is told with its reason and keeps the popup [bag.outcome-told-once]', async () => {
  const answered = later<object>()
  const { user, scope } = await show(undefined, answered.answer)
  await user.click(screen.getByRole('radio', { name: '16' }))
  await user.click(addButton())
  expect(scope.getState($toast)).toBeNull()
  await act(async () => answered.reject(refuse(409, 'SOLD_OUT', 'Украшение уже продано')))
  expect(scope.getState($toast)?.text).toContain('Украшение уже продано')
  expect(scope.getState($popup)).not.toBeNull()
})

test('the stone weight is selected here too and is sent with the size', async () => {
  const ofWeight = (id: string, size: string, mainGemWeight: string) => aSku({ id, size, mainGemWeight })
  const { user, wire } = await show({
    result: {
      product: aProduct({
        skuListWithGems: [
          ofWeight('16-30', '16', '0,30 ct'),
          ofWeight('16-50', '16', '0,50 ct'),
          ofWeight('17-30', '17', '0,30 ct'),
          ofWeight('17-50', '17', '0,50 ct'),
        ],
      }),
    },
  })
  await user.click(screen.getByRole('radio', { name: '0,50 ct' }))
  expect(addButton()).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: '17' }))
  expect(screen.getByRole('radio', { name: '0,50 ct' })).toBeChecked()
  await user.click(addButton())
  expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/add', body: { sku_id: '17-50' } })
})

test('a chain has lengths to choose', async () => {
  await show({
    result: { product: aProduct({ skuListWithGems: [aSku({ id: 'c45', size: '45 см' }), aSku({ id: 'c50', size: '50 см' })] }) },
  })
  expect(addButton()).toHaveTextContent('Выберите длину')
  expect(screen.getByRole('group', { name: 'Длина' })).toBeInTheDocument()
})

test('a piece of one size with several stones asks for the stone', async () => {
  const skus = [aSku({ id: 'p25', size: null, mainGemWeight: '0,25 ct' }), aSku({ id: 'p50', size: null, mainGemWeight: '0,50 ct' })]
  const { user, wire } = await show({ result: { product: aProduct({ skuListWithGems: skus }) } })
  expect(screen.getByText('Выберите вес камня')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: '0,50 ct' }))
  expect(addButton()).toHaveAccessibleName(/^Добавить в корзину: /)
  await user.click(addButton())
  expect(wire.sent.at(-1)).toMatchObject({ body: { sku_id: 'p50' } })
})

test('the price is that of the chosen weight, then of its size [product.price-of-weight]', async () => {
  const stone = (id: string, mainGemWeight: string, initial: number, final: number) =>
    aSku({ id, size: id.slice(0, 2), mainGemWeight, price: { initial, final, lowestPrice30: null } })
  const stones = [
    stone('16-30', '0,30 ct', 8_000_00, 8_000_00),
    stone('16-50', '0,50 ct', 14_000_00, 12_000_00),
    stone('17-50', '0,50 ct', 15_000_00, 13_000_00),
  ]
  const price = { ...aProduct().price, initial: 8_000_00, final: 8_000_00 }
  const { user } = await show({ result: { product: aProduct({ price, hasPriceRange: true, skuListWithGems: stones }) } })
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
  expect(screen.getByText(/^Сейчас нет в.наличии$/)).toBeInTheDocument()
  expect(addButton()).toBeDisabled()
})

test('a piece that failed to load can be retried', async () => {
  let isDown = true
  const { user } = await show(() => {
    if (isDown) throw offline()
    return { result: { product: aProduct({ skuListWithGems }) } }
  })
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('radio', { name: '16' })).toBeInTheDocument()
})

describe('for a line of the bag', () => {
  async function change(current: string, skus = skuListWithGems) {
    const wire = fakeWire({ [`GET ${URL}/info`]: { result: { product: aProduct({ skuListWithGems: skus }) } } })
    const scope = fork({ handlers: wire.handlers })
    const choose = jest.fn()
    await allSettled(popupOpened, { scope, params: { owner: 'mfe-catalog', widget: 'size-choose' } })
    await renderWith(<SizeChoose url={URL} current={current} choose={choose} />, { scope, texts: { 'widget/size-choose': ru } })
    return { choose, scope, user: userEvent.setup() }
  }

  test('the length of a bracelet is called so [product.length-not-size]', async () => {
    const { choose, user } = await change('r17', [aSku({ id: 'r17', size: '17 см' }), aSku({ id: 'r18', size: '18 см' })])
    expect(screen.getByRole('button', { name: 'Эта длина уже в корзине' })).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: '18 см' }))
    await user.click(screen.getByRole('button', { name: 'Выбрать эту длину' }))
    expect(choose).toHaveBeenCalledWith('r18')
  })

  test('its size is chosen beforehand, and another one takes its place', async () => {
    const { choose, scope, user } = await change('y17')
    expect(screen.getByRole('radio', { name: /17/ })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Этот размер уже в корзине' })).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: '16' }))
    await user.click(screen.getByRole('button', { name: 'Выбрать этот размер' }))
    expect(choose).toHaveBeenCalledWith('y16')
    expect(scope.getState($popup)).toBeNull()
  })

  test('a sold-out size cannot be taken', async () => {
    const { user } = await change('y16')
    await user.click(screen.getByRole('radio', { name: /17/ }))
    expect(screen.getByRole('button', { name: 'Выбрать этот размер' })).toBeDisabled()
  })
})
