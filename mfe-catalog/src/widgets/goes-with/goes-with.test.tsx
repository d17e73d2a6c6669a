import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, createWatch } from 'effector'
import { cartAnswered, popupClosed } from '@shop/session'
import { aCard, aCart, aCartAnswer, aLine } from '@shop/testing/builders'
import { fakeWire, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'

const PATH = '/catalog/look/goes-with?items%5B%5D=11&items%5B%5D=12'
const chain = aCard({ id: 31, itemId: 31, name: 'Цепь', url: '/catalog/necklaces/chain', sku: null })
const studs = aCard({ id: 32, itemId: 32, name: 'Пусеты', url: '/catalog/earrings/studs', sku: 'studs-one' })
const drops = aCard({ id: 33, itemId: 33, name: 'Капли', url: '/catalog/earrings/drops', sku: 'drops-one' })

async function open(answer: FakeAnswer, isOne?: boolean, items = [11, 12]) {
  const withStuds = aCart({ version: 5, products: [aLine({ id: 'studs-one', itemId: 32 })] })
  const wire = fakeWire({ [`GET ${PATH}`]: answer, 'POST /cart/add': aCartAnswer(withStuds) })
  const scope = scopeOf({ wire })
  await renderWith(<Widget items={items} isOne={isOne} />, { scope, texts: { 'widget/goes-with': ru } })
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
  return { wire, scope, user: userEvent.setup() }
}
const names = () => screen.queryAllByTestId('product-card').map((card) => card.querySelector('h3')?.textContent)

test('what suits the bag is a labeled row of cards, asked for once [bag.goes-with]', async () => {
  const { wire } = await open({ products: [chain, studs] })
  expect(screen.getByRole('region', { name: 'Подойдёт к этому' })).toBeInTheDocument()
  expect(names()).toStrictEqual(['Цепь', 'Пусеты'])
  expect(wire.sent.map(({ path }) => path)).toStrictEqual([PATH])
})

test('what comes into the bag leaves the row at once, in any size [bag.goes-with]', async () => {
  const { scope } = await open({ products: [chain, studs] })
  await act(() => allSettled(cartAnswered, { scope, params: aCart({ version: 3, products: [aLine({ id: 'chain-45', itemId: 31 })] }) }))
  expect(names()).toStrictEqual(['Пусеты'])
})

test.each([
  ['nothing suits', { products: [] }],
  [
    'it cannot be read',
    () => {
      throw offline()
    },
  ],
])('renders nothing where %s', async (_, answer) => {
  await open(answer)
  expect([screen.queryByRole('region'), screen.queryByRole('heading')]).toStrictEqual([null, null])
})

test('a bag without pieces asks for nothing', async () => {
  const { wire } = await open({ products: [chain] }, false, [])
  expect([wire.sent, names()]).toStrictEqual([[], []])
})

test('in the drawer one press adds a piece without sizes, a double click no other one; the next one stands in its place [bag.drawer-goes-with]', async () => {
  const { wire, user } = await open({ products: [chain, studs, drops] }, true)
  await user.dblClick(screen.getByRole('button', { name: 'Добавить: Пусеты' }))
  expect(await screen.findByRole('button', { name: 'Добавить: Капли' })).toBeInTheDocument()
  expect(wire.sent.filter(({ path }) => path === '/cart/add')).toMatchObject([{ body: { sku_id: 'studs-one' } }])
})

test('in the drawer a piece with lengths leads to them and closes the drawer', async () => {
  const { scope, user } = await open({ products: [chain] }, true)
  const closed = jest.fn()
  createWatch({ unit: popupClosed, fn: closed, scope })
  const way = screen.getByRole('link', { name: 'Выбрать длину: Цепь' })
  expect(way).toHaveAttribute('href', chain.url)
  await user.click(way)
  expect(closed).toHaveBeenCalledTimes(1)
})
