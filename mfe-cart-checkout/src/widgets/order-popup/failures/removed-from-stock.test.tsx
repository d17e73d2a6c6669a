import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { $cart, $popup } from '@shop/session'
import { aCart, aCartAnswer, aLine, aPhoto } from '@shop/testing/builders'
import { fakeWire } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { $removed, $removedText } from '#features/checkout/model/paying/placing.ts'
import { OrderPopup } from '../order-popup.tsx'
import { texts as ru } from '../texts/ru.ts'

const RING = aLine({ id: 'ring', name: 'Кольцо', quantity: 1 })
const STUDS = aLine({ id: 'studs', name: 'Пусеты', quantity: 3 })
const pieceOf = (line: typeof RING, left: number) => ({ id: line.id, name: line.name, photo: aPhoto(), wanted: line.quantity, left })

test('going on takes what is gone out of the bag, so that the next press orders the rest [checkout.removed-from-stock]', async () => {
  const wire = fakeWire({
    'POST /cart/remove': aCartAnswer(aCart({ products: [STUDS], version: 2 })),
    'POST /cart/update': aCartAnswer(aCart({ products: [{ ...STUDS, quantity: 2 }], version: 3 })),
  })
  const popup = { owner: 'mfe-cart-checkout' as const, widget: 'order-popup', props: { show: 'removed-from-stock' } }
  const scope = scopeOf({
    wire,
    values: [
      given($cart, aCart({ products: [RING, STUDS] })),
      given($popup, popup),
      given($removed, [pieceOf(RING, 0), pieceOf(STUDS, 2)]),
      given($removedText, 'Это украшение уже раскупили'),
    ],
  })
  await renderWith(<OrderPopup show="removed-from-stock" />, { scope, texts: { 'widget/order-popup': ru } })
  expect(screen.getByText('Больше нет в наличии')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить с тем, что есть' }))
  await waitFor(() => expect(scope.getState($cart)?.products).toMatchObject([{ id: 'studs', quantity: 2 }]))
  expect(wire.sent.map(({ path, body }) => [path, body])).toStrictEqual([
    ['/cart/remove', { sku_id: 'ring' }],
    ['/cart/update', { sku_id: 'studs', quantity: 2 }],
  ])
  expect(scope.getState($popup)).toBeNull()
})
