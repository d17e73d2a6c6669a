import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { $popup } from '@shop/session'
import { aProduct } from '@shop/testing/builders'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'

const engraving = { x: 0.5, y: 0.6, width: 0.4, angle: 30, bend: 0.1, price: 1_500_00 }

test('says the price and opens the popup with the chosen size', async () => {
  const scope = fork()
  const product = aProduct({ engraving })
  await renderWith(<Widget product={product} skuId="band-17" />, { scope, texts: { 'widget/engraving-row': ru } })
  expect(screen.getByText(/^Гравировка, 1.500.₽$/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: ru.more }))
  await allSettled(scope)
  expect(scope.getState($popup)).toMatchObject({ widget: 'engraving', props: { product, skuId: 'band-17' } })
})

test('nothing is said of a piece that is not engraved', async () => {
  await renderWith(<Widget product={aProduct()} skuId={null} />, { texts: { 'widget/engraving-row': ru } })
  expect(screen.queryByText(/Гравировка/)).not.toBeInTheDocument()
})
