import { act, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import userEvent from '@testing-library/user-event'
import type { ShowBody } from '@shop/contracts/catalog/listing'
import { $pageFailure } from '@shop/routing'
import { $popup } from '@shop/session'
import { aFilter, aFilterValue, aListing, cards } from '@shop/testing/builders'
import { fakeWire, later, refuse } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import * as page from './index.ts'
import { searchUrl } from './url.ts'
import { texts as ru } from './texts/ru.ts'

const plain = { chips: [], help: [], asTyped: 0, notes: [], variant: '', order: null }
const help = [{ title: 'Возврат и обмен', text: '30 дней, чтобы передумать', url: '/vozvrat' }]
const understood = (without: number | null) => ({
  chips: [
    { kind: 'kind' as const, label: 'Кольца', rest: 'до 5000', without: without && 0 },
    { kind: 'price' as const, label: 'до 5 000 ₽', rest: 'кольцо', without },
  ],
  help: [],
  asTyped: 3,
  notes: [],
  variant: '',
  order: null,
})

/** 60 pieces, of which seven are rose. */
const listOf = (url: string, offset: number) => {
  const quantity = url.includes('rose') ? 7 : 60
  const filters = [aFilter({ values: [aFilterValue({ value: 'rose', label: 'Розовое золото', count: 7 })] })]
  return aListing({
    quantity,
    products: cards(Math.min(48, quantity - offset), offset + 1),
    filters,
    understood: { chips: [], help: [], asTyped: 0, notes: [], variant: '', order: null },
  })
}

async function show(path: string) {
  const wire = fakeWire({
    'POST /search/show': ({ body }) => {
      const { url, offset } = body as ShowBody
      if (url === 'nothing-like-it') throw refuse(404, 'NOT_FOUND')
      if (url.includes('pearl-many')) return { result: listOf(url, offset ?? 0) }
      if (url.includes('exact=1'))
        return {
          result: aListing({
            quantity: url.includes('gbcmvj') ? 60 : 0,
            products: cards(url.includes('gbcmvj') ? 48 : 0),
            understood: plain,
          }),
        }
      if (url.includes('rjkmwj'))
        return { result: aListing({ quantity: 60, products: cards(48), correction: 'кольцо', understood: plain }) }
      if (url.includes('ring-under')) return { result: aListing({ quantity: 2, products: cards(2), understood: understood(null) }) }
      if (url.includes('xyzzy'))
        return {
          result: aListing({
            quantity: 2,
            products: cards(2),
            understood: { ...understood(null), notes: ['Не нашли «<b>xyzzy»: показываем остальное.'] },
          }),
        }
      if (url.includes('cheap'))
        return {
          result: aListing({
            quantity: 2,
            products: cards(2),
            understood: { ...understood(null), order: 'price-asc' },
            sort: new URLSearchParams(url).get('sort') === 'new' ? 'new' : 'price-asc',
          }),
        }
      if (url.includes('trilogy')) return { result: aListing({ quantity: 1, products: cards(1), understood: plain, near: cards(6, 2) }) }
      if (url.includes('carat'))
        return { result: aListing({ quantity: 2, products: cards(2), understood: { ...understood(null), variant: 'weight=0.50' } }) }
      if (url.includes('opal')) return { result: aListing({ quantity: 0, products: [], understood: understood(7) }) }
      if (url.includes('returns'))
        return {
          result: aListing({ quantity: 0, products: [], understood: { chips: [], help, asTyped: 0, notes: [], variant: '', order: null } }),
        }
      if (url === 'pearls') return { result: aListing({ quantity: 2, products: cards(2), name: 'Весь жемчуг' }) }
      return { result: aListing({ quantity: 0, products: [], understood: plain }) }
    },
    'GET /pd/frontend/bestsellers': { products: [] },
  })
  return { wire, user: userEvent.setup(), ...(await renderPage(page, path, { wire, texts: { 'page/search': ru } })) }
}
const words = () => screen.getAllByRole('status')[0]

test('an empty query sends no request and shows suggestions', async () => {
  const { wire } = await show('/search')
  expect(wire.sent.map(({ path }) => path)).not.toContain('/search/show')
  expect(screen.getByRole('link', { name: 'Весь жемчуг' })).toHaveAttribute('href', '/search/pearls')
})

test('a link whose text cannot be printed is a search without a text [search.printable-text]', async () => {
  const { wire } = await show('/search?text=%00%1b')
  expect(wire.sent.map(({ path }) => path)).not.toContain('/search/show')
  expect(screen.getByRole('link', { name: 'Весь жемчуг' })).toBeInTheDocument()
})

test('shows the corrected query with the typed one', async () => {
  await show('/search?text=rjkmwj')
  expect(words()).toHaveTextContent('По запросу «кольцо» нашлось 60 украшений.')
  expect(words()).toHaveTextContent('Вы набрали «rjkmwj»')
  expect(screen.getAllByTestId('product-card')).toHaveLength(48)
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', '/search?text=rjkmwj&page=2')
})

test('a searched weight is chosen on the page of what is found, and in its quick look [search.variant-chosen]', async () => {
  const { user, scope } = await show('/search?text=ring+0.5+carat')
  const [first] = screen.getAllByTestId('product-card')
  const [url] = cards(1).map((card) => `${card.url}?weight=0.50`)
  expect(within(first!).getAllByRole('link')[0]).toHaveAttribute('href', url)
  await user.click(within(first!).getByRole('link', { name: /^Быстрый просмотр/ }))
  expect(scope.getState($popup)).toMatchObject({ widget: 'product-info', props: { piece: url } })
})

test('a query of any length by link is cut to what the field takes', async () => {
  const { wire } = await show(`/search?text=${'кольцо '.repeat(300)}`)
  expect(screen.getByRole('searchbox')).toHaveValue('кольцо '.repeat(300).slice(0, 100).trim())
  const asked = wire.sent.find(({ path }) => path === '/search/show')?.body as ShowBody
  expect(asked.url.length).toBeLessThan(2000)
})

test('a correction can be declined to search the typed words, and restored [search.correction-refused]', async () => {
  const { user, address, wire } = await show('/search?text=rjkmwj')
  await user.click(screen.getByRole('link', { name: 'Искать именно «rjkmwj»' }))
  expect(address()).toBe('/search?text=rjkmwj&exact=1')
  expect(wire.sent.at(-1)).toMatchObject({ path: '/search/show', body: { url: '?exact=1&text=rjkmwj' } })
  expect(words()).toHaveTextContent('По запросу «rjkmwj» ничего не нашлось')
  expect(screen.queryByRole('link', { name: /Искать именно/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Искать с исправлением опечаток' }))
  expect(address()).toBe('/search?text=rjkmwj')
})

test('pagination keeps an exact search exact, a new query is corrected again', async () => {
  const { user, address } = await show('/search?text=gbcmvj&exact=1')
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', '/search?exact=1&text=gbcmvj&page=2')
  const field = screen.getByRole('searchbox', { name: 'Что найти' })
  await user.clear(field)
  await user.type(field, 'rjkmwj{Enter}')
  expect(address()).toBe('/search?text=rjkmwj')
})

test('an empty result suggests where to start [search.nothing-found]', async () => {
  await show('/search?text=велосипед')
  expect(words()).toHaveTextContent('По запросу «велосипед» ничего не нашлось')
  expect(screen.getByRole('heading', { name: 'С чего начать' })).toBeInTheDocument()
})

test('a search that finds nothing yet can be told of, as one that finds much [search.saved-by-shopper]', async () => {
  for (const text of ['велосипед', 'rjkmwj']) {
    document.body.replaceChildren()
    const { user, scope } = await show(`/search?text=${text}`)
    await user.click(screen.getByRole('button', { name: 'Сообщать о новых' }))
    const props = { url: `/search?text=${encodeURIComponent(text)}`, name: text === 'rjkmwj' ? 'кольцо' : text }
    expect(scope.getState($popup)).toMatchObject({ owner: 'mfe-profile', widget: 'save-search', props })
  }
})

test('a new query changes the URL', async () => {
  const { user, address, wire } = await show('/search?text=велосипед')
  const field = screen.getByRole('searchbox', { name: 'Что найти' })
  expect(field).toHaveValue('велосипед')
  await user.clear(field)
  await user.type(field, ' rjkmwj {Enter}')
  expect(address()).toBe('/search?text=rjkmwj')
  expect(wire.sent.at(-1)).toMatchObject({ path: '/search/show', body: { url: '?text=rjkmwj', offset: 0 } })
})

test('a saved search shows its name and has no search field [search.free-and-saved]', async () => {
  await show('/search/pearls')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Весь жемчуг')
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(words()).toHaveTextContent('2 украшения')
})

test('an unknown saved search returns 404', async () => {
  const { scope } = await show('/search/nothing-like-it')
  expect(scope.getState($pageFailure)).toStrictEqual({ status: 404 })
})

test('a refusal of a search that was left does not take the shown one away', async () => {
  const late = later<never>()
  const wire = fakeWire({
    'POST /search/show': ({ body }) =>
      (body as ShowBody).url === 'pearls' ? { result: aListing({ products: cards(2), name: 'Весь жемчуг' }) } : late.answer(),
  })
  const { scope } = await renderPage(page, '/search/pearls', { wire, texts: { 'page/search': ru } })
  const open = (id: string) => allSettled(page.opened, { scope, params: searchUrl({ pathname: `/search/${id}`, search: '' }) })
  await act(async () => {
    const left = open('nothing-like-it')
    const back = open('pearls')
    late.reject(refuse(404, 'NOT_FOUND'))
    await Promise.all([left, back])
  })
  expect(scope.getState($pageFailure)).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Весь жемчуг')
})

test('what was understood is shown as chips, and each can be taken off [search.understood-as-chips]', async () => {
  const { user, address } = await show('/search?text=ring-under')
  const chips = within(screen.getByRole('navigation', { name: 'Поняли так' })).getAllByRole('link')
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toStrictEqual([
    ['Кольца', `/search?text=${encodeURIComponent('до 5000').replace('%20', '+')}`],
    ['до 5 000 ₽', `/search?text=${encodeURIComponent('кольцо')}`],
  ])
  await user.click(screen.getByRole('link', { name: 'Искать ровно эти слова, 3' }))
  expect(address()).toBe('/search?text=ring-under&exact=1')
})

test('when nothing is found, the wishes to give up are listed with what they lead to [search.one-wish-less]', async () => {
  await show('/search?text=opal')
  const [only, ...others] = within(screen.getByRole('list', { name: /Уступите в одном/ })).getAllByRole('link')
  expect(others).toHaveLength(0)
  expect(only).toHaveTextContent('Только кольца7')
  expect(only).toHaveAttribute('href', `/search?text=${encodeURIComponent('кольцо')}`)
})

test('a page of help answers the query before any piece [search.help-answers]', async () => {
  await show('/search?text=returns')
  const answers = screen.getByRole('navigation', { name: 'Ответы по запросу' })
  expect(within(answers).getByRole('link', { name: /Возврат и обмен/ })).toHaveAttribute('href', '/vozvrat')
  expect(words()).toHaveTextContent('По запросу «returns» есть ответ.')
  expect(screen.queryByRole('heading', { name: 'С чего начать' })).toBeNull()
})

// jsdom has no scrolling.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

test('results have the filters, the order and "show more" of a listing, and keep the query [search.results-as-listing]', async () => {
  const { user, address, wire } = await show('/search?text=pearl-many')
  await user.click(screen.getByRole('link', { name: 'Показать ещё 12' }))
  expect(address()).toBe('/search?text=pearl-many&page=2')
  expect(screen.getAllByTestId('product-card')).toHaveLength(60)
  await user.click(screen.getByRole('checkbox', { name: /Розовое золото/, hidden: true }))
  expect(address()).toBe('/search?metal=rose&text=pearl-many')
  expect(words()).toHaveTextContent('По запросу «pearl-many» нашлось 7 украшений.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'Сначала дешевле')
  expect(wire.sent.at(-1)).toMatchObject({ body: { url: '?metal=rose&sort=price-asc&text=pearl-many' } })
  await user.click(screen.getByRole('link', { name: 'Сбросить' }))
  expect(address()).toBe('/search?sort=price-asc&text=pearl-many')
})

test('words that order the list are the chosen order, and leave none to "best match" [search.order-agrees]', async () => {
  const { user, address } = await show('/search?text=cheap')
  const sort = screen.getByRole('combobox', { name: 'Сортировка' })
  expect(sort).toHaveDisplayValue('Сначала дешевле')
  expect(within(sort).queryByRole('option', { name: ru.popular })).toBeNull()
  await user.selectOptions(sort, 'Сначала новые')
  expect(address()).toBe('/search?sort=new&text=cheap')
  expect(sort).toHaveDisplayValue('Сначала новые')
  expect(within(sort).queryByRole('option', { name: ru.popular })).toBeNull()
})

test('below a single piece stands what is like it, under its own heading [search.near-few]', async () => {
  await show('/search?text=trilogy')
  const near = screen.getByRole('region', { name: ru.near })
  expect(within(near).getAllByTestId('product-card')).toHaveLength(6)
  expect(screen.getAllByTestId('product-card')).toHaveLength(7)
  expect(words()).toHaveTextContent('нашлось 1 украшение')
})

test('beside more pieces there is no such row [search.near-few]', async () => {
  await show('/search?text=pearl-many')
  expect(screen.queryByRole('region', { name: ru.near })).toBeNull()
})

test('without scripts the form of filters keeps the query [search.results-as-listing]', async () => {
  await show('/search?text=pearl-many&exact=1')
  const form = document.querySelector<HTMLFormElement>('#filters-form')!
  expect([form.getAttribute('action'), new FormData(form).get('text'), new FormData(form).get('exact')]).toStrictEqual([
    '/search',
    'pearl-many',
    '1',
  ])
})

test('what was left out of the query is told as text [search.told-otherwise]', async () => {
  await show('/search?text=xyzzy')
  expect(within(screen.getByRole('list', { name: 'Что учтено иначе' })).getByRole('listitem')).toHaveTextContent(
    'Не нашли «<b>xyzzy»: показываем остальное.',
  )
})
