import { popularSearches, suggest, SUGGESTED, type Suggestions } from '@shop/contracts/search/suggest'
import { INTERNATIONAL, keeps, refusal, RUSSIAN, Shopper } from '../../support/people/shopper.ts'

const ask = async (text: string, host = RUSSIAN): Promise<Suggestions> => {
  const answer = await new Shopper({ host }).get(`/search/suggest?text=${encodeURIComponent(text)}`)
  expect(keeps(suggest, answer)).toBe(true)
  return (answer.body as { result: Suggestions }).result
}
const urls = (list: readonly { url: string }[]) => list.map(({ url }) => url)

test('a few letters suggest products, a category, designers and saved searches [search.suggestion-kinds]', async () => {
  const { products, categories, searches, correction } = await ask('кол')
  expect(correction).toBeNull()
  expect(products).toHaveLength(SUGGESTED.products)
  expect(urls(categories)).toContain('/catalog/rings')
  expect(urls(searches)).toStrictEqual(['/search/engagement-rings'])
  expect(urls((await ask('vera')).designers)).toStrictEqual(['/designers/vera-moss'])
})

test('suggestions are limited to eight products, three categories, three designers and three searches', async () => {
  for (const letter of ['к', 'с', 'б', 'п', 'о']) {
    const { products, categories, designers, searches } = await ask(letter)
    expect(products.length).toBeLessThanOrEqual(8)
    for (const list of [categories, designers, searches]) expect(list.length).toBeLessThanOrEqual(3)
  }
})

test('the most popular product comes first, with its price in the shopper’s currency', async () => {
  const [ru, en] = await Promise.all([ask('пусеты'), ask('studs', INTERNATIONAL)])
  expect(ru.products[0]).toMatchObject({ url: '/catalog/earrings/studs-brilliant-white', currency: 'RUB', canBuy: true })
  expect(en.products[0]).toMatchObject({ url: '/catalog/earrings/studs-brilliant-white', currency: 'AED' })
  const { products } = await new Shopper().show('search', `?text=${encodeURIComponent('пусеты')}`)
  expect(urls(ru.products)).toStrictEqual(urls(products).slice(0, 8))
})

test.each([
  ['rjkmwj', 'кольцо', RUSSIAN, '/catalog/rings'],
  ['cthmu', 'серьг', RUSSIAN, '/catalog/earrings'],
  ['брсал', 'брасл', RUSSIAN, '/catalog/bracelets'],
  ['серги', 'серьги', RUSSIAN, '/catalog/earrings'],
  ['braclet', 'bracelet', INTERNATIONAL, '/catalog/bracelets'],
  ['neckalc', 'necklac', INTERNATIONAL, '/catalog/necklaces'],
])('"%s" is corrected to %p', async (text, correction, host, url) => {
  const found = await ask(text, host)
  expect(found.correction).toBe(correction)
  expect(urls(found.categories)).toStrictEqual([url])
})

test('a designer is found with a wrong keyboard layout and with a typo', async () => {
  for (const text of ['мукф', 'vrea', 'Vera Mo'])
    expect([text, urls((await ask(text)).designers)]).toStrictEqual([text, ['/designers/vera-moss']])
})

test.each(['', ' ', '%', '()', 'в'])('%p has no suggestions', async (text) => {
  expect(await ask(text)).toStrictEqual({
    correction: null,
    quantity: 0,
    products: [],
    categories: [],
    designers: [],
    searches: [],
    help: [],
  })
})

test('an invalid search text is rejected', async () => {
  expect(refusal(await new Shopper().get(`/search/suggest?text=${'а'.repeat(201)}`)).status).toBe(400)
})

test('an unfinished word is corrected as far as it is typed; the results show the whole word', async () => {
  expect((await ask('брсал')).correction).toBe('брасл')
  expect((await new Shopper().show('search', '?text=брсал')).correction).toBe('браслет')
})

test.each([
  ['кольцо с изумр', RUSSIAN],
  ['изумр', RUSSIAN],
  ['серебряные сере', RUSSIAN],
  ['коль', RUSSIAN],
  ['п', RUSSIAN],
  ['обручал', RUSSIAN],
  ['ring with emer', INTERNATIONAL],
  ['neckl', INTERNATIONAL],
  ['neckalc', INTERNATIONAL],
])('all results of "%s" begin with its suggestions, and are as many [search.same-understanding]', async (text, host) => {
  const { products, quantity } = await ask(text, host)
  const shown = await new Shopper({ host }).show('search', `?text=${encodeURIComponent(text)}`)
  expect(quantity).toBeGreaterThan(0)
  expect(shown.quantity).toBe(quantity)
  expect(urls(products)).toStrictEqual(urls(shown.products).slice(0, products.length))
})

test('the beginning of a stone suggests pieces with this stone alone', async () => {
  expect(urls((await ask('кольцо с изумр')).products)).toStrictEqual([expect.stringMatching(/halo-cocktail/)])
  expect(urls((await ask('обручальное кольцо')).categories)[0]).toBe('/catalog/rings/wedding')
})

test('a suggestion has the designer of a product and the total number of matches', async () => {
  const { quantity, products } = await ask('кольцо')
  const shown = await new Shopper().show('search', `?text=${encodeURIComponent('кольцо')}`)
  expect(quantity).toBe(shown.quantity)
  expect(quantity).toBeGreaterThan(products.length)
  expect(products.map(({ designer }) => designer.name)).toStrictEqual(shown.products.slice(0, 8).map(({ designer }) => designer.name))
})

test.each([RUSSIAN, INTERNATIONAL])('on %s six searches are popular, sorted by popularity, and each has results', async (host) => {
  const shopper = new Shopper({ host })
  const answer = await shopper.get('/search/popular')
  expect(keeps(popularSearches, answer)).toBe(true)
  const { result } = answer.body as { result: { name: string; url: string }[] }
  expect(new Set(urls(result)).size).toBe(SUGGESTED.popular)
  for (const { name, url } of result) {
    const listing = await shopper.show('search', url.replace('/search/', ''))
    expect(listing.quantity).toBeGreaterThan(0)
    expect(listing.name).toBe(name)
  }
})
