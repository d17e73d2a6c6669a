import { screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { askedAt } from '@shop/testing/asks'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { aShop } from '@shop/testing/places'
import { renderWith } from '@shop/testing/render-page'
import { Widget, opened } from './index.ts'
import { texts as ru } from './texts/ru.ts'

const HOME = { pathname: '/piercing', search: '', params: {} }

async function show(answer: () => object, service: 'piercing' | null = null) {
  const wire = fakeWire({ 'GET /shops/list': answer })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(opened, { scope, params: HOME })
  await renderWith(<Widget service={service} />, { scope, texts: { 'widget/shop-list': ru } })
}
const two = () => ({ shops: [aShop(), aShop({ id: 8, name: 'KazanMall', services: ['cleaning'] })] })

test('lists the shops that offer the service', async () => {
  await show(two, 'piercing')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toStrictEqual(['Цветной'])
  expect(screen.getByRole('link', { name: /Часы работы/ })).toHaveAttribute('href', '/shops?service=piercing')
})

test('without a service lists every shop of the country', async () => {
  await show(two)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
})

test('a shop without stores says so, without a link to their hours', async () => {
  await show(() => ({ shops: [] }))
  expect(screen.getByText(/Магазинов пока нет/)).toBeInTheDocument()
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('what is asked ahead is what the model asks', async () => {
  const { listed, sent } = await askedAt('/piercing', __dirname, (file) => jest.requireActual(file))
  expect(listed).toStrictEqual(sent)
})

test('on failure it renders nothing', async () => {
  await show(() => {
    throw offline()
  })
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})
