import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ShowAnswer } from '@shop/contracts/catalog/listing'
import type { Wire } from '@shop/http'
import { $pageFailure, WidgetHost, type WidgetProps } from '@shop/routing'
import { $popup } from '@shop/session'
import { aFilter, aFilterValue, aListing, cards } from '@shop/testing/builders'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import * as listing from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

const filters = [
  aFilter({
    values: [
      aFilterValue({ count: 30 }),
      aFilterValue({ value: 'rose', label: 'Розовое золото', count: 7 }),
      aFilterValue({ value: 'steel', label: 'Сталь', count: 0, disabled: true }),
    ],
  }),
  aFilter({
    code: 'price',
    type: 'range',
    name: 'Цена',
    values: [aFilterValue({ value: 'from', label: '5000', color: null }), aFilterValue({ value: 'to', label: '90000', color: null })],
  }),
]
const categories = [
  { name: 'Кольца', url: '/catalog/rings', count: 100, current: true },
  { name: 'Серьги', url: '/catalog/earrings', count: 40, current: false },
]
const breadcrumbs = [
  { name: 'Главная', url: '/' },
  { name: 'Украшения', url: '/catalog' },
  { name: 'Кольца', url: '/catalog/rings' },
]

/** 100 rings, of which a page brings six; three of them are rose. */
const PER_ANSWER = 6
function shop({ body }: Wire): ShowAnswer {
  const { url, offset } = body as { url: string; offset: number }
  const quantity = url.includes('rose') ? 3 : 100
  const products = cards(Math.max(0, Math.min(PER_ANSWER, quantity - offset)), offset + 1)
  return { result: aListing({ quantity, products, filters, categories, breadcrumbs }) }
}

async function show(path: string, answer: FakeAnswer = shop) {
  const wire = fakeWire({ 'POST /catalog/show': answer })
  const page = await renderPage(listing, path, { wire, texts: { 'page/listing': ru } })
  return { ...page, wire, user: userEvent.setup() }
}

test('the heading shows what is listed and the number of pieces [routes.listing-pages]', async () => {
  await show('/catalog/rings')
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Кольца\s?, 100 украшений/)
  expect(screen.getAllByTestId('product-card')).toHaveLength(PER_ANSWER)
})

test('every picture of the list comes as AVIF up to 3x with a WebP fallback and a known size [catalog.pictures-avif-webp]', async () => {
  await show('/catalog/rings')
  for (const card of screen.getAllByTestId('product-card')) {
    const picture = card.querySelector('picture')
    expect(picture?.querySelector('source[type="image/avif"]')?.getAttribute('srcset')).toMatch(/-320\.avif 320w.*-960\.avif 960w/)
    const img = picture?.querySelector('img')
    expect(img?.getAttribute('src')).toMatch(/\.webp$/)
    expect([img?.getAttribute('width'), img?.getAttribute('height')]).toStrictEqual(['960', '1200'])
  }
})

test.each([
  ['/catalog/rings', false],
  ['/catalog/nothing-like-it', true],
])('%s is a category; unknown: %s [catalog.category-or-product]', async (path, isUnknown) => {
  const wire = fakeWire({
    'POST /catalog/show': (call) => {
      if ((call.body as { url: string }).url !== 'rings') throw refuse(404, 'NOT_FOUND')
      return shop(call)
    },
  })
  const { scope } = await renderPage(listing, path, { wire, texts: { 'page/listing': ru } })
  expect(scope.getState($pageFailure)).toStrictEqual(isUnknown ? { status: 404 } : null)
  expect(screen.queryByRole('heading', { level: 1 }) === null).toBe(isUnknown)
})

test('a swatch of a card shows the other metal in its place [card.variant-in-place]', async () => {
  const [ring] = cards(1)
  const inMetal = (itemId: number) => ({
    ...ring!,
    id: itemId,
    itemId,
    name: `Кольцо, металл ${itemId}`,
    url: `/catalog/rings/metal-${itemId}`,
    modifications: [
      {
        type: 'metal' as const,
        variants: [1, 2].map((id) => ({
          itemId: id,
          name: `металл ${id}`,
          url: `/catalog/rings/metal-${id}`,
          value: '#d9b566',
          current: id === itemId,
        })),
      },
    ],
  })
  const wire = fakeWire({
    'POST /catalog/show': () => ({ result: aListing({ quantity: 1, products: [inMetal(1)] }) }),
    'POST /favorites/show': ({ body }) => {
      const { favorites } = body as { favorites: number[] }
      return { result: { products: favorites.map(inMetal), quantity: 1, pages: 1, inStock: 1 }, favoriteItemIds: favorites }
    },
  })
  await renderPage(listing, '/catalog/rings', { wire, texts: { 'page/listing': ru } })
  await userEvent.click(screen.getByRole('link', { name: 'металл 2' }))
  expect(await screen.findByRole('link', { name: 'Кольцо, металл 2' })).toHaveAttribute('href', '/catalog/rings/metal-2')
  expect(screen.getByTestId('product-card')).toHaveAttribute('data-item', '2')
})

