import { useState } from 'react'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProduct, aSku } from '@shop/testing/builders'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'
import type { VariantMissingProps } from './widget.tsx'

const sku = aSku({ id: '16-30', size: '16', mainGemWeight: '0,30 ct' })
const product = aProduct({ skuListWithGems: [sku] })
const show = (props: Omit<VariantMissingProps, 'product'>) =>
  renderWith(<Widget product={product} {...props} />, { texts: { 'widget/variant-missing': ru } })

test('a size and a weight that this piece is not made in are told [product.variant-kept]', async () => {
  await show({ asked: { size: '16.5', weight: '0.50' }, sku: null, isSizeMissing: true })
  expect(screen.getByText(/^Размера 16,5 у.этого украшения нет/)).toBeInTheDocument()
  cleanup()
  await show({ asked: { size: '16', weight: '0.50' }, sku, isSizeMissing: false })
  expect(screen.getByText(/^Камня 0,50.ct здесь нет: показываем 0,30 ct\.$/)).toBeInTheDocument()
})

test.each([true, false])('what is no figure is not repeated, missing size: %s', async (isSizeMissing) => {
  await show({ asked: { size: '21 win', weight: 'win' }, sku: isSizeMissing ? null : sku, isSizeMissing })
  expect(document.body).not.toHaveTextContent('win')
})

const white = { ...product, id: 2 }
const larger = aSku({ id: 'w16-50', size: '16', mainGemWeight: '0,50 ct' })

test('another metal without the shown weight says so [product.weight-changed]', async () => {
  const props = { asked: { size: '16', weight: null }, isSizeMissing: false }
  const Page = () => {
    const [isWhite, setWhite] = useState(false)
    return (
      <>
        <button onClick={() => setWhite(true)}>Белое золото</button>
        <Widget {...props} product={isWhite ? white : product} sku={isWhite ? larger : sku} />
      </>
    )
  }
  await renderWith(<Page />, { texts: { 'widget/variant-missing': ru } })
  expect(document.body).not.toHaveTextContent('ct')
  await userEvent.click(screen.getByRole('button'))
  expect(document.body).toHaveTextContent('0,30 ct здесь нет, показываем 0,50 ct')
})
