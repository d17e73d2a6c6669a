import { faultsOfStructuredData } from './structured-data.ts'

const context = { '@context': 'https://schema.org' } as const
const offer = {
  '@type': 'Offer',
  url: 'https://shop.test/catalog/rings/aurora',
  price: '5990.00',
  priceCurrency: 'RUB',
  availability: 'https://schema.org/InStock',
}
const product = {
  ...context,
  '@type': 'Product',
  name: 'Кольцо «Аврора»',
  description: 'Тонкое кольцо',
  sku: 'aurora-165',
  image: [{ '@type': 'ImageObject', url: 'https://shop.test/pictures/aurora-640.webp', width: 640, height: 800 }],
  brand: { '@type': 'Brand', name: 'Noor Atelier' },
  url: 'https://shop.test/catalog/rings/aurora',
  offers: offer,
}
const crumb = (position: number, item = 'https://shop.test/') => ({ '@type': 'ListItem', position, name: 'Главная', item })
const crumbs = (...itemListElement: object[]) => ({ ...context, '@type': 'BreadcrumbList', itemListElement })
const site = (target: string) => ({
  ...context,
  '@type': 'WebSite',
  name: 'ZLATA',
  url: 'https://shop.test/',
  potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=text' },
})

test('a valid page has no faults', () => {
  expect(faultsOfStructuredData([product, crumbs(crumb(1), crumb(2)), site('https://shop.test/search?text={text}')])).toStrictEqual([])
})

test.each([
  ['a price as a person reads it', { ...product, offers: { ...offer, price: '5 990 ₽' } }],
  ['a price of nothing', { ...product, offers: { ...offer, price: '0.00' } }],
  ['a relative picture', { ...product, image: [{ ...product.image[0], url: '/pictures/aurora-640.webp' }] }],
  ['no picture', { ...product, image: [] }],
  ['an empty name', { ...product, name: ' ' }],
  ['an availability of our own', { ...product, offers: { ...offer, availability: 'inStock' } }],
  ['a property of no table', { ...product, colour: 'gold' }],
  ['a path of one step', crumbs(crumb(1))],
  ['a path that begins with two', crumbs(crumb(2), crumb(3))],
  ['a path with a relative step', crumbs(crumb(1), crumb(2, '/catalog'))],
  ['a search field that names nothing', site('https://shop.test/search?text={query}')],
  ['a type that nobody has checked', { ...context, '@type': 'Thing', name: 'x' }],
  ['no context', { ...product, '@context': undefined }],
])('%s is reported as a fault', (_, thing) => {
  expect(faultsOfStructuredData([thing])).not.toStrictEqual([])
})

test('a document describes one product', () => {
  expect(faultsOfStructuredData([product, product])).toStrictEqual(['Product stands there twice'])
})