test('sibling sections are links with their counts', async () => {
  await show('/catalog/rings')
  const sections = screen.getByRole('navigation', { name: 'Разделы' })
  expect(within(sections).getByRole('link', { name: /Серьги/ })).toHaveAttribute('href', '/catalog/earrings')
  expect(within(sections).getByRole('link', { current: 'page' })).toHaveTextContent('Кольца100')
})

test('sibling sections keep the filters and the sort, not the page [catalog.sections-keep-filters]', async () => {
  await show('/catalog/rings?metal=rose&sort=new&page=2')
  const sections = screen.getByRole('navigation', { name: 'Разделы' })
  const addresses = within(sections)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(addresses).toStrictEqual(['/catalog', '/catalog/rings', '/catalog/earrings'].map((path) => `${path}?metal=rose&sort=new`))
})

test('facets beyond three begin closed, unless something is chosen there [catalog.three-facets-open]', async () => {
  const four = ['metal', 'stone', 'color', 'size', 'designer'].map((code) =>
    aFilter({ code, name: code, values: [aFilterValue({ value: 'one', label: `${code} one` })] }),
  )
  await show('/catalog/rings?designer=one', {
    result: aListing({ quantity: 3, products: cards(3), filters: four, categories, breadcrumbs }),
  })
  const isOpen = four.map(({ name }) => screen.getByText(name).closest('details')?.open)
  expect(isOpen).toStrictEqual([true, true, true, false, true])
})

test('facets are fields of a plain form, and values without results are disabled', async () => {
  await show('/catalog/rings?metal=rose')
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true })
  expect(field(/Розовое золото/)).toBeChecked()
  expect(field(/Розовое золото/).form).toHaveAttribute('method', 'get')
  expect(field(/Розовое золото/).form).toHaveAttribute('action', '/catalog/rings')
  expect(field(/Розовое золото/)).toHaveAttribute('name', 'metal')
  expect(field(/Сталь/)).toBeDisabled()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Сортировка' }).form).toBe(field(/Розовое золото/).form)
})

test('selecting a metal updates the URL and the list [catalog.filters-in-query]', async () => {
  const { user, address } = await show('/catalog/rings?page=2')
  await user.click(screen.getByRole('checkbox', { name: /Розовое золото/, hidden: true }))
  expect(address()).toBe('/catalog/rings?metal=rose')
  await waitFor(() => expect(screen.getAllByTestId('product-card')).toHaveLength(3))
  // A status inside a button is left out of its name.
  const show3 = screen.getByRole('button', { name: 'Показать 3 украшения', hidden: true })
  expect(within(show3).queryByRole('status', { hidden: true })).not.toBeInTheDocument()
  expect(screen.getByText('Показать 3 украшения', { selector: '[role=status]' })).toBeInTheDocument()
})

test('Back undoes one filter at a time and updates the form', async () => {
  const { user, address, back } = await show('/catalog/rings')
  const rose = () => screen.getByRole('checkbox', { name: /Розовое золото/, hidden: true })
  await user.click(rose())
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'Сначала дешевле')
  await user.click(screen.getByRole('link', { name: 'Убрать: Розовое золото' }))
  expect(address()).toBe('/catalog/rings?sort=price-asc')
  await back()
  expect(address()).toBe('/catalog/rings?metal=rose&sort=price-asc')
  expect(rose()).toBeChecked()
  await back()
  expect(address()).toBe('/catalog/rings?metal=rose')
  await back()
  expect(address()).toBe('/catalog/rings')
  expect(rose()).not.toBeChecked()
})

