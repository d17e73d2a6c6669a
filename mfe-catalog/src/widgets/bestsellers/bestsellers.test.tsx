import { screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { cards } from '@shop/testing/builders'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { Widget, opened } from './index.ts'
import { texts as ru } from './texts/ru.ts'

const HOME = { pathname: '/', search: '', params: {} }
const texts = { 'widget/bestsellers': ru }

test('bestsellers are a labeled row of cards', async () => {
  const wire = fakeWire({ 'GET /pd/frontend/bestsellers': { products: cards(6) } })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(opened, { scope, params: HOME })
  await renderWith(<Widget />, { scope, texts })
  expect(screen.getByRole('region', { name: 'Выбирают чаще всего' })).toBeInTheDocument()
  expect(screen.getAllByTestId('product-card')).toHaveLength(6)
})

test('a piece that the page shows already is left out, in any variant', async () => {
  const [first, second, ...rest] = cards(6)
  const variant = { itemId: 900, name: 'Белое золото', url: '/catalog/rings/other', value: '#fff', current: false }
  const products = [first, { ...(second as ProductCard), modifications: [{ type: 'metal' as const, variants: [variant] }] }, ...rest]
  const wire = fakeWire({ 'GET /pd/frontend/bestsellers': { products } })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(opened, { scope, params: HOME })
  await renderWith(<Widget except={[first?.itemId ?? 0, 900]} />, { scope, texts })
  expect(screen.getAllByTestId('product-card')).toHaveLength(4)
})

test('another page asks for nothing new', async () => {
  const wire = fakeWire({ 'GET /pd/frontend/bestsellers': { products: cards(6) } })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(opened, { scope, params: HOME })
  await allSettled(opened, { scope, params: { ...HOME, pathname: '/404' } })
  expect(wire.sent).toHaveLength(1)
})

test('renders nothing when bestsellers fail to load', async () => {
  const wire = fakeWire({
    'GET /pd/frontend/bestsellers': () => {
      throw offline()
    },
  })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(opened, { scope, params: HOME })
  await renderWith(<Widget />, { scope, texts })
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
