import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sizeLiked } from '@shop/session'
import { aProduct, aSku } from '@shop/testing/builders'
import { createHistory } from '@shop/testing/memory-router'
import { renderWith } from '@shop/testing/render-page'
import { createWatch, fork } from 'effector'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const PATH = '/catalog/necklaces/chain-rope'
const CHAIN = aProduct({
  name: 'Цепь «Канат»',
  url: PATH,
  catalog: { name: 'Колье', url: '/catalog/necklaces' },
  scale: null,
  skuListWithGems: [
    aSku({ id: 'c40', size: '40 см', balances: 3 }),
    aSku({ id: 'c45', size: '45 см', balances: 3 }),
    aSku({ id: 'c50', size: '50 см', balances: 0 }),
  ],
})
const BRACELET = {
  ...CHAIN,
  name: 'Браслет',
  catalog: { name: 'Браслеты', url: '/catalog/bracelets' },
  skuListWithGems: ['16 см', '17 см', '18 см'].map((size) => aSku({ id: size, size, balances: 1 })),
}

async function show(product?: unknown, path = PATH) {
  const visits = createHistory(path)
  const scope = fork()
  const liked = jest.fn()
  createWatch({ unit: sizeLiked, scope, fn: liked })
  await renderWith(<Widget product={product} />, { scope, texts: { 'widget/length-guide': ru } }, visits)
  return { user: userEvent.setup(), address: () => visits.place().pathname + visits.place().search, liked: liked.mock.calls }
}
const length = (name: RegExp) => screen.getByRole('radio', { name })

test('a length says where it lies, and is chosen on the page of the piece, and by a heart [product.length-on-silhouette] [favorites.size-liked]', async () => {
  const { user, address, liked } = await show(CHAIN)
  await user.click(length(/^40/))
  expect(screen.getByRole('status')).toHaveTextContent('40 см: у основания шеи')
  expect(screen.getByRole('img', { name: 'Цепочка 40 см: у основания шеи' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Выбрать 40 см' }))
  expect(address()).toBe(`${PATH}?size=40`)
  expect(liked).toStrictEqual([[{ id: CHAIN.itemId, sku: 'c40' }]])
})

test('the chosen length of the page is the first one shown', async () => {
  await show(CHAIN, `${PATH}?size=45`)
  expect(length(/^45/)).toBeChecked()
})

test('a length that is out is shown and cannot be chosen', async () => {
  const { user } = await show(CHAIN)
  await user.click(length(/^50/))
  expect(screen.getByRole('status')).toHaveTextContent('50 см: чуть ниже ключиц, нет в наличии')
  expect(screen.queryByRole('button', { name: /^Выбрать/ })).not.toBeInTheDocument()
})

test('the wrist says which bracelet fits [product.length-on-silhouette]', async () => {
  const { user } = await show(BRACELET)
  expect(length(/^18/)).toBeChecked()
  await user.type(screen.getByLabelText(ru.around), '14,5')
  expect(length(/^16/)).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('16 см: свободно')
  await user.click(length(/^18/))
  expect(screen.getByRole('status')).toHaveTextContent('18 см: свисает на кисть')
  await user.clear(screen.getByLabelText(ru.around))
  await user.type(screen.getByLabelText(ru.around), '17,5')
  expect(screen.getByRole('status')).toHaveTextContent('18 см: плотно по руке')
})

test('by its address alone the guide shows usual lengths for neck and wrist', async () => {
  const { user } = await show()
  expect(screen.getAllByRole('radio', { name: /см$/ })).toHaveLength(5)
  await user.click(screen.getByRole('radio', { name: ru.wrist }))
  expect(screen.getAllByRole('radio', { name: /см$/ })).toHaveLength(4)
  expect(screen.getByRole('button', { name: ru.done })).toBeInTheDocument()
})

test.each(['0', '99', '-5', 'abc', '7'])(
  'a wrist of "%s" is refused with the range, and no bracelet is suggested [product.wrist-in-range]',
  async (typed) => {
    const { user } = await show(BRACELET)
    const wrist = screen.getByLabelText(ru.around)
    await user.type(wrist, typed)
    await user.tab()
    expect(wrist).toHaveAccessibleDescription(/от\s10 до\s26\sсм/)
    expect(wrist).toBeInvalid()
    expect(wrist).toHaveValue(typed)
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.click(length(/^17/))
    expect(screen.getByRole('status')).toHaveTextContent(/^17 см$/)
  },
)

test('the first digit is no mistake yet', async () => {
  const { user } = await show(BRACELET)
  await user.type(screen.getByLabelText(ru.around), '1')
  expect(screen.getByLabelText(ru.around)).toBeValid()
  await user.type(screen.getByLabelText(ru.around), '5')
  expect(length(/^17/)).toBeChecked()
})

test('abroad a wrist is told in inches as well', async () => {
  const user = userEvent.setup()
  await renderWith(<Widget product={BRACELET} />, { locale: 'en', texts: { 'widget/length-guide': en } }, createHistory(PATH))
  await user.type(screen.getByLabelText(en.around), '6.5')
  expect(screen.getByRole('status')).toHaveTextContent(/^18 cm, 7.1″: easy/)
  await user.clear(screen.getByLabelText(en.around))
  await user.type(screen.getByLabelText(en.around), '3.5')
  expect(screen.getByLabelText(en.around)).toHaveAccessibleDescription(/10 to 26 cm, or 4 to 9.9 inches/)
})
