import { act, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import userEvent from '@testing-library/user-event'
import { $pageFailure } from '@shop/routing'
import { aCard, aDesignerStory, aListing } from '@shop/testing/builders'
import { fakeWire, later, refuse } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import * as page from './index.ts'
import { texts as ru } from './texts/ru.ts'

const rings = { name: 'Кольца', url: '/catalog/rings' }
const earrings = { name: 'Серьги', url: '/catalog/earrings' }
const products = [
  aCard({ id: 1, name: 'Кольцо «Купол»', catalog: rings }),
  aCard({ id: 2, name: 'Кольцо «Два конца»', catalog: rings }),
  aCard({ id: 3, name: 'Серьги-кольца', catalog: earrings }),
]

async function show(path = '/designers/vera-moss') {
  const wire = fakeWire({
    'GET /designers/vera-moss/info': {
      result: { designer: aDesignerStory({ near: [{ name: 'Halden', url: '/designers/halden', lang: 'en', city: 'Осло', count: 9 }] }) },
    },
    'POST /designers/show': { result: aListing({ quantity: 3, products }) },
  })
  return { wire, ...(await renderPage(page, path, { wire, texts: { 'page/designer': ru } })) }
}
const names = () => screen.getAllByTestId('product-card').map((card) => within(card).getByRole('heading').textContent)

test('shows who the house is, what it makes and how', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vera Moss')
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  expect(screen.getByText('с 2019 года')).toBeInTheDocument()
  expect(screen.getByText(/от 9.800.₽ до 148.000.₽/)).toBeInTheDocument()
  expect(screen.getByText('Каждая вещь начинается с воска.')).toBeInTheDocument()
  expect(names()).toStrictEqual(['Кольцо «Купол»', 'Кольцо «Два конца»', 'Серьги-кольца'])
})

test('selecting a category changes the URL without a further request', async () => {
  const { wire, address } = await show()
  await userEvent.click(screen.getByRole('link', { name: /Серьги\s?1/ }))
  expect(address()).toBe('/designers/vera-moss?category=earrings')
  expect(names()).toStrictEqual(['Серьги-кольца'])
  expect(wire.sent).toHaveLength(2)
})

test('a category the house does not have shows all of its pieces', async () => {
  await show('/designers/vera-moss?category=brooches')
  expect(names()).toHaveLength(3)
})

test('similar houses are links to their pages', async () => {
  await show()
  const near = screen.getByRole('region', { name: 'Близко по духу' })
  expect(within(near).getByRole('link', { name: /Halden/ })).toHaveAttribute('href', '/designers/halden')
})

test('an unknown house returns 404', async () => {
  const wire = fakeWire({
    'GET /designers/nobody/info': () => {
      throw refuse(404, 'NOT_FOUND')
    },
  })
  const { scope } = await renderPage(page, '/designers/nobody', { wire, texts: { 'page/designer': ru } })
  expect(scope.getState($pageFailure)).toStrictEqual({ status: 404 })
})

test('a refusal of a house that was left does not take the shown one away', async () => {
  const late = later<never>()
  const wire = fakeWire({
    'GET /designers/vera-moss/info': { result: { designer: aDesignerStory() } },
    'POST /designers/show': ({ body }) =>
      (body as { url: string }).url === 'vera-moss' ? { result: aListing({ products }) } : late.answer(),
    'GET /designers/nobody/info': late.answer,
  })
  const { scope } = await renderPage(page, '/designers/vera-moss', { wire, texts: { 'page/designer': ru } })
  await act(async () => {
    const left = allSettled(page.opened, { scope, params: { id: 'nobody', category: null } })
    const back = allSettled(page.opened, { scope, params: { id: 'vera-moss', category: null } })
    late.reject(refuse(404, 'NOT_FOUND'))
    await Promise.all([left, back])
  })
  expect(scope.getState($pageFailure)).toBeNull()
  expect(names()).toHaveLength(3)
})