test('submitting the same filters twice adds one history entry', async () => {
  const { user, address, back } = await show('/catalog/rings')
  await user.click(screen.getByRole('checkbox', { name: /Розовое золото/, hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Применить' }))
  await back()
  expect(address()).toBe('/catalog/rings')
})

test('a selected value has a chip that removes it', async () => {
  const { user, address } = await show('/catalog/rings?metal=rose&sort=new')
  const applied = screen.getByRole('navigation', { name: 'Выбранные фильтры' })
  await user.click(within(applied).getByRole('link', { name: 'Убрать: Розовое золото' }))
  expect(address()).toBe('/catalog/rings?sort=new')
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Выбранные фильтры' })).not.toBeInTheDocument())
})

test('a filtered list can be told of, under a name made of its filters [search.saved-by-shopper]', async () => {
  const { user, scope } = await show('/catalog/rings?metal=rose&price_to=9000')
  await user.click(screen.getByRole('button', { name: 'Сообщать о новых' }))
  const { url, name } = (scope.getState($popup)?.props ?? {}) as { url?: string; name?: string }
  expect([url, name?.replaceAll('\u00a0', ' ')]).toStrictEqual([
    '/catalog/rings?metal=rose&price_to=9000',
    'Кольца, Розовое золото, до 9 000 ₽',
  ])
})

test('an unfiltered list offers no letters', async () => {
  await show('/catalog/rings')
  expect(screen.queryByRole('button', { name: 'Сообщать о новых' })).toBeNull()
})

test('reset removes every filter and keeps the sort', async () => {
  const { user, address } = await show('/catalog/rings?metal=rose&price_to=9000&sort=new')
  const applied = screen.getByRole('navigation', { name: 'Выбранные фильтры' })
  expect(within(applied).getByRole('link', { name: 'Убрать: до 9\u00a0000\u00a0₽' })).toBeInTheDocument()
  await user.click(within(applied).getByRole('link', { name: 'Сбросить' }))
  expect(address()).toBe('/catalog/rings?sort=new')
})

test('a price applies on blur', async () => {
  const { user, address } = await show('/catalog/rings')
  await user.type(screen.getByRole('textbox', { name: 'Цена от, ₽', hidden: true }), '15000')
  expect(address()).toBe('/catalog/rings')
  await user.tab()
  expect(address()).toBe('/catalog/rings?price_from=15000')
})

test('prices typed into each other’s field are exchanged, and both fields show it', async () => {
  const { user, address } = await show('/catalog/rings')
  await user.type(screen.getByRole('textbox', { name: 'Цена от, ₽', hidden: true }), '30000')
  await user.tab()
  await user.type(screen.getByRole('textbox', { name: 'Цена до, ₽', hidden: true }), '15000')
  await user.tab()
  expect(address()).toBe('/catalog/rings?price_from=15000&price_to=30000')
  expect(screen.getByRole('textbox', { name: 'Цена от, ₽', hidden: true })).toHaveValue('15\u00a0000')
  expect(screen.getByRole('textbox', { name: 'Цена до, ₽', hidden: true })).toHaveValue('30\u00a0000')
})

test.each([
  ['15 000,00 ₽', 'price_from=15000'],
  ['15.000', 'price_from=15000'],
  ['15000.50', 'price_from=15000.5'],
])('a pasted price of %s filters by %s [forms.amount-reader]', async (pasted, query) => {
  const { user, address } = await show('/catalog/rings')
  await user.click(screen.getByRole('textbox', { name: 'Цена от, ₽', hidden: true }))
  await user.paste(pasted)
  await user.tab()
  expect(address()).toBe(`/catalog/rings?${query}`)
})

test.each([
  ['paste', '15,00,0'],
  ['paste', '15 00'],
  ['keyboard', '15 00'],
] as const)('a price that can be read in two ways filters nothing and says so: %s %s [forms.amount-as-typed]', async (way, sum) => {
  const { user, address } = await show('/catalog/rings')
  const field = screen.getByRole('textbox', { name: 'Цена от, ₽', hidden: true })
  await user.click(field)
  await user[way](sum)
  await user.tab()
  expect(field).toHaveValue(sum)
  expect(address()).toBe('/catalog/rings')
  expect(field).toBeInvalid()
  expect(screen.getByText(/^Напишите сумму цифрами/)).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, '15000')
  expect(field).toBeValid()
})

test.each(['15 00', 'abc'])('Enter on a price of %s says so as well, and loses neither it nor the filter before', async (sum) => {
  const { user, address } = await show('/catalog/rings?price_from=9000')
  const field = screen.getByRole('textbox', { name: 'Цена от, ₽', hidden: true })
  await user.clear(field)
  await user.type(field, `${sum}{Enter}`)
  expect(field).toHaveValue(sum)
  expect(address()).toBe('/catalog/rings?price_from=9000')
  expect(screen.getByText(/^Напишите сумму цифрами/)).toBeInTheDocument()
})

test('a limit with kopecks is the same in its chip and its field [forms.amount-reader]', async () => {
  await show('/catalog/rings?price_to=9999.99')
  expect(screen.getByRole('textbox', { name: 'Цена до, ₽', hidden: true })).toHaveValue('9999,99')
  expect(screen.getByRole('link', { name: /до 9\s999,99\s₽/ })).toBeInTheDocument()
})

test('at the ends of the slider, reached by keyboard, there is no limit [catalog.price-slider-ends]', async () => {
  const uneven = [
    { value: 'from', label: '5290' },
    { value: 'to', label: '209900' },
  ].map((value) => aFilterValue({ ...value, color: null }))
  const ends = filters.map((filter) => (filter.code === 'price' ? { ...filter, values: uneven } : filter))
  const { address } = await show('/catalog/rings?price_from=20000&price_to=60000', () => ({ result: aListing({ filters: ends }) }))
  const thumb = (name: string) => screen.findByRole<HTMLInputElement>('slider', { name, hidden: true })
  const [low, high] = [await thumb('Нижняя граница цены'), await thumb('Верхняя граница цены')]
  // A browser stops at the last whole step.
  expect((Number(high.max) - Number(high.min)) % Number(high.step)).toBe(0)
  // What it does at the key.
  const press = (slider: HTMLInputElement, key: 'Home' | 'End' | 'ArrowLeft') => {
    const value = { Home: slider.min, End: slider.max, ArrowLeft: String(Number(slider.value) - Number(slider.step)) }[key]
    fireEvent.change(slider, { target: { value } })
    fireEvent.keyUp(slider, { key })
  }
  press(high, 'End')
  await waitFor(() => expect(address()).toBe('/catalog/rings?price_from=20000'))
  expect(screen.getByRole('textbox', { name: 'Цена до, ₽', hidden: true })).toHaveValue('')
  expect(high.parentElement?.style.getPropertyValue('--high')).toBe('100%')
  press(low, 'Home')
  await waitFor(() => expect(address()).toBe('/catalog/rings'))
  expect(low.parentElement?.style.getPropertyValue('--low')).toBe('0%')
  press(high, 'ArrowLeft')
  await waitFor(() => expect(address()).toBe('/catalog/rings?price_to=209000'))
})

test('a price limit beyond the range does not filter', async () => {
  const { user, address } = await show('/catalog/rings')
  await user.type(screen.getByRole('textbox', { name: 'Цена до, ₽', hidden: true }), '999999')
  await user.tab()
  expect(address()).toBe('/catalog/rings')
})

test('the sort is kept in the URL', async () => {
  const { user, address } = await show('/catalog/rings?metal=rose')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'Сначала дешевле')
  expect(address()).toBe('/catalog/rings?metal=rose&sort=price-asc')
})

test('"show more" is a link to the next page, appends it to the list and leads to its first card [screen.focus-follows]', async () => {
  // jsdom has none.
  const scrolled = jest.fn()
  Element.prototype.scrollIntoView = scrolled
  const { user, address } = await show('/catalog/rings')
  const more = screen.getByRole('link', { name: 'Показать ещё 48' })
  expect(more).toHaveAttribute('href', '/catalog/rings?page=2')
  expect(more).toHaveAttribute('rel', 'next')
  await user.click(more)
  expect(address()).toBe('/catalog/rings?page=2')
  await waitFor(() => expect(screen.getAllByTestId('product-card')).toHaveLength(2 * PER_ANSWER))
  expect(screen.getByText('Показано 12 из 100')).toBeInTheDocument()
  expect(screen.getAllByTestId('product-card')[PER_ANSWER]).toContainElement(document.activeElement as HTMLElement)
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  expect(screen.getByRole('link', { name: 'Показать ещё 4' })).toBeInTheDocument()
})

test('filters without results show a message and a way to clear them', async () => {
  await show('/catalog/rings?metal=steel', { result: aListing({ quantity: 0, products: [], filters }) })
  expect(screen.getByRole('heading', { name: 'Таких украшений сейчас нет' })).toBeInTheDocument()
  const ways = screen.getAllByRole('link', { name: 'Сбросить' })
  expect(ways.at(-1)).toHaveAttribute('href', '/catalog/rings')
})

test('a page beyond the last one links to the first', async () => {
  await show('/catalog/rings?page=9')
  expect(screen.getByRole('heading', { name: 'Такой страницы в списке нет' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'К первой странице' })).toHaveAttribute('href', '/catalog/rings')
})

test('a failed filter keeps the list and can be retried', async () => {
  let isDown = false
  const { user } = await show('/catalog/rings', (call: Wire) => {
    if (isDown) throw offline()
    return shop(call)
  })
  isDown = true
  await user.click(screen.getByRole('checkbox', { name: /Розовое золото/, hidden: true }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось обновить список')
  expect(screen.getAllByTestId('product-card')).toHaveLength(PER_ANSWER)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.getAllByTestId('product-card')).toHaveLength(3))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the English storefront shows English texts', async () => {
  const wire = fakeWire({ 'POST /catalog/show': shop })
  await renderPage(listing, '/catalog/rings', { wire, locale: 'en', texts: { 'page/listing': en } })
  expect(screen.getByRole('link', { name: 'Show 48 more' })).toBeInTheDocument()
})

test.each([
  ['a section leads to the catalog', '/catalog/rings', 'В этом разделе', ['/catalog']],
  ['the whole catalog leads nowhere', '/catalog', 'скоро появятся', []],
])('a shop without pieces says so: %s', async (_, path, words, links) => {
  await show(path, () => ({ result: aListing({ quantity: 0, products: [], filters: [], categories: [], breadcrumbs }) }))
  const empty = screen.getByRole('heading', { level: 2, name: 'Здесь пока пусто' }).parentElement ?? document.body
  expect(empty).toHaveTextContent(words)
  expect(
    within(empty)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toStrictEqual(links)
})

const parts = [
  { name: 'Обручальные кольца', url: '/catalog/rings/wedding', count: 3, current: true, from: null, photo: null },
  { name: 'Печатки', url: '/catalog/rings/signet', count: 0, current: false, from: null, photo: null },
]

test('sub-categories are links that keep the filters, the current one is marked [catalog.sub-categories]', async () => {
  await show('/catalog/rings/wedding?metal=white', () => ({ result: aListing({ products: cards(3), categories, parts }) }))
  const kinds = within(screen.getByRole('navigation', { name: 'Виды' })).getAllByRole('link')
  expect(kinds.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toStrictEqual([
    ['Все', '/catalog/rings?metal=white', null],
    ['Обручальные кольца3', '/catalog/rings/wedding?metal=white', 'page'],
    ['Печатки0', '/catalog/rings/signet?metal=white', null],
  ])
})

test('an occasion has a picture, budgets that filter and kinds with their lowest price [catalog.occasion-pages]', async () => {
  const [first] = cards(1)
  const kind = { name: 'Один камень', url: '/catalog/engagement/solitaire', count: 2, current: false, from: 8_490_000, photo: first!.photo }
  const budgets = [
    { from: null, to: 60_000 },
    { from: 60_000, to: 120_000 },
    { from: 120_000, to: null },
  ]
  const cover = { ...first!.photo, alt: 'Кольцо на подставке' }
  await show('/catalog/engagement', () => ({
    result: aListing({ name: 'Помолвка', quantity: 6, products: cards(6), parts: [kind], budgets, cover, categories: [] }),
  }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Помолвка\s?, 6 украшений$/ })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Кольцо на подставке' })).toHaveAttribute('fetchpriority', 'high')
  const links = within(screen.getByRole('navigation', { name: 'Бюджет' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent?.replaceAll(/\s/g, ' '), link.getAttribute('href')])).toStrictEqual([
    ['до 60 000 ₽', '/catalog/engagement?price_to=60000#list'],
    ['60 000–120 000 ₽', '/catalog/engagement?price_from=60000&price_to=120000#list'],
    ['дороже 120 000 ₽', '/catalog/engagement?price_from=120000#list'],
  ])
  const kinds = within(screen.getByRole('navigation', { name: 'Какие бывают' })).getByRole('link')
  expect(kinds).toHaveAccessibleName(/^Один камень\s?2 украшения, от 84\s900\s₽$/)
})

test('the chosen chip of a row is moved into view, and the page stays where it is [catalog.chosen-chip-in-view]', async () => {
  const boxOf = (element: Element) => {
    const [left, width] = element.matches('nav') ? [0, 390] : element.matches('[aria-current]') ? [360, 180] : [0, 60]
    return { ...new DOMRect(), left, right: left + width, width }
  }
  const rects = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this)
  })
  const part = (name: string, current: boolean) => ({ name, url: `/catalog/rings/${name}`, count: 3, current, from: null, photo: null })
  await show('/catalog/rings/wedding', () => ({
    result: aListing({ quantity: 6, products: cards(6), parts: [part('signet', false), part('wedding', true)] }),
  }))
  const row = await screen.findByRole('navigation', { name: 'Виды' })
  expect(within(row).getByRole('link', { current: 'page' })).toHaveTextContent('wedding')
  expect(row.scrollLeft).toBe((360 + 540 - 390) / 2)
  expect(document.documentElement.scrollTop).toBe(0)
  rects.mockRestore()
})

