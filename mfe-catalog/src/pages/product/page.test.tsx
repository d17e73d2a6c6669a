import { createElement } from 'react'
import { allSettled, createWatch, fork } from 'effector'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Product } from '@shop/contracts/catalog/product'
import { alertAsked } from '@shop/contracts/events/alert-asked'
import { emitterOf } from '@shop/events'
import { $pageFailure, WidgetHost, type WidgetProps } from '@shop/routing'
import { $popup, $toast, cartAnswered, sizeLiked } from '@shop/session'
import { aCard, aCart, aCartAnswer, aLine, aProduct, aSku } from '@shop/testing/builders'
import { fakeWire, later, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderPage, renderWith } from '@shop/testing/render-page'
import { cardsSeen } from '#features/seen/cards.ts'
import * as product from './index.ts'
import { ProductFacts, type ProductFactsProps } from '../../widgets/product-facts/widget.tsx'
import { Unavailable, type UnavailableProps } from '../../widgets/unavailable/widget.tsx'
import { texts as unavailable } from '../../widgets/unavailable/texts/ru.ts'
import { VariantMissing, type VariantMissingProps } from '../../widgets/variant-missing/widget.tsx'
import { texts as missing } from '../../widgets/variant-missing/texts/ru.ts'
import { texts as ru } from './texts/ru.ts'

const PATH = '/catalog/rings/aurora-yellow'
const skuListWithGems = [
  aSku({ id: 'y16', size: '16', balances: 2 }),
  aSku({ id: 'y165', size: '16,5', balances: 9 }),
  aSku({ id: 'y17', size: '17', price: { initial: 6_500_00, final: 5_200_00, lowestPrice30: null } }),
  aSku({ id: 'y175', size: '17,5', balances: 0 }),
]
const metal = {
  type: 'metal' as const,
  variants: [
    { name: 'Жёлтое золото', url: PATH, value: '#D9B566', current: true },
    { name: 'Белое золото', url: '/catalog/rings/aurora-white', value: '#DAD9D6', current: false },
  ],
}
const ring = aProduct({ skuListWithGems, modifications: [metal] })

beforeEach(() => {
  window.matchMedia = ((media: string) => ({ matches: true, media })) as typeof window.matchMedia
})

async function show(path = PATH, changes: Partial<Product> = {}, added: FakeAnswer = aCartAnswer(aCart())) {
  const wire = fakeWire({ [`GET ${PATH}/info`]: { result: { product: { ...ring, ...changes } } }, 'POST /cart/add': added })
  const page = await renderPage(hosted, path, {
    wire,
    texts: { 'page/product': ru, 'widget/unavailable': unavailable, 'widget/variant-missing': missing },
  })
  return { ...page, wire, user: userEvent.setup() }
}
/** Of the widgets those that stand in place of the button and under the sizes, and the facts. */
const Host = ({ widget, props }: WidgetProps) => {
  if (widget === 'unavailable') return createElement(Unavailable, props as unknown as UnavailableProps)
  if (widget === 'variant-missing') return createElement(VariantMissing, props as unknown as VariantMissingProps)
  return widget === 'product-facts' ? createElement(ProductFacts, props as unknown as ProductFactsProps) : null
}
const hosted = { ...product, Page: () => <WidgetHost value={Host}>{createElement(product.Page)}</WidgetHost> }
const size = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const addButton = () => screen.getByTestId('add-to-bag')
/** Beside the sizes. */
const status = () => screen.getAllByRole('status')[0]?.textContent.replaceAll(/\s/g, ' ')

test('the URL selects the size [product.variant-in-address]', async () => {
  await show(`${PATH}?size=17`)
  expect(size('17')).toBeChecked()
  expect(screen.getAllByText(/5 200 ₽/)[0]).toBeInTheDocument()
})

