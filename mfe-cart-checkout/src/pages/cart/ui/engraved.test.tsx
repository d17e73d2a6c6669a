import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { $isTakenOver } from '@shop/session'
import { aCart, aCartAnswer, aLine } from '@shop/testing/builders'
import { fakeWire } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import { removalUndone } from '#features/bag/model/index.ts'
import { act } from '@testing-library/react'
import { allSettled } from 'effector'
import * as cart from '../index.ts'
import { texts as ru } from '../texts/ru.ts'

const WORDS = { text: 'Маше', face: 'script' }
const plain = aLine({ id: 'band-17', name: 'Кольцо', quantity: 1 })
const engraved = aLine({
  ...plain,
  id: 'band-17.0a1b',
  variant: 'размер 17, гравировка «Маше», рукописный шрифт, без возврата',
  quantity: 2,
  maxQuantity: 4,
  engraving: { ...WORDS, price: 1_500_00 },
})

async function open() {
  const wire = fakeWire({
    'POST /cart/calculate': aCartAnswer(aCart({ version: 1, products: [plain, engraved] })),
    'POST /cart/remove': aCartAnswer(aCart({ version: 2, products: [plain] })),
    'POST /cart/update': aCartAnswer(aCart({ version: 3, products: [plain, engraved] })),
  })
  const { scope } = await renderPage(cart, '/cart', { wire, texts: { 'page/cart': ru }, values: [given($isTakenOver, true)] })
  return { wire, scope, user: userEvent.setup() }
}

test('a piece with words and one without are two lines; the words, their price and no return stand with theirs', async () => {
  await open()
  const [first, second] = screen.getAllByRole('listitem').filter((item) => item.textContent.includes('Кольцо'))
  expect(first).not.toHaveTextContent(/гравировка/i)
  expect(second).toHaveTextContent(/гравировка «Маше», рукописный шрифт, без возврата/)
  expect(second).toHaveTextContent(/Гравировка 3.000.₽, отдельной строкой в итоге/)
})

test('Undo brings a removed line back with its words [engraving.undone-with-words]', async () => {
  const { wire, scope, user } = await open()
  await user.click(screen.getAllByRole('button', { name: 'Убрать: Кольцо' })[1] as HTMLElement)
  expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/remove', body: { sku_id: engraved.id } })
  await act(() => allSettled(removalUndone, { scope }))
  expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/update', body: { sku_id: engraved.id, quantity: 2, engraving: WORDS } })
})