test.each([
  ['/catalog/rings', true],
  ['/catalog/rings/wedding', true],
  ['/catalog/wedding', true],
  ['/catalog/rings?new=1', false],
  ['/catalog', false],
])('beside %s stand its newest pieces: %s [catalog.new-beside-listing]', async (path, isThere) => {
  const wire = fakeWire({ 'POST /catalog/show': shop })
  const mounted: string[] = []
  const Host = ({ widget, props }: WidgetProps) => {
    mounted.push(`${widget}: ${String(props?.['title'])}`)
    return null
  }
  const Page = () => (
    <WidgetHost value={Host}>
      <listing.Page />
    </WidgetHost>
  )
  await renderPage({ ...listing, Page }, path, { wire, texts: { 'page/listing': ru } })
  expect(mounted.includes('new-pieces: Новое в разделе')).toBe(isThere)
})

const stones = ['Алмаз', 'Берилл', 'Гранат', 'Жемчуг', 'Изумруд', 'Лунный камень', 'Опал', 'Рубин', 'Сапфир', 'Топаз', 'Чёрный опал']
const stoneFilter = aFilter({
  code: 'stone',
  name: 'Камень',
  values: stones.map((label, index) => aFilterValue({ value: `stone-${index}`, label, count: index + 1 })),
})
const withStones: FakeAnswer = () => ({ result: aListing({ quantity: 6, products: cards(6), filters: [stoneFilter] }) })
const boxes = () => screen.getAllByRole('checkbox', { hidden: true }).map((box) => box.getAttribute('value'))

