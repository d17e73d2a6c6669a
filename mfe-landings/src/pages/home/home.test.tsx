import { allSettled, fork } from 'effector'
import { screen, within } from '@testing-library/react'
import type { Banner, MainPage } from '@shop/contracts/content/main-page'
import type { ShopPromise } from '@shop/contracts/content/promises'
import type { ShopContext, Storefront } from '@shop/contracts/shop/storefront'
import { $pageFailure } from '@shop/routing'
import { $context } from '@shop/session'
import { aCard, aPhoto, cards } from '@shop/testing/builders'
import { fakeWire, offline } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import * as home from './index.ts'
import { $mainPage } from './model.ts'
import { rowsOf } from './rows.ts'
import { texts as ru } from './texts/ru.ts'

const picture = aPhoto({ base: 'banners/main', widths: [640, 1440], alt: 'Кольцо на камне' })
const portrait = aPhoto({ base: 'banners/main-portrait', widths: [480, 960] })
const banner = (number: number): Banner => ({ title: `Баннер ${number}`, text: 'слова', url: `/catalog/${number}`, picture })

const aMainPage = (changes: Partial<MainPage> = {}): MainPage => ({
  mainBanner: { title: 'Золото, которое не ждёт повода', text: 'Зима', action: 'Смотреть', url: '/catalog/new', wide: picture, portrait },
  certificateStoryImage: { title: 'Подарок', text: 'Сертификат', action: 'Выбрать', url: '/certificate', wide: picture, portrait },
  banners: [1, 2, 3, 4, 5, 6, 7].map(banner),
  newProducts: { quantity: 128, url: '/catalog/new', products: cards(8) },
  designers: [{ name: 'Vera Moss', url: '/designers/vera-moss', lang: 'en', about: 'Лондон', count: 38 }],
  categories: [],
  editorial: { title: 'Жемчуг', text: 'Носят', action: 'Как ухаживать', url: '/ukhod-za-ukrasheniyami', wide: picture, portrait },
  ...changes,
})

async function openHome(page = aMainPage(), storefront: Storefront = 'ru', promises: ShopPromise[] = []) {
  const wire = fakeWire({ 'GET /main-page': page, 'GET /promises?place=home': { promises } })
  const context: ShopContext = { storefront, locale: 'ru', country: 'RU', currency: 'RUB' }
  await renderPage(home, '/', { wire, texts: { 'page/home': ru }, values: [given($context, context)] })
  return wire
}

test.each([
  [7, [3, 3, 1]],
  [9, [3, 3, 3]],
  [6, [3, 3]],
  [4, [3, 1]],
  [11, [3, 3, 5]],
  [0, []],
])('%i banners are laid out in rows of 3, 3 and the rest [routes.home-banner-rows]', (quantity, sizes) => {
  expect(rowsOf(Array.from({ length: quantity })).map(({ length }) => length)).toStrictEqual(sizes)
})

test('the banners are links in three rows', async () => {
  await openHome()
  const rows = within(screen.getByRole('region', { name: 'С чего начать' })).getAllByRole('list')
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ),
  ).toStrictEqual([['Баннер 1', 'Баннер 2', 'Баннер 3'], ['Баннер 4', 'Баннер 5', 'Баннер 6'], ['Баннер 7']])
})

test('the main banner is the only h1, and its picture is preloaded', async () => {
  await openHome()
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toStrictEqual([
    'Золото, которое не ждёт повода',
  ])
  const [first, ...others] = screen.getAllByRole('img')
  expect(first).toHaveAttribute('fetchpriority', 'high')
  expect(first).not.toHaveAttribute('loading', 'lazy')
  expect(others.filter((image) => image.getAttribute('loading') !== 'lazy')).toStrictEqual([])
})

test('new pieces are in a slider with a link to all of them', async () => {
  await openHome()
  expect(screen.getAllByTestId('product-card')).toHaveLength(8)
  expect(screen.getByRole('link', { name: 'Все 128' })).toHaveAttribute('href', '/catalog/new')
})

test('a designer’s name has a lang attribute and shows the number of pieces', async () => {
  await openHome()
  const link = screen.getByRole('link', { name: 'Vera Moss Лондон · 38 украшений' })
  expect(link).toHaveAttribute('href', '/designers/vera-moss')
  expect(within(link).getByText('Vera Moss')).toHaveAttribute('lang', 'en')
})

