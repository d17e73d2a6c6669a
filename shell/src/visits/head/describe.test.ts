import { match } from '@shop/contracts/pages/routes'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { testFace } from '@shop/testing/brand'
import { applyHead } from './apply.ts'
import { describe as describeHead, type PageHead } from './describe.ts'

const ru: ShopContext = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' }
const en: ShopContext = { storefront: 'international', locale: 'en', country: 'AE', currency: 'AED' }
const origins = { ru: 'http://shop.ru.localhost:3000', en: 'http://shop.com.localhost:3000' }

function at(path: string, context: ShopContext, head: PageHead = { title: 'Title' }, status = 200) {
  const url = new URL(path, 'http://shop.test')
  const found = match(url.pathname, url.search)
  const address = found?.address ?? { pathname: url.pathname, search: url.search, params: {} }
  return describeHead(head, { row: found?.row ?? null, address, context, brand: testFace, origin: origins[context.locale], status })
}

test('the title ends with the shop’s name', () => {
  expect(at('/catalog', ru).title).toBe('Title — ZLATA')
  expect(at('/catalog', ru, { title: '' }).title).toBe('ZLATA')
})

test('a page on both storefronts has hreflang alternates, with English as x-default [storefront.hreflang-pairs]', () => {
  expect(at('/catalog/rings', ru).alternates).toStrictEqual([
    { lang: 'ru', href: 'http://shop.ru.localhost:3000/catalog/rings' },
    { lang: 'en', href: 'http://shop.com.localhost:3000/catalog/rings' },
    { lang: 'x-default', href: 'http://shop.com.localhost:3000/catalog/rings' },
  ])
})

test.each([
  [ru, '/dostavka-i-oplata', '/delivery'],
  [en, '/delivery', '/dostavka-i-oplata'],
  [ru, '/oferta', '/terms'],
])('pages with different paths are paired: %# [storefront.hreflang-pairs]', (context, here, there) => {
  const links = at(here, context).alternates.map(({ href }) => new URL(href).pathname)
  expect(links).toContain(here)
  expect(links).toContain(there)
})

test('the pair of a configured host is the same name with the other storefront’s suffix', () => {
  const { row, address } = match('/catalog') ?? { row: null, address: { pathname: '/catalog', search: '', params: {} } }
  const { alternates } = describeHead(
    { title: '' },
    { row, address, context: ru, brand: testFace, origin: 'https://zlata.ru', status: 200 },
  )
  expect(alternates.map(({ href }) => href)).toStrictEqual([
    'https://zlata.ru/catalog',
    'https://zlata.com/catalog',
    'https://zlata.com/catalog',
  ])
})

test('a page of one storefront has no alternates', () => {
  expect(at('/certificate', ru).alternates).toStrictEqual([])
})

test('the canonical URL contains no advertising parameters', () => {
  expect(at('/catalog?utm_source=mail&page=2', ru).canonical).toBe('http://shop.ru.localhost:3000/catalog?page=2')
})

test.each([
  ['/cart', 200, true],
  ['/search', 200, true],
  ['/nothing-here', 404, true],
  ['/catalog', 500, true],
  ['/catalog', 200, false],
])('%s with status %d is noindex: %s', (path, status, noindex) => {
  expect(at(path, ru, { title: '' }, status).noindex).toBe(noindex)
})

test('after a navigation the head matches the server-rendered one', () => {
  applyHead(at('/catalog', ru, { title: 'Rings', description: 'All of them' }))
  applyHead(at('/cart', ru, { title: 'Bag' }))
  expect(document.title).toBe('Bag — ZLATA')
  expect(document.head.querySelector('meta[name=description]')).toBeNull()
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.head.querySelectorAll('link[rel=alternate]')).toHaveLength(0)
  applyHead(at('/catalog', ru))
  expect(document.head.querySelector('meta[name=robots]')).toBeNull()
  expect(document.head.querySelectorAll('link[rel=alternate]')).toHaveLength(3)
  expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1)
})