test('a long facet begins with six values and the chosen ones; the rest is behind a button [catalog.long-facets]', async () => {
  const { user } = await show('/catalog/rings?stone=stone-9', withStones)
  const more = screen.getByText('Ещё 4')
  expect(more.closest('details')).not.toHaveAttribute('open')
  const isFolded = (name: string) =>
    screen.getByRole('checkbox', { name: new RegExp(`^${name}`), hidden: true }).closest('[open] > :not(summary) details:not([open])')
  expect(stones.filter((name) => isFolded(name))).toStrictEqual(['Опал', 'Рубин', 'Сапфир', 'Чёрный опал'])
  await user.click(more)
  expect(more.closest('details')).toHaveAttribute('open')
})

test.each(['opal', 'опаl', ' Opal'])('"%s" finds a value in the other script [catalog.names-both-scripts]', async (typed) => {
  const { user } = await show('/catalog/rings', withStones)
  await user.type(await screen.findByRole('searchbox', { name: 'Найти: Камень', hidden: true }), typed)
  expect(screen.getByText('Показано 2 из 11')).toHaveAttribute('role', 'status')
})

test('a value of a long facet is found by typing, and Enter does not send the form [catalog.long-facets]', async () => {
  const { user, wire } = await show('/catalog/rings', withStones)
  const field = await screen.findByRole('searchbox', { name: 'Найти: Камень', hidden: true })
  await user.type(field, ' ЧЕРНЫЙ оп{Enter}')
  expect(boxes()[0]).toBe('stone-10')
  expect(screen.getByText('Показано 1 из 11')).toHaveAttribute('role', 'status')
  expect(screen.getByText('Ещё 10').closest('details')).toHaveAttribute('hidden')
  expect(wire.sent).toHaveLength(1)
  await user.type(field, 'х')
  expect(screen.getByText('Ничего не нашлось', { selector: '[role=status]' })).not.toHaveClass('vh')
  await user.clear(field)
  expect(screen.getByText('Ещё 5').closest('details')).not.toHaveAttribute('hidden')
})
