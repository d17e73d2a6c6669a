import { screen } from '@testing-library/react'
import { fork } from 'effector'
import { $cart } from '@shop/session'
import { aCart, aLine, aProduct, aSku } from '@shop/testing/builders'
import { renderWith } from '@shop/testing/render-page'
import { AddButton } from './add-button.tsx'
import { texts } from '../../texts/ru.ts'

const show = (line: { quantity: number; maxQuantity: number }) =>
  renderWith(<AddButton product={aProduct()} sku={aSku({ id: 'ring' })} />, {
    scope: fork({ values: [[$cart, aCart({ products: [aLine({ id: 'ring', ...line })] })]] }),
    texts: { 'page/product': texts },
  })

test('another one can be added while stock remains', async () => {
  await show({ quantity: 1, maxQuantity: 2 })
  expect(screen.getByRole('button', { name: 'В корзине · добавить ещё' })).toBeVisible()
})

test('with the whole stock in the bag the button links to the bag', async () => {
  await show({ quantity: 1, maxQuantity: 1 })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Всё в корзине · открыть' })).toHaveAttribute('href', '/cart')
})
