import { cleanup, screen } from '@testing-library/react'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'
import type { VariantMissingProps } from './widget.tsx'

const show = (props: VariantMissingProps) => renderWith(<Widget {...props} />, { texts: { 'widget/variant-missing': ru } })

test('a size and a weight that this piece is not made in are told [product.variant-kept]', async () => {
  await show({ asked: { size: '16.5', weight: '0.50' }, weight: null, isSizeMissing: true })
  expect(screen.getByText(/^Размера 16,5 у.этого украшения нет/)).toBeInTheDocument()
  cleanup()
  await show({ asked: { size: '16.5', weight: '0.50' }, weight: '0,30 ct', isSizeMissing: false })
  expect(screen.getByText(/^Камня 0,50.ct здесь нет: показываем 0,30 ct\.$/)).toBeInTheDocument()
})

test.each([true, false])('what is no figure is not repeated, missing size: %s', async (isSizeMissing) => {
  await show({ asked: { size: '21 win', weight: 'win' }, weight: '0,30 ct', isSizeMissing })
  expect(document.body).not.toHaveTextContent('win')
})
