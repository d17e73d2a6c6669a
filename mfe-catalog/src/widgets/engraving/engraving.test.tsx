import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { ENGRAVING_MAX } from '@shop/contracts/cart/engraving'
import { $popup, popupOpened } from '@shop/session'
import { aCart, aCartAnswer, aLine, aPhoto, aProduct, aSku } from '@shop/testing/builders'
import { fakeWire } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const PRICE = { initial: 39_600_00, final: 39_600_00, lowestPrice30: null }
const sizes = ['16', '17'].map((size) => aSku({ id: `band-${size}`, size, balances: 2, price: PRICE }))
const product = aProduct({
  name: 'Кольцо «Классика»',
  photos: [aPhoto()],
  skuListWithGems: sizes,
  engraving: { x: 0.5, y: 0.6, width: 0.4, angle: 30, bend: 0.1, price: 1_500_00 },
})

async function show(skuId: string | null = 'band-17', locale: 'ru' | 'en' = 'ru') {
  const line = aLine({ id: 'band-17.a1', engraving: { text: 'Маше', face: 'script', price: 1_500_00 } })
  const wire = fakeWire({ 'POST /cart/add': aCartAnswer(aCart({ products: [line] })) })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-catalog', widget: 'engraving', props: {} } })
  await renderWith(<Widget product={product} skuId={skuId} />, { scope, locale, texts: { 'widget/engraving': locale === 'ru' ? ru : en } })
  return { wire, scope, user: userEvent.setup() }
}
const seen = () => document.body.textContent.replaceAll(/\s/g, ' ')
const field = () => screen.getByRole('textbox', { name: ru.words })
const addButton = () => screen.getByRole('button', { name: /^Добавить за 41.100.₽$/ })

test('words are seen on the photograph as they are typed, in the chosen typeface [engraving.seen-on-picture]', async () => {
  const { user } = await show()
  const figure = screen.getByRole('img', { name: product.name })
  expect(figure).toHaveTextContent(ru.sample)
  await user.type(field(), 'Маше & Ко')
  expect(screen.getByRole('img', { name: 'Кольцо «Классика»: на нём надпись «Маше & Ко»' })).toBe(figure)
  expect(figure).toHaveTextContent('Маше & Ко')
  expect(figure.querySelector('text')).toHaveClass('serif')
  await user.click(screen.getByRole('radio', { name: ru.face_script }))
  expect(figure.querySelector('text')).toHaveClass('script')
})

test('limits are told, counted and kept', async () => {
  const { user } = await show()
  expect(field()).toHaveAccessibleDescription(/Осталось знаков: 20 из 20.*&.\+.-.\..,.!.·/)
  await user.type(field(), 'я'.repeat(ENGRAVING_MAX + 3))
  expect(field()).toHaveValue('я'.repeat(ENGRAVING_MAX))
  expect(field()).toHaveAccessibleDescription(/Осталось знаков: 0 из 20/)
})

test.each([
  ['', 'Поле не заполнено'],
  ['Маше ♥', 'Эту надпись не нанести'],
])('“%s” is refused under the field, and nothing is added', async (text, words) => {
  const { user, wire } = await show()
  if (text) await user.type(field(), text)
  await user.click(addButton())
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription(new RegExp(words))
  expect(wire.sent).toStrictEqual([])
})

test('a sign that cannot be cut is told while it is typed, and no longer once it is gone [engraving.told-while-typed]', async () => {
  const { user } = await show()
  await user.type(field(), 'Маше ♥')
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription(/Эту надпись не нанести/)
  await user.keyboard('{Backspace}')
  expect(field()).toBeValid()
})

test('price, days and no return are told before; then the piece is added with its words and the popup goes [engraving.told-before]', async () => {
  const { user, wire, scope } = await show()
  expect(seen()).toContain('Размер 17. Гравировка 1 500 ₽, привезём на 4 дня позже')
  expect(seen()).toContain('Украшение с гравировкой нельзя вернуть или обменять')
  await user.type(field(), ' Маше  ')
  await user.click(screen.getByRole('radio', { name: ru.face_script }))
  await user.click(addButton())
  expect(wire.sent.at(-1)).toMatchObject({
    path: '/cart/add',
    body: { sku_id: 'band-17', quantity: 1, engraving: { text: 'Маше', face: 'script' } },
  })
  expect(scope.getState($popup)).toBeNull()
})

test('without a size the popup asks for it first', async () => {
  const { user, wire } = await show(null)
  await user.type(field(), 'Маше')
  await user.click(screen.getByRole('button', { name: ru.chooseSize }))
  expect(wire.sent).toStrictEqual([])
  expect(screen.getByRole('radio', { name: '16' })).toHaveFocus()
  await user.click(within(screen.getByRole('group', { name: ru.size })).getByRole('radio', { name: '16' }))
  await user.click(addButton())
  expect(wire.sent.at(-1)).toMatchObject({ body: { sku_id: 'band-16', engraving: { text: 'Маше', face: 'serif' } } })
})

test('in English too', async () => {
  await show('band-17', 'en')
  expect(seen()).toContain('An engraved piece cannot be returned or exchanged')
  expect(seen()).toContain('delivered 4 days later')
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

describe('of a line in the bag [engraving.changed-in-bag]', () => {
  async function open() {
    const wire = fakeWire({ 'GET /catalog/rings/classic/info': { result: { product } } })
    const scope = fork({ handlers: wire.handlers })
    const choose = jest.fn()
    await allSettled(popupOpened, { scope, params: { owner: 'mfe-catalog', widget: 'engraving', props: {} } })
    await renderWith(<Widget url="/catalog/rings/classic" skuId="band-17" current={{ text: 'Маше', face: 'script' }} choose={choose} />, {
      scope,
      texts: { 'widget/engraving': ru },
    })
    return { choose, scope, user: userEvent.setup() }
  }

  test('its words are there to be changed; the same words are not sent', async () => {
    const { user, choose, scope } = await open()
    expect(field()).toHaveValue('Маше')
    expect(screen.getByRole('radio', { name: ru.face_script })).toBeChecked()
    expect(screen.getByRole('button', { name: /^Эта надпись уже/ })).toBeDisabled()
    await user.clear(field())
    await user.type(field(), 'Ане ♥')
    await user.click(screen.getByRole('button', { name: ru.save }))
    expect(field()).toHaveAccessibleDescription(/Эту надпись не нанести/)
    expect(choose).not.toHaveBeenCalled()
    await user.clear(field())
    await user.type(field(), 'Ане')
    await user.click(screen.getByRole('button', { name: ru.save }))
    expect(choose.mock.calls).toStrictEqual([[{ text: 'Ане', face: 'script' }]])
    expect(scope.getState($popup)).toBeNull()
  })

  test('they can be taken off', async () => {
    const { user, choose } = await open()
    await user.click(screen.getByRole('button', { name: ru.takeOff }))
    expect(choose.mock.calls).toStrictEqual([[null]])
  })
})
