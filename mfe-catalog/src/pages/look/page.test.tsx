import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { askedAt } from '@shop/testing/asks'
import { cards } from '@shop/testing/builders'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import * as page from './index.ts'
import { texts as ru } from './texts/ru.ts'

async function show(path = '/look', answer: () => object = () => ({ products: cards(6) })) {
  const wire = fakeWire({ 'GET /pd/frontend/bestsellers': answer })
  return { wire, ...(await renderPage(page, path, { wire, texts: { 'page/look': ru } })) }
}

test('the page shows its title and its pieces', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(ru.title)
  expect(screen.getAllByTestId('product-card')).toHaveLength(6)
})

test.each([
  ['?limit=3', 3],
  ['?limit=none', 6],
])('with %s in the URL it shows %i pieces', async (search, shown) => {
  await show(`/look${search}`)
  expect(screen.getAllByTestId('product-card')).toHaveLength(shown)
})

test('an empty list shows a message', async () => {
  await show('/look', () => ({ products: [] }))
  expect(screen.getByText(ru.nothing)).toBeInTheDocument()
})

test('prefetched requests match the model’s requests', async () => {
  const { listed, sent } = await askedAt('/look', __dirname, (file) => jest.requireActual(file))
  expect(listed).toStrictEqual(sent)
})

test('a failed list can be retried', async () => {
  let isDown = true
  const { wire } = await show('/look', () => {
    if (isDown) throw offline()
    return { products: cards(6) }
  })
  isDown = false
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Повторить' })))
  expect(screen.getAllByTestId('product-card')).toHaveLength(6)
  expect(wire.sent).toHaveLength(2)
})
