import { createWatch, fork } from 'effector'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addToBag, type Addition } from '@shop/session'
import { renderInShop } from '../../../test/in-shop.tsx'
import { AddToBagForm } from './add-to-bag-form.tsx'

// Nobody answers: what matters is what the form asks for.
beforeEach(() => jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise<never>(() => {})))

test('a click adds the piece with its quantity and source', async () => {
  const scope = fork()
  const added: Addition[] = []
  createWatch({ unit: addToBag, scope, fn: (addition) => added.push(addition) })
  renderInShop(<AddToBagForm skuId="twist-165" name="Канат" quantity={2} from="product" />, { scope })
  await userEvent.click(screen.getByRole('button', { name: 'Добавить в корзину: Канат' }))
  expect(added).toStrictEqual([{ skuId: 'twist-165', quantity: 2, from: 'product', name: 'Канат' }])
})

test('its accessible name begins with the visible text', () => {
  renderInShop(
    <AddToBagForm skuId="twist-165" name="Канат" from="wishlist" disabled>
      Выберите размер
    </AddToBagForm>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleName('Выберите размер: Канат')
})

test('without JavaScript, or before hydration, it is a form that posts to the front door', () => {
  const { container } = renderInShop(<AddToBagForm skuId="twist-165" name="Канат" from="card" />)
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('action', '/do/cart/add')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('data-early')
  expect(form).toHaveFormValues({ sku_id: 'twist-165', quantity: '1' })
  expect(screen.getByTestId('add-to-bag')).toHaveAttribute('type', 'submit')
})

test('an unavailable piece cannot be added', () => {
  renderInShop(<AddToBagForm skuId="twist-165" name="Канат" from="card" disabled />)
  expect(screen.getByTestId('add-to-bag')).toBeDisabled()
})
