import { screen } from '@testing-library/react'
import { fork } from 'effector'
import { cards } from '@shop/testing/builders'
import { renderWith } from '@shop/testing/render-page'
import { Widget } from './index.ts'

test('the given pieces are a labeled row', async () => {
  await renderWith(<Widget title="С чего начать" products={cards(4)} />, { scope: fork(), texts: {} })
  expect(screen.getByRole('region', { name: 'С чего начать' })).toBeInTheDocument()
  expect(screen.getAllByTestId('product-card')).toHaveLength(4)
})