test.each<[Storefront, boolean]>([
  ['ru', true],
  ['unknown', true],
  ['international', false],
])('on the %s storefront the certificate story is shown: %s', async (storefront, isTold) => {
  await openHome(aMainPage(), storefront)
  expect(screen.queryAllByRole('link').some((link) => link.getAttribute('href') === '/certificate')).toBe(isTold)
})

test('a story with another link is shown outside Russia too', async () => {
  const story = { title: 'Подарок', text: 'Серьги', action: 'Выбрать', url: '/catalog/earrings', wide: picture, portrait }
  await openHome(aMainPage({ certificateStoryImage: story }), 'international')
  expect(screen.getByRole('link', { name: 'Выбрать' })).toHaveAttribute('href', '/catalog/earrings')
})

test('the editorial story links to its content page', async () => {
  await openHome()
  expect(within(screen.getByRole('region', { name: 'Жемчуг' })).getByRole('link', { name: 'Как ухаживать' })).toHaveAttribute(
    'href',
    '/ukhod-za-ukrasheniyami',
  )
})

test('an empty shop has one h1 and no heading above nothing [routes.home-without-banners]', async () => {
  const newProducts = { quantity: 0, url: '/catalog/new', products: [] }
  await openHome(aMainPage({ mainBanner: null, certificateStoryImage: null, editorial: null, banners: [], newProducts, designers: [] }))
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toStrictEqual([ru.title])
  expect(screen.queryAllByRole('heading', { level: 2 })).toStrictEqual([])
})

test('renders without an editorial story', async () => {
  await openHome(aMainPage({ editorial: null }))
  expect(screen.queryByRole('link', { name: 'Как ухаживать' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
})

test('shows the editors’ promises with links to details', async () => {
  const exchange: ShopPromise = { key: 'exchange', icon: 'exchange', title: 'Обмен размера', text: '30 дней', url: '/vozvrat' }
  await openHome(aMainPage(), 'ru', [exchange, { ...exchange, key: 'care', icon: 'care', title: 'Уход', url: null }])
  const region = screen.getByRole('region', { name: 'Наши обещания' })
  expect(
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toStrictEqual(['Обмен размера', 'Уход'])
  expect(
    within(region)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toStrictEqual(['/vozvrat'])
})

test('without promises shows no promises section', async () => {
  await openHome()
  expect(screen.queryByRole('region', { name: 'Наши обещания' })).not.toBeInTheDocument()
})

test('does not request server-rendered data again', async () => {
  const promise: ShopPromise = { key: 'care', icon: 'care', title: 'Уход', text: 'Расскажем', url: null }
  const wire = fakeWire({ 'GET /main-page': aMainPage(), 'GET /promises?place=home': { promises: [promise] } })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(home.opened, { scope })
  await allSettled(home.opened, { scope })
  expect(wire.sent.map(({ path }) => path).toSorted()).toStrictEqual(['/main-page', '/promises?place=home'])
})

test('a failed request reports the page failure to the shell', async () => {
  const wire = fakeWire({
    'GET /main-page': () => {
      throw offline()
    },
  })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(home.opened, { scope })
  expect([scope.getState($pageFailure), scope.getState($mainPage)]).toStrictEqual([{ status: 500, isLost: true }, null])
})

test('the head preloads the banner for each width and describes the shop', async () => {
  const wire = fakeWire({ 'GET /main-page': aMainPage({ newProducts: { quantity: 0, url: '/catalog/new', products: [aCard()] } }) })
  const scope = fork({ handlers: wire.handlers })
  await allSettled(home.opened, { scope })
  const context = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' } as const
  const address = { pathname: '/', search: '', params: {} }
  const head = home.head({ scope, t: (key) => key, context, origin: 'https://shop.ru', address })
  expect(head.picture).toStrictEqual([
    {
      media: '(max-width: 767px)',
      sizes: '100vw',
      srcSet: '/pictures/banners/main-portrait-480.avif 480w, /pictures/banners/main-portrait-960.avif 960w',
    },
    { media: '(min-width: 768px)', sizes: '100vw', srcSet: '/pictures/banners/main-640.avif 640w, /pictures/banners/main-1440.avif 1440w' },
  ])
  expect(head.jsonLd?.map((item) => (item as { '@type': string })['@type'])).toStrictEqual(['Organization', 'WebSite'])
  expect(head.canonical).toBe('/')
})
