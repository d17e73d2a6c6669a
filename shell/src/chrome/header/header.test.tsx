import { fork } from 'effector'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST } from '@shop/contracts/account/common-data'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $brand, $cart, $context, $favorites, $menu, $popup, $user } from '@shop/session'
import { testFace } from '@shop/testing/brand'
import { aCart } from '@shop/testing/builders'
import { renderWith } from '@shop/testing/render-page'
import { texts as ru } from '../../platform/texts/ru.ts'
import { ring } from '../pictures.ts'
import { Header } from './header.tsx'
import { ServiceRow } from './service-row.tsx'

// A whole header in jsdom is slow on a busy machine.
jest.setTimeout(30_000)

const menu = [
  {
    name: 'Украшения',
    url: '/catalog',
    count: 1133,
    items: [{ name: 'Кольца', url: '/catalog/rings', count: 1048 }],
    groups: [{ name: 'Поводы', items: [{ name: 'Помолвка', url: '/catalog/engagement' }] }],
  },
  { name: 'Новинки', url: '/catalog/new', items: [] },
  {
    name: 'Дизайнеры',
    url: '/designers',
    items: [{ name: 'Амальгама', url: '/designers/amalgama' }],
    groups: [{ name: 'По алфавиту', items: [{ name: 'А – К', url: '/designers#letter-1040' }] }],
    feature: { name: 'Vera Moss', url: '/designers/vera-moss', about: 'Гладкое золото', picture: ring },
  },
]

const UNPAID = { id: '4820719', number: '482-0719', payableUntil: '2026-11-18T11:36:00.000Z' }

async function show({ path = '/', pieces = 0, favorites = [] as number[], isAuth = false, isUnpaid = false } = {}) {
  const scope = fork({
    values: [
      [$menu, menu],
      [$favorites, favorites],
      [$user, { ...GUEST, isAuth }],
      [$cart, aCart({ totalProducts: pieces, unpaidOrder: isUnpaid ? UNPAID : null })],
      [$context, shopContext({ host: 'shop.ru.localhost', cookies: {} })],
      [$brand, testFace],
    ],
  })
  await renderWith(
    <>
      <ServiceRow />
      <Header />
    </>,
    { scope, texts: { shell: ru } },
    path,
  )
  return scope
}
// jsdom cannot follow a link that the test does not want to follow either.
beforeAll(() => document.addEventListener('click', (event) => event.preventDefault()))
const wide = (width: number) => Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
// By what it shows and not by its role: the roles of a whole header take jsdom long to work out.
const bag = () => screen.getByTestId('bag-count').closest('a') as HTMLElement
const hearts = () => screen.getByTestId('favorites-count').closest('a')
const themeButton = () => screen.getByText('Тёмная тема')

test('heart and bag show their counts and include them in their names', async () => {
  await show({ pieces: 2, favorites: [1, 3, 5] })
  expect(screen.getByTestId('bag-count')).toHaveTextContent('2')
  expect(bag()).toHaveAccessibleName('Корзина, 2')
  expect(hearts()).toHaveAccessibleName('Избранное, 3')
  expect(hearts()).toHaveAttribute('href', '/wishlist')
})

test('an empty bag shows no count', async () => {
  await show()
  expect(screen.getByTestId('bag-count')).toHaveAttribute('data-empty')
  expect(bag()).toHaveAccessibleName('Корзина')
})

test('the header links to an order awaiting payment', async () => {
  await show({ isUnpaid: true })
  const order = screen.getByTestId('unpaid-order')
  expect(order).toHaveAccessibleName('Оплатить заказ 482-0719')
  expect(order).toHaveAttribute('href', '/payment?order=4820719&step=payment')
})

test('the menu has the wishlist too, whose icon gives its place to the unpaid order on phones', async () => {
  await show({ isUnpaid: true })
  const menu = screen.getByRole('dialog', { name: 'Меню', hidden: true })
  expect(within(menu).getByRole('link', { name: 'Избранное', hidden: true })).toHaveAttribute('href', '/wishlist')
})

test('without an unpaid order the header has no link to one', async () => {
  await show({ pieces: 1 })
  expect(screen.queryByTestId('unpaid-order')).not.toBeInTheDocument()
})

test.each([
  [1440, '/', 'opens the drawer', 'bag-drawer'],
  [390, '/', 'leads to the bag’s page', undefined],
  [1440, '/cart', 'opens nothing over the bag’s own page', undefined],
])('at %d px on %s the bag %s', async (width, path, _, widget) => {
  wide(width)
  const scope = await show({ path })
  expect(bag()).toHaveAttribute('href', '/cart')
  await userEvent.click(bag())
  expect(scope.getState($popup)?.widget).toBe(widget)
})

test.each([
  ['a guest is asked to sign in', 'Войти', { isAuth: false }, 'auth'],
  ['a known shopper gets the account menu', 'Профиль', { isAuth: true }, 'account-menu'],
  ['on the profile itself nothing opens over it', 'Профиль', { isAuth: true, path: '/profile' }, undefined],
])('the account icon: %s', async (_, label, shopper, widget) => {
  const scope = await show(shopper)
  const account = screen.getByLabelText(label)
  expect(account).toHaveAttribute('href', '/profile')
  await userEvent.click(account)
  expect(scope.getState($popup)?.widget).toBe(widget)
})

test('a menu section opens by keyboard and closes with Esc', async () => {
  await show()
  const button = screen.getByLabelText('Показать разделы: Украшения')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

test('the menu counts the pieces of categories and leads to occasions, in wide windows and on phones [catalog.menu-counts]', async () => {
  await show()
  // By selector: the roles of a whole header take jsdom long to work out.
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((link) => link.textContent?.replaceAll(/\s/g, ' '))
  expect(texts('a[href="/catalog/rings"]:has(.num)')).toStrictEqual(['Кольца1 048', 'Кольца1 048'])
  expect(texts('a[href="/catalog/engagement"]')).toStrictEqual(['Помолвка', 'Помолвка'])
  expect(screen.getAllByText('Поводы')).toHaveLength(2)
  expect(texts('[popover] a[href="/catalog"]')).toStrictEqual(['Смотреть всё1 133'])
})

test('the designers of the menu stand beside the alphabet and a picture of one of them [catalog.menu-designers]', async () => {
  await show()
  const hrefs = (selector: string) => [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
  expect(hrefs('nav a[href^="/designers#"]')).toStrictEqual(['/designers#letter-1040'])
  expect(hrefs('nav a[href="/designers/amalgama"]')).toHaveLength(1)
  const [caption] = document.querySelectorAll('nav figcaption:has(a[href="/designers/vera-moss"])')
  expect(caption).toHaveTextContent('Vera MossГладкое золото')
  expect(caption?.closest('figure')?.querySelector('img')?.getAttribute('src')).toContain(ring.base)
})

test('the search is a plain form that submits to the search page', async () => {
  await show()
  const form = screen.getByRole('search')
  expect(form).toHaveAttribute('action', '/search')
  expect(within(form).getByRole('searchbox', { name: 'Поиск' })).toHaveAttribute('name', 'text')
})

test('the theme is set on the document and in the cookie', async () => {
  await show()
  delete document.documentElement.dataset['theme']
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  await userEvent.click(themeButton())
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(document.cookie).toContain('theme=dark')
  await userEvent.click(themeButton())
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
})

test('the other language links to the same page on the other host', async () => {
  await show({ path: '/dostavka-i-oplata' })
  for (const link of screen.getAllByText('English')) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/\/shop\.com\.localhost(:\d+)?\/delivery$/))
    expect(link).toHaveAttribute('lang', 'en')
  }
})
