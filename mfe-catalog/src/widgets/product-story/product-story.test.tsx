import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Product } from '@shop/contracts/catalog/product'
import { aCard, aCart, aCartAnswer, aProduct, cards } from '@shop/testing/builders'
import { fakeWire } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { WidgetHost, type WidgetProps } from '@shop/routing'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'

async function show(changes: Partial<Product>, skuId?: string) {
  const wire = fakeWire({ 'POST /cart/add': aCartAnswer(aCart()) })
  await renderWith(<Widget product={aProduct(changes)} skuId={skuId} />, { wire, texts: { 'widget/product-story': ru } })
  return { wire, user: userEvent.setup() }
}

test('pieces of a set are added directly or link to their sizes', async () => {
  const sets = [
    aCard({ id: 5, name: 'Пусеты', url: '/catalog/earrings/studs', sku: 'studs-one' }),
    aCard({ id: 6, name: 'Дорожка', url: '/catalog/rings/pave' }),
  ]
  const { user, wire } = await show({ sets })
  await user.click(screen.getByRole('button', { name: 'Добавить: Пусеты' }))
  expect(wire.sent.at(-1)).toMatchObject({ body: { sku_id: 'studs-one' } })
  expect(screen.getByRole('link', { name: 'Выбрать размер: Дорожка' })).toHaveAttribute('href', '/catalog/rings/pave')
})

test('the piece and its set begin a look [look.from-product]', async () => {
  await show({ itemId: 4, sets: [aCard({ id: 5, itemId: 5 }), aCard({ id: 6, itemId: 6 })] })
  expect(screen.getByRole('link', { name: 'Собрать образ' })).toHaveAttribute('href', '/look?items=4.5.6')
})

test('the chosen size and weight begin the look too [product.variant-kept]', async () => {
  await show({ itemId: 4, sets: [aCard({ id: 5, itemId: 5 })] }, 'aurora-17-50')
  expect(screen.getByRole('link', { name: 'Собрать образ' })).toHaveAttribute('href', '/look?items=4.5&skus=aurora-17-50')
})

test('similar pieces are a labeled row; without any there is none', async () => {
  await show({ similar: cards(4) })
  expect(within(screen.getByRole('region', { name: 'Похожие украшения' })).getAllByTestId('product-card')).toHaveLength(4)
})

test('the link under the name finds the reviews', async () => {
  await show({})
  expect(document.querySelector('#reviews')).toContainElement(screen.getByRole('heading', { name: 'Отзывы' }))
  expect(screen.queryByRole('region', { name: 'Похожие украшения' })).not.toBeInTheDocument()
})

describe('[product.recently-viewed]', () => {
  const Host = ({ owner, widget, props }: WidgetProps) => <p>{`${owner}/${widget} ${JSON.stringify(props)}`}</p>
  const product = aProduct({ itemId: 31 })
  const row = () => screen.queryByText(/^mfe-landings\/recently-viewed/)?.textContent
  const look = () =>
    renderWith(
      <WidgetHost value={Host}>
        <Widget product={product} />
      </WidgetHost>,
      { texts: { 'widget/product-story': ru } },
    )

  /** Sees every element at once. */
  class AllSeen {
    readonly #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe() {
      this.#tell([{ intersectionRatio: 1 } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
    disconnect() {}
  }

  beforeEach(() => {
    localStorage.clear()
    window.IntersectionObserver = AllSeen as unknown as typeof IntersectionObserver
  })
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

  test('what was looked at before stands at the end', async () => {
    localStorage.setItem('viewed:ru', '31.11')
    await look()
    expect(row()).toBe('mfe-landings/recently-viewed {"except":31}')
  })

  test('the first piece that anybody looks at has no such row', async () => {
    localStorage.setItem('viewed:ru', '31')
    await look()
    expect(row()).toBeUndefined()
  })
})
