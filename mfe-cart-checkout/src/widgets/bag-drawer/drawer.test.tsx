import { allSettled, createWatch } from 'effector'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WidgetHost, type WidgetProps } from '@shop/routing'
import { addToBag, cartAnswered, popupClosed } from '@shop/session'
import { aCart, aCartAnswer, aLine, EVERY_ROW, everySum } from '@shop/testing/builders'
import { fakeWire, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderWith, scopeOf } from '@shop/testing/render-page'
import { rowsIn } from '@shop/testing/rows'
import { removalUndone } from '#features/bag/model/index.ts'
import { Widget } from './index.ts'
import { texts } from './texts/ru.ts'

const ring = aLine({ id: 'ring', name: 'Кольцо' })
const drops = aLine({ id: 'drops', name: 'Серьги', quantity: 2, sum: 11_980_00 })

/** Shows the name of a widget and what it is given. */
const Host = ({ owner, widget, props }: WidgetProps) => <p>{`${owner}/${widget} ${JSON.stringify(props)}`}</p>

async function openDrawer(from: 'header' | 'added', answers: Record<string, FakeAnswer> = {}) {
  const wire = fakeWire({ 'POST /cart/add': aCartAnswer(aCart({ version: 2, products: [drops, ring] })), ...answers })
  const scope = scopeOf({ wire })
  await allSettled(cartAnswered, { scope, params: aCart({ products: [drops] }) })
  if (from === 'added') await allSettled(addToBag, { scope, params: { skuId: 'ring', from: 'product' } })
  const view = (
    <WidgetHost value={Host}>
      <Widget from={from} />
    </WidgetHost>
  )
  await renderWith(view, { scope, texts: { 'widget/bag-drawer': texts } })
  return { scope, wire, user: userEvent.setup() }
}

const seen = () => document.body.textContent?.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')

test('opened from the header, shows the lines and the total', async () => {
  await openDrawer('header')
  expect(screen.getByRole('heading', { name: 'В корзине' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Серьги × 2' })).toHaveAttribute('href', '/catalog/rings/aurora-yellow')
  expect(seen()).toContain('2 украшения11 980 ₽')
})

test('shows the rows of the server’s calculation, each under its own name [bag.same-sums]', async () => {
  const { scope } = await openDrawer('header')
  await act(() => allSettled(cartAnswered, { scope, params: aCart({ version: 9, products: [drops], totalProducts: 3, sums: everySum() }) }))
  expect(rowsIn(document.body)).toStrictEqual(EVERY_ROW)
})

test('after adding, lists the added pieces apart from the earlier ones', async () => {
  await openDrawer('added')
  expect(screen.getByRole('heading', { name: 'Добавили в корзину' })).toBeVisible()
  expect(screen.getByRole('list', { name: 'Уже были в корзине' })).toHaveTextContent('Серьги')
  expect(screen.getByRole('list', { name: 'Уже были в корзине' })).not.toHaveTextContent('Кольцо')
  expect(screen.getByRole('link', { name: 'Кольцо' })).toBeVisible()
  expect(seen()).toContain('3 украшения17 970 ₽')
})

test('after adding, what goes with the added piece is offered below; opened from the header, nothing [bag.drawer-goes-with]', async () => {
  await openDrawer('added')
  expect(screen.getByText(/goes-with/)).toHaveTextContent(`mfe-catalog/goes-with {"items":[${ring.itemId}],"isOne":true}`)
  cleanup()
  await openDrawer('header')
  expect(screen.queryByText(/goes-with/)).toBeNull()
})

test('a line restored by Undo leaves the added pieces in their place', async () => {
  const { scope, user } = await openDrawer('added', {
    'POST /cart/remove': aCartAnswer(aCart({ version: 3, products: [ring] })),
    'POST /cart/update': aCartAnswer(aCart({ version: 4, products: [ring, drops] })),
  })
  await user.click(screen.getByRole('button', { name: /^Убрать: Серьги/ }))
  await act(() => allSettled(removalUndone, { scope }))
  expect(screen.getByRole('list', { name: 'Уже были в корзине' })).toHaveTextContent('Серьги')
  expect(screen.getByRole('list', { name: 'Уже были в корзине' })).not.toHaveTextContent('Кольцо')
})

test('links lead to the bag and checkout and close the drawer', async () => {
  const { scope, user } = await openDrawer('header')
  const closed = jest.fn()
  createWatch({ unit: popupClosed, fn: closed, scope })
  expect(screen.getByRole('link', { name: 'Оформить' })).toHaveAttribute('href', '/cart?step=checkout')
  await user.click(screen.getByRole('link', { name: 'Корзина' }))
  expect(closed).toHaveBeenCalledTimes(1)
})

test('removing the last line shows an empty drawer with a link onward', async () => {
  const { user } = await openDrawer('header', { 'POST /cart/remove': aCartAnswer(aCart({ version: 3 })) })
  await user.click(screen.getByRole('button', { name: /^Убрать: Серьги/ }))
  expect(await screen.findByText('В корзине пока пусто')).toBeVisible()
  expect(screen.getByRole('link', { name: 'В каталог' })).toBeVisible()
})

test('the order that emptied the bag can be paid from the drawer, which closes', async () => {
  const { scope, user } = await openDrawer('header')
  const closed = jest.fn()
  createWatch({ unit: popupClosed, fn: closed, scope })
  const unpaidOrder = { id: '4820719', number: '482-0719', payableUntil: new Date().toISOString() }
  await act(() => allSettled(cartAnswered, { scope, params: aCart({ version: 9, unpaidOrder }) }))
  expect(screen.getByText('В корзине пока пусто')).toBeVisible()
  const pay = screen.getByRole('link', { name: 'Оплатить заказ 482-0719' })
  expect(pay).toHaveAttribute('href', '/payment?order=4820719&step=payment')
  await user.click(pay)
  expect(closed).toHaveBeenCalledTimes(1)
})

test('shows an external bag update immediately', async () => {
  const { scope } = await openDrawer('header')
  await act(() => allSettled(cartAnswered, { scope, params: aCart({ version: 9, products: [ring] }) }))
  expect(screen.getByRole('link', { name: 'Кольцо' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Серьги/ })).not.toBeInTheDocument()
})

test('sold-out pieces alone have no sums and no way to checkout [bag.nothing-to-buy]', async () => {
  const { scope } = await openDrawer('header')
  await act(() => allSettled(cartAnswered, { scope, params: aCart({ version: 9, products: [{ ...drops, maxQuantity: 0 }] }) }))
  expect(seen()).toContain('Сейчас из этого ничего не купить')
  expect(screen.queryByText('К оплате')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Оформить' })).not.toBeInTheDocument()
})
