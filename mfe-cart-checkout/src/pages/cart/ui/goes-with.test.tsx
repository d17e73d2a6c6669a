import { act, screen, waitFor } from '@testing-library/react'
import { allSettled } from 'effector'
import type { CartLine } from '@shop/contracts/cart/cart'
import { CERTIFICATES_PATH } from '@shop/contracts/certificates/goods'
import { WidgetHost, type WidgetProps } from '@shop/routing'
import { $isHydrated, cartAnswered } from '@shop/session'
import { aCart, aCartAnswer, aLine } from '@shop/testing/builders'
import { fakeWire } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import * as cart from '../index.ts'
import { texts as ru } from '../texts/ru.ts'

const [ring, wider, chain, studs] = [
  aLine({ id: 'ring-16', itemId: 11, name: 'Кольцо' }),
  aLine({ id: 'ring-17', itemId: 11, name: 'Кольцо' }),
  aLine({ id: 'chain', itemId: 21, name: 'Цепь' }),
  aLine({ id: 'studs', itemId: 31, name: 'Пусеты' }),
]
const certificate = aLine({ id: 'gift', itemId: 91, name: 'Сертификат', url: `${CERTIFICATES_PATH}/gift` })

/** Shows the name of a widget and what it is given. */
const Host = ({ owner, widget, props }: WidgetProps) => <p>{`${owner}/${widget} ${JSON.stringify(props)}`}</p>
const row = () => screen.queryByText(/^mfe-catalog\/goes-with/)?.textContent ?? null

async function open(products: CartLine[]) {
  const wire = fakeWire({ 'POST /cart/calculate': aCartAnswer(aCart({ version: 1, products })) })
  const Page = () => (
    <WidgetHost value={Host}>
      <cart.Page />
    </WidgetHost>
  )
  const page = await renderPage({ ...cart, Page }, '/cart', { wire, texts: { 'page/cart': ru }, values: [given($isHydrated, true)] })
  await screen.findByText(/^mfe-catalog\/promise|Упаковка/)
  return page
}

test.each([
  ['one line', [ring], [11]],
  ['two lines', [ring, chain], [11, 21]],
  ['two sizes of one piece', [ring, wider], [11]],
  ['a piece and a certificate', [ring, certificate], [11]],
])('a bag of %s is asked what goes with its pieces [bag.goes-with]', async (_, lines, items) => {
  await open(lines)
  await waitFor(() => expect(row()).toBe(`mfe-catalog/goes-with ${JSON.stringify({ items })}`))
})

test('a bag of three lines has no such row; once a line is removed it comes, and goes with the last one', async () => {
  const { scope } = await open([ring, chain, studs])
  expect(row()).toBeNull()
  await act(() => allSettled(cartAnswered, { scope, params: aCart({ version: 2, products: [ring, studs] }) }))
  expect(row()).toBe('mfe-catalog/goes-with {"items":[11,31]}')
  await act(() => allSettled(cartAnswered, { scope, params: aCart({ version: 3, products: [] }) }))
  expect(row()).toBeNull()
})

test('the row is asked for only once the shopper has come near it [bag.goes-with]', async () => {
  const watched = new Map<Element, (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void>()
  class Watching {
    readonly #tell
    constructor(tell: (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void) {
      this.#tell = tell
    }
    observe = (element: Element) => void watched.set(element, this.#tell)
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Watching })
  await open([ring])
  const [box, tell] = [...watched].at(-1)!
  expect([row(), box]).toStrictEqual([null, expect.objectContaining({ className: expect.stringContaining('row') })])
  act(() => tell([{ isIntersecting: false, intersectionRatio: 0 }]))
  expect(row()).toBeNull()
  act(() => tell([{ isIntersecting: true, intersectionRatio: 0.1 }]))
  expect(row()).not.toBeNull()
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})
