import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { $isHydrated, $popup, $toast } from '@shop/session'
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
  const { scope } = await renderPage(cart, '/cart', { wire, texts: { 'page/cart': ru }, values: [given($isHydrated, true)] })
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
  await user.click(screen.getByRole('button', { name: /^Убрать: Кольцо, .*гравировка/ }))
  expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/remove', body: { sku_id: engraved.id } })
  await act(() => allSettled(removalUndone, { scope }))
  expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/update', body: { sku_id: engraved.id, quantity: 2, engraving: WORDS } })
})

test.each([
  ['other words', { text: 'Ане', face: 'serif' }],
  ['no words', null],
])('a line gets %s in one call, which is told [engraving.changed-in-bag]', async (_, engraving) => {
  const { wire, scope, user } = await open()
  expect(screen.getAllByRole('button', { name: /^Изменить гравировку/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /^Изменить гравировку: Кольцо/ }))
  const popup = scope.getState($popup)
  expect(popup).toMatchObject({ widget: 'engraving', props: { url: engraved.url, skuId: 'band-17', current: WORDS } })
  const choose = popup?.props?.['choose'] as (words: typeof engraving) => void
  await act(async () => choose(engraving))
  expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/update', body: { sku_id: engraved.id, quantity: 2, to: 'band-17', engraving } })
  expect(scope.getState($toast)?.text).toMatchObject({ key: expect.stringMatching(/engravingChanged$/) })
})