test('a chain is asked about its length, and told about the one that is gone [product.length-not-size]', async () => {
  const lengths = [
    aSku({ id: 'c40', size: '40 см', balances: 0, characteristicName: 'Длина' }),
    aSku({ id: 'c45', size: '45 см', balances: 3, characteristicName: 'Длина' }),
  ]
  const { user } = await show(PATH, { skuListWithGems: lengths, modifications: [] })
  await user.click(addButton())
  expect(screen.getByRole('alert')).toHaveTextContent('Выберите длину')
  await user.click(size(/^40/))
  expect(screen.getByText('Длина 40 см: сейчас нет')).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Есть' })).toHaveTextContent('45 см')
})

test('no size is preselected: the button asks for one [product.no-size-chosen]', async () => {
  const { user, wire, address } = await show()
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  await user.click(addButton())
  expect(wire.sent.map(({ path }) => path)).toStrictEqual([`${PATH}/info`])
  expect(screen.getByRole('alert')).toHaveTextContent('Выберите размер')
  expect(screen.getByRole('group', { name: 'Размер' })).toHaveAccessibleDescription('Выберите размер')
  await waitFor(() => expect(size('16')).toHaveFocus())
  await user.click(size('16'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(address()).toBe(`${PATH}?size=16`)
  await user.click(addButton())
  expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/add', body: { sku_id: 'y16' } })
})

test('without JavaScript the size is a required field', async () => {
  await show()
  expect(size('16')).toBeRequired()
})

test('a stone weight selected first is kept when a size is selected', async () => {
  const stones = [
    aSku({ id: '16-30', size: '16', mainGemWeight: '0,30 ct' }),
    aSku({ id: '16-50', size: '16', mainGemWeight: '0,50 ct' }),
    aSku({ id: '17-30', size: '17', mainGemWeight: '0,30 ct' }),
  ]
  const { user, address } = await show(`${PATH}?weight=0.50`, { skuListWithGems: stones })
  expect(screen.getByRole('link', { name: '0,50 ct' })).toHaveAttribute('aria-current', 'page')
  await user.click(size('16'))
  expect(address()).toBe(`${PATH}?size=16&weight=0.50`)
  await user.click(size('17'))
  await user.click(size('16'))
  expect(address()).toBe(`${PATH}?size=16&weight=0.50`)
})

describe('a chosen size and weight', () => {
  const stone = (id: string, balances = 3) => aSku({ id, size: id.slice(0, 2), mainGemWeight: `0,${id.slice(3)} ct`, balances })
  const skus = [stone('16-30'), stone('16-50'), stone('17-30'), stone('17-50', 0)]
  const known = { skuListWithGems: skus, sets: [aCard({ itemId: 77 })] }

  test('go along to another metal, into the shared link and into the look [product.variant-kept]', async () => {
    const shared: string[] = []
    Object.assign(navigator, { share: ({ url }: { url: string }) => Promise.resolve(shared.push(url)) })
    const { user } = await show(`${PATH}?size=16&weight=0.50`, known)
    expect(screen.getByRole('link', { name: 'Белое золото' })).toHaveAttribute('href', '/catalog/rings/aurora-white?size=16&weight=0.50')
    await user.click(screen.getByRole('button', { name: ru.share }))
    expect(shared).toStrictEqual([`http://localhost${PATH}?size=16&weight=0.50`])
    Reflect.deleteProperty(navigator, 'share')
  })

  test.each([
    ['size=21&weight=0.50', 'Размера 21 у этого украшения нет. Выберите другой.'],
    ['size=17&weight=0.70', 'Камня 0,70 ct здесь нет: показываем 0,30 ct.'],
    ['size=17&weight=0.50', ''],
  ])('%s are told where this piece is not made in them [product.variant-kept]', async (query, told) => {
    await show(`${PATH}?${query}`, known)
    expect(status()).toBe(told)
  })

  const dearer = { initial: 174_900_00, final: 174_900_00, lowestPrice30: null }
  const cheaper = { ...dearer, initial: 99_900_00, final: 99_900_00 }
  test.each([
    ['sold out', [{ ...stone('17-30', 0), price: cheaper }]],
    ['not made', []],
  ])(
    'a weight that is %s in the pressed size gives way to another, which is told with the price [product.weight-changed]',
    async (_, of17) => {
      const of18 = { ...stone('18-30'), price: cheaper }
      const { user } = await show(`${PATH}?size=18`, { skuListWithGems: [...of17, { ...stone('17-50'), price: dearer }, of18] })
      expect(status()).toBe('')
      await user.click(size('17'))
      expect(status()).toBe('0,30 ct нет в этом размере, показываем 0,50 ct: +75 000 ₽')
      await user.click(size('18'))
      expect(status()).toBe('0,50 ct нет в этом размере, показываем 0,30 ct: −75 000 ₽')
    },
  )

  test('a weight that is there again, and one that was chosen, are not called missing', async () => {
    const list = [
      { ...stone('16-30'), price: cheaper },
      { ...stone('16-50'), price: dearer },
      { ...stone('17-50'), price: dearer },
    ]
    const { user } = await show(`${PATH}?size=16`, { skuListWithGems: list })
    await user.click(size('17'))
    await user.click(size('16'))
    expect(status()).toBe('Теперь показываем 0,30 ct: −75 000 ₽')
    await user.click(screen.getByRole('link', { name: '0,50 ct' }))
    expect(status()).toBe('')
  })

  test('are told in a place that may hold a block, so that the document is taken over as it is', async () => {
    const Host = ({ widget }: WidgetProps) => (widget === 'variant-missing' ? createElement('div', null, 'Размера 21 нет') : null)
    const hosted = { ...product, Page: () => <WidgetHost value={Host}>{createElement(product.Page)}</WidgetHost> }
    const wire = fakeWire({ [`GET ${PATH}/info`]: { result: { product: { ...ring, ...known } } } })
    await renderPage(hosted, `${PATH}?size=21`, { wire, texts: { 'page/product': ru } })
    expect(screen.getByText('Размера 21 нет').closest('p')).toBeNull()
  })

  test('that the shopper changes beside a heart are kept by it; the address changes nothing [favorites.size-liked]', async () => {
    const { user, scope } = await show(`${PATH}?size=16&weight=0.50`, known)
    const kept: unknown[] = []
    createWatch({ unit: sizeLiked, scope, fn: (one) => kept.push(one) })
    await user.click(size(/^17/))
    await user.click(within(screen.getByRole('navigation', { name: 'Есть' })).getByRole('link', { name: '16' }))
    await user.click(screen.getByRole('link', { name: '0,30 ct' }))
    const { itemId: id } = ring
    expect(kept).toStrictEqual([
      { id, sku: '17-50' },
      { id, sku: '16-50' },
      { id, sku: '16-30' },
    ])
  })

  test('are named where a letter is asked for [product.notify-me]', async () => {
    const { user, scope } = await show(`${PATH}?size=17&weight=0.50`, known)
    await user.click(screen.getByRole('button', { name: 'Сообщить, когда появится' }))
    expect(scope.getState($popup)?.props).toMatchObject({ awaited: { kind: 'stock', id: '17-50' }, size: '17', weight: '0,50 ct' })
  })
})

test('a chosen weight without a size shows the lowest price, the struck price of that weight [product.price-of-weight]', async () => {
  const stone = (id: string, mainGemWeight: string, initial: number, final: number) =>
    aSku({ id, size: id.slice(0, 2), mainGemWeight, price: { initial, final, lowestPrice30: null } })
  const stones = [
    stone('16-30', '0,30 ct', 9_000_00, 8_000_00),
    stone('16-50', '0,50 ct', 14_000_00, 12_000_00),
    stone('17-50', '0,50 ct', 15_000_00, 13_000_00),
  ]
  const price = { ...ring.price, initial: 9_000_00, final: 8_000_00 }
  const instalment = { payments: 4, share: 2_000_00, formattedShare: '2 000 ₽', weeks: 6 }
  await show(`${PATH}?weight=0.50`, { skuListWithGems: stones, price, hasPriceRange: true, instalment })
  const shown = document.body.textContent.replaceAll(/\s/g, ' ')
  expect(shown.match(/от 12 000 ₽/g)).toHaveLength(2) // in the column, and in the bar of a phone
  expect(shown).toContain('14 000 ₽')
  expect(shown).not.toMatch(/[89] 000 ₽/)
})

test('the lowest price of a weight is that of a size in stock [product.price-to-buy]', async () => {
  const stone = (id: string, final: number, balances: number) =>
    aSku({
      id,
      size: id,
      mainGemWeight: id === '18' ? '0,30 ct' : '0,50 ct',
      balances,
      price: { initial: final, final, lowestPrice30: null },
    })
  const stones = [stone('16', 12_000_00, 0), stone('17', 13_000_00, 2), stone('18', 8_000_00, 2)]
  await show(`${PATH}?weight=0.50`, { skuListWithGems: stones, hasPriceRange: true })
  expect(document.body.textContent.replaceAll(/\s/g, ' ').match(/(от )?1[23] 000 ₽/g)).toStrictEqual(['13 000 ₽', '13 000 ₽'])
})

test('a double press without a size scrolls nothing under the second press [product.double-press]', async () => {
  await show()
  jest.useFakeTimers()
  try {
    fireEvent.click(addButton())
    act(() => jest.advanceTimersByTime(250))
    expect(size('16')).not.toHaveFocus()
    fireEvent.click(addButton())
    act(() => jest.advanceTimersByTime(250))
    expect(size('16')).not.toHaveFocus()
    act(() => jest.advanceTimersByTime(250))
    expect(size('16')).toHaveFocus()
  } finally {
    jest.useRealTimers()
  }
})

test('selecting a size updates the URL, the price and the stock', async () => {
  const { user, address, wire } = await show()
  await user.click(size('16'))
  expect(address()).toBe(`${PATH}?size=16`)
  expect(screen.getByText(/Осталось 2/)).toBeInTheDocument()
  expect(wire.sent).toHaveLength(1)
})

test('an unavailable size can be selected: alternatives replace the button [product.unavailable-size]', async () => {
  const { user, address } = await show()
  expect(size(/17,5/)).toHaveAccessibleName(/^17,5\s?, нет в наличии$/)
  await user.click(size(/17,5/))
  expect(address()).toBe(`${PATH}?size=17.5`)
  expect(screen.queryByTestId('add-to-bag')).not.toBeInTheDocument()
  const gone = screen.getByText('Размер 17,5: сейчас нет').parentElement as HTMLElement
  expect(within(gone).getByRole('link', { name: '16,5' })).toHaveAttribute('href', `${PATH}?size=16.5`)
  expect(within(gone).getByRole('link', { name: 'Белое золото' })).toHaveAttribute('href', '/catalog/rings/aurora-white?size=17.5')
  await user.click(within(gone).getByRole('link', { name: '16' }))
  expect(addButton()).toBeInTheDocument()
})

test('a wrong category in the address gives way to the right one, with the query [product.one-address]', async () => {
  const wire = fakeWire({ 'GET /catalog/earrings/aurora-yellow/info': { result: { product: { ...ring, url: PATH } } } })
  const { address } = await renderPage(hosted, '/catalog/earrings/aurora-yellow?size=17', {
    wire,
    texts: { 'page/product': ru, 'widget/unavailable': unavailable },
  })
  await waitFor(() => expect(address()).toBe(`${PATH}?size=17`))
  expect(size('17')).toBeChecked()
  expect(addButton()).toBeEnabled()
  // The piece is not asked for again.
  expect(wire.sent.filter(({ path }) => path.endsWith('/info'))).toHaveLength(1)
})

test.each([
  [PATH, false],
  ['/catalog/rings/nothing-like-it', true],
])('%s is a piece of its category; unknown: %s [catalog.category-or-product]', async (path, isUnknown) => {
  const { scope } = await show(path)
  expect(scope.getState($pageFailure)).toStrictEqual(isUnknown ? { status: 404 } : null)
  expect(screen.queryByRole('heading', { level: 1 }) === null).toBe(isUnknown)
})

test('a size that is not there can be followed, and the price of one that is [product.notify-me]', async () => {
  const { user, scope } = await show(`${PATH}?size=17.5`)
  expect(screen.queryByRole('button', { name: 'Сообщить, если подешевеет' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Сообщить, когда появится' }))
  expect(scope.getState($popup)).toStrictEqual({
    owner: 'mfe-profile',
    widget: 'tell-me',
    props: { awaited: { kind: 'stock', id: 'y175' }, name: ring.name, size: '17,5' },
  })
  await user.click(size('16'))
  await user.click(screen.getByRole('button', { name: 'Сообщить, если подешевеет' }))
  expect(scope.getState($popup)?.props).toStrictEqual({
    awaited: { kind: 'price', id: String(ring.itemId), sku: 'y16' },
    name: ring.name,
    size: '16',
    weight: null,
  })
})

test('without a size the price of the whole piece is followed [product.notify-me]', async () => {
  const { user, scope } = await show()
  await user.click(screen.getByRole('button', { name: 'Сообщить, если подешевеет' }))
  expect(scope.getState($popup)?.props).toStrictEqual({ awaited: { kind: 'price', id: String(ring.itemId) }, name: ring.name })
})

test.each([
  [PATH, { kind: 'price', id: String(ring.itemId) }, 'Сообщить, если подешевеет', 'Напишем, если подешевеет'],
  [`${PATH}?size=16`, { kind: 'price', id: 'y16' }, 'Сообщить, если подешевеет', 'Напишем, если подешевеет'],
  [`${PATH}?size=17.5`, { kind: 'stock', id: 'y175' }, 'Сообщить, когда появится', 'Напишем, когда появится'],
] as const)('what the shopper waits for is named so on %s', async (path, params, before, after) => {
  const { scope } = await show(path)
  await act(() => allSettled(emitterOf(alertAsked, 'test'), { scope, params: { ...params, id: 'another' } }))
  expect(screen.getByRole('button', { name: before })).toBeInTheDocument()
  await act(() => allSettled(emitterOf(alertAsked, 'test'), { scope, params }))
  expect(screen.getByRole('button', { name: after })).toBeInTheDocument()
})

test('of a piece without any size each size is followed by one press, beside the words [product.alert-of-any-size]', async () => {
  const { user, scope } = await show(PATH, { maxQuantity: 0, skuListWithGems: skuListWithGems.map((sku) => ({ ...sku, balances: 0 })) })
  const sizes = within(screen.getByRole('group', { name: 'Сообщить, когда появится' }))
  expect(sizes.getAllByRole('button').map(({ textContent }) => textContent)).toStrictEqual(['16', '16,5', '17', '17,5'])
  await user.click(sizes.getByRole('button', { name: '17,5' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(scope.getState($popup)).toMatchObject({ widget: 'tell-me', props: { awaited: { kind: 'stock', id: 'y175' }, size: '17,5' } })
})

test('a discontinued piece says so, and is not followed', async () => {
  await show(PATH, { is_archive: true })
  expect(screen.queryByRole('button', { name: /^Сообщить/ })).not.toBeInTheDocument()
  expect(screen.queryByTestId('add-to-bag')).not.toBeInTheDocument()
  expect(screen.getByText('Это украшение больше не делают')).toBeInTheDocument()
})

test('other metals are links to their own pages', async () => {
  await show()
  const metals = screen.getByRole('navigation', { name: 'Металл' })
  expect(within(metals).getByRole('link', { name: 'Белое золото' })).toHaveAttribute('href', '/catalog/rings/aurora-white')
  expect(within(metals).getByRole('link', { current: true })).toHaveTextContent('Жёлтое золото')
})

test('another metal is marked at once, before its data have come [product.metal-at-once]', async () => {
  const white = later<object>()
  const wire = fakeWire({ [`GET ${PATH}/info`]: { result: { product: ring } }, 'GET /catalog/rings/aurora-white/info': white.answer })
  await renderPage(hosted, PATH, { wire, texts: { 'page/product': ru } })
  const metals = within(screen.getByRole('navigation', { name: 'Металл' }))
  await userEvent.click(metals.getByRole('link', { name: 'Белое золото' }))
  expect(metals.getByRole('link', { current: true })).toHaveTextContent('Белое золото')
})

test('the form adds the selected size, also without JavaScript', async () => {
  const { user, wire } = await show(`${PATH}?size=17`)
  const form = size('17').form as HTMLFormElement
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/do/cart/add')
  expect(form.dataset).toHaveProperty('early')
  expect(Object.fromEntries(new FormData(form))).toStrictEqual({ quantity: '1', sku_id: 'y17' })
  await user.click(addButton())
  expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/add', body: { sku_id: 'y17', quantity: 1 } })
})

test('a piece of one size is added without a selection', async () => {
  const { user, wire } = await show(PATH, { skuListWithGems: [aSku({ id: 'one', size: null })] })
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await user.click(addButton())
  expect(wire.sent.at(-1)).toMatchObject({ body: { sku_id: 'one' } })
})

test('after an addition the main button leads to the bag, and a quiet one adds another [bag.to-bag-after-add]', async () => {
  const { user, wire } = await show(`${PATH}?size=17`, {}, aCartAnswer(aCart({ products: [aLine({ id: 'y17' })] })))
  expect(addButton()).toHaveTextContent('Добавить в корзину')
  await user.dblClick(addButton())
  const toBag = await screen.findAllByRole('link', { name: /^Перейти в.корзину/ })
  expect(toBag[0]).toHaveAttribute('href', '/cart')
  expect(toBag[0]).toHaveFocus()
  const added = () => wire.sent.filter(({ path }) => path === '/cart/add')
  expect(added()).toHaveLength(1)
  expect(addButton()).toHaveTextContent('Ещё одно')
  await user.click(addButton())
  expect(added()).toHaveLength(2)
})

test('an engraved piece in the bag: the button leads there, with its words', async () => {
  const engraving = { text: 'Навсегда', face: 'serif', price: 1_500_00 }
  const bag = aCart({ version: 2, products: [aLine({ id: 'y17.a1b2', quantity: 1, maxQuantity: 3, engraving })] })
  const wire = fakeWire({ [`GET ${PATH}/info`]: { result: { product: ring } } })
  const { scope } = await renderPage(product, `${PATH}?size=17`, { wire, texts: { 'page/product': ru } })
  await act(() => allSettled(cartAnswered, { scope, params: bag }))
  expect(screen.getAllByRole('link', { name: /^Перейти в.корзину/ })).not.toHaveLength(0)
  expect(screen.getByText(/^В.корзине с.гравировкой «Навсегда»$/)).toBeInTheDocument()
  expect(addButton()).toHaveTextContent(/^Ещё одно без\sгравировки$/)
})

test('the whole stock in the bag leaves only the way to the bag', async () => {
  const line = aLine({ id: 'y17', quantity: 3, maxQuantity: 3 })
  const { user } = await show(`${PATH}?size=17`, {}, aCartAnswer(aCart({ products: [line] })))
  await user.click(addButton())
  expect((await screen.findAllByRole('link', { name: /^Перейти в.корзину/ }))[0]).toBeVisible()
  expect(screen.queryByTestId('add-to-bag')).not.toBeInTheDocument()
})

test('a refusal is told with the words of the server, and the button stays', async () => {
  const { user, scope } = await show(`${PATH}?size=17`, {}, () => {
    throw refuse(409, 'SOLD_OUT', 'Украшение уже продано')
  })
  await user.click(addButton())
  expect(scope.getState($toast)?.text).toStrictEqual([expect.objectContaining({ key: 'notAdded' }), 'Украшение уже продано'])
  expect(addButton()).toHaveTextContent('Добавить в корзину')
})

test('the tag "new" links to the new pieces, other tags are text', async () => {
  await show(PATH, {
    tags: [
      { code: 'new', name: 'Новинка' },
      { code: 'hit', name: 'Хит' },
    ],
  })
  expect(screen.getByRole('link', { name: 'Новинка' })).toHaveAttribute('href', '/catalog/new')
  expect(screen.getByText('Хит').closest('a')).toBeNull()
})

test('a reduced price is announced as old and new', async () => {
  await show(`${PATH}?size=17`)
  expect(screen.getByText('Старая цена')).toBeInTheDocument()
  expect(screen.getByText(/−20/)).toBeInTheDocument()
})

test('a reduced price shows the lowest price of the previous thirty days', async () => {
  await show(PATH, {
    skuListWithGems: [aSku({ size: null, price: { initial: 6_500_00, final: 5_200_00, lowestPrice30: 6_300_00 } })],
  })
  expect(screen.getByText(/30.дней.*6.300.₽/)).toBeInTheDocument()
})

test('a regular price shows no lowest price of thirty days', async () => {
  await show()
  expect(screen.queryByText(/30.дней до снижения/)).not.toBeInTheDocument()
})

test('a preorder changes only the label and the date [product.preorder-label]', async () => {
  const { user, wire } = await show(`${PATH}?size=17`, {
    preorder: { date: '2026-12-18', formattedDate: '18 декабря' },
    availability: 'preorder',
  })
  expect(addButton()).toHaveTextContent('Предзаказать')
  expect(screen.getByText(/Сделаем к.18 декабря/)).toBeInTheDocument()
  await user.click(addButton())
  expect(wire.sent.at(-1)).toMatchObject({ path: '/cart/add' })
})

test('the button plays the clip over its poster and stops it', async () => {
  const videos = [
    { poster: ring.photos[0] as Product['photos'][0], mp4: '/pictures/video/a.mp4', webm: '/pictures/video/a.webm', seconds: 4 },
  ]
  const { user } = await show(PATH, { videos })
  expect(document.querySelector('video')).toBeNull()
  // The player is code of its own: this waits until it has come, which user-event would not.
  const play = screen.getByRole('button', { name: /^Видео/ })
  expect(play.getAttribute('aria-label')).toContain(play.textContent)
  await act(async () => play.click())
  const clip = await waitFor(() => {
    const found = document.querySelector('video')
    expect(found).not.toBeNull()
    return found as HTMLVideoElement
  })
  expect([...clip.querySelectorAll('source')].map(({ src }) => new URL(src).pathname)).toStrictEqual([
    '/pictures/video/a.webm',
    '/pictures/video/a.mp4',
  ])
  // In this file the person wants less motion: the first frame stands, with the browser's own controls.
  expect([clip.autoplay, clip.controls]).toStrictEqual([false, true])
  await user.click(screen.getByRole('button', { name: 'Остановить видео' }))
  expect(document.querySelector('video')).toBeNull()
})

test('every picture is a link to its largest file [product.picture-viewer]', async () => {
  await show()
  const photos = screen.getByRole('region', { name: 'Фотографии' })
  expect(
    within(photos)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toStrictEqual(['/pictures/rings/aurora-yellow-1-960.avif', '/pictures/rings/aurora-yellow-2-960.avif'])
})

const scale = { mmPerPixel: 0.0264, widthMm: 17.2, heightMm: 19, isWhole: true, wornOn: 'finger' as const }
test.each([
  ['a piece with measures has two slides more', scale, 4],
  ['a piece that is worn nowhere has one slide more', { ...scale, wornOn: null }, 3],
  ['a piece without measures has its pictures only', null, 2],
])('%s [product.measures-of-picture]', async (_, known, count) => {
  const observe = jest.fn<void, [Element]>()
  window.IntersectionObserver = class {
    observe = observe
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  await show(PATH, { scale: known })
  const photos = screen.getByRole('region', { name: 'Фотографии' })
  expect(within(photos).getAllByRole('listitem')).toHaveLength(count)
  expect(within(photos).getByText(`1 / ${count}`)).toBeInTheDocument()
  // Their content waits until they are seen.
  expect(observe.mock.calls.filter(([{ tagName }]) => tagName === 'I')).toHaveLength(count - 2)
  Reflect.deleteProperty(window, 'IntersectionObserver')
})

describe('a piece whose card was followed', () => {
  const card = aCard({ url: PATH, name: 'Кольцо «Аврора»', canBuy: true })

  async function follow(cards = [card]) {
    const slow = later<object>()
    const wire = fakeWire({ [`GET ${PATH}/info`]: slow.answer, 'POST /cart/add': aCartAnswer(aCart()) })
    const scope = fork({ handlers: wire.handlers })
    await allSettled(cardsSeen, { scope, params: cards })
    void allSettled(product.opened, { scope, params: { category: 'rings', id: 'aurora-yellow', size: null, weight: null } })
    await renderWith(<product.Page />, { scope, texts: { 'page/product': ru } }, PATH)
    return { wire, user: userEvent.setup(), answer: () => slow.resolve({ result: { product: ring } }) }
  }

  test('is shown immediately from its card data', async () => {
    await follow()
    expect(screen.getAllByText('Кольцо «Аврора»')).toHaveLength(2) // in its place, and in the bar of a phone
    expect(screen.getByRole('status')).toHaveTextContent('Подождите…')
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  test('opened by a variant on another card, shows only the designer and the button', async () => {
    const sibling = aCard({
      url: '/catalog/rings/aurora-white',
      name: 'Кольцо «Аврора», белое золото',
      canBuy: true,
      modifications: [{ type: 'metal', variants: [{ name: 'Жёлтое золото', url: PATH, value: '#d9b566', current: false }] }],
    })
    await follow([aCard({ url: '/catalog/rings/other', canBuy: true }), sibling])
    expect(screen.getByText(sibling.designer.name)).toBeInTheDocument()
    expect(addButton()).toBeEnabled()
    expect(screen.queryByText(sibling.name)).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('keeps a click on its button and asks for the size once the sizes load', async () => {
    const { wire, user, answer } = await follow()
    await user.click(addButton())
    expect(addButton()).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer())
    expect(await screen.findByRole('alert')).toHaveTextContent('Выберите размер')
    expect(wire.sent.map(({ path }) => path)).toStrictEqual([`${PATH}/info`])
    await waitFor(() => expect(size('16')).toHaveFocus())
    await user.click(size('16,5'))
    await user.click(addButton())
    await waitFor(() => expect(wire.sent[1]?.body).toMatchObject({ sku_id: 'y165', quantity: 1 }))
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  })
})

test('the rating under the name leads to the reviews', async () => {
  await show(PATH, { rating: { count: 38, average: 4.9, real: null } })
  expect(screen.getByRole('link', { name: '4,9 из\u00a05, отзывов:\u00a038' })).toHaveAttribute('href', '#reviews')
})

test('a piece without reviews has no rating', async () => {
  await show()
  expect(screen.queryByText(/из\u00a05/)).not.toBeInTheDocument()
})

test('a certificate has values in place of sizes, and promises neither bonuses nor a courier [certificates.goods-page]', async () => {
  const worth = (sum: string, initial: number) =>
    aSku({
      id: `certificate-${sum}`,
      size: `${sum}\u00a0₽`,
      price: { initial, final: initial, lowestPrice30: null },
      characteristicName: 'Номинал',
    })
  await show(PATH, {
    certificate: 'electronic',
    skuListWithGems: [worth('5\u00a0000', 500_000), worth('10\u00a0000', 1_000_000)],
  })
  const values = within(screen.getByRole('group', { name: 'Номинал' })).getAllByRole('radio')
  expect(values.map((value) => value.getAttribute('value'))).toStrictEqual(['certificate-5\u00a0000', 'certificate-10\u00a0000'])
  for (const words of [ru.findSize, ru.findLength, ru.courier, ru.tellOfPrice, /бонусами/, ru.exchange]) {
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  }
  const typist = userEvent.setup()
  await typist.click(screen.getAllByRole('button', { name: /^Добавить в корзину/ })[0] as HTMLElement)
  expect(await screen.findByText('Выберите номинал')).toBeInTheDocument()
})
