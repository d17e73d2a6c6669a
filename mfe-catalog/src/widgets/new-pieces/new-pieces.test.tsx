import { screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { cards } from '@shop/testing/builders'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { Widget, opened } from './index.ts'

const at = (pathname: string) => ({ pathname, search: '', params: {} })
const words = { title: 'Новое в разделе', all: 'Все новинки' }

test.each([
  ['/catalog/rings', 'rings'],
  ['/catalog/rings/wedding', 'rings%2Fwedding'],
])('%s has a row of its newest pieces, which leads to all of them [catalog.new-beside-listing]', async (path, category) => {
  const wire = fakeWire({ [`GET /pd/frontend/new-products?category=${category}`]: { quantity: 3, products: cards(3) } })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(opened, { scope, params: at(path) })
  await renderWith(<Widget {...words} />, { scope })
  expect(screen.getByRole('region', { name: 'Новое в разделе' })).toBeInTheDocument()
  expect(screen.getAllByTestId('product-card')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Все новинки' })).toHaveAttribute('href', `${path}?new=1&sort=new`)
})

test('another category asks anew and shows nothing of the one before', async () => {
  const wire = fakeWire({
    'GET /pd/frontend/new-products?category=rings': { quantity: 3, products: cards(3) },
    'GET /pd/frontend/new-products?category=men': { quantity: 0, products: [] },
  })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(opened, { scope, params: at('/catalog/rings') })
  await allSettled(opened, { scope, params: at('/catalog/rings') })
  expect(wire.sent).toHaveLength(1)
  await allSettled(opened, { scope, params: at('/catalog/men') })
  await renderWith(<Widget {...words} />, { scope })
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('renders nothing when they fail to load', async () => {
  const wire = fakeWire({
    'GET /pd/frontend/new-products?category=rings': () => {
      throw offline()
    },
  })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(opened, { scope, params: at('/catalog/rings') })
  await renderWith(<Widget {...words} />, { scope })
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
