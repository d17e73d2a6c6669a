import type { Listing } from '@shop/contracts/catalog/listing'
import { ENGRAVED } from '../../../src/demo/showcase.ts'
import { otherLayout } from '../../../src/goods/catalog/search/language/layout.ts'
import { SAVED_SEARCHES } from '../../../src/goods/catalog/search/saved.ts'
import { INTERNATIONAL, RUSSIAN, Shopper } from '../../support/people/shopper.ts'

const find = (text: string, host = RUSSIAN, more = ''): Promise<Listing> =>
  new Shopper({ host }).show('search', `?text=${encodeURIComponent(text)}${more}`)
/** By its card or a metal of it. */
const has = ({ products }: Listing, slug: string) =>
  products.some(({ url, modifications }) =>
    [{ url }, ...modifications.flatMap(({ variants }) => variants)].some((one) => one.url.endsWith(`/${slug}`)),
  )

test.each([
  ['кольцо с изумрудом', 'halo-cocktail-yellow'],
  ['Северин печатка', 'signet-oval-yellow'],
  ['кольца «аврора»', 'solitaire-aurora-yellow'],
  ['СЕРЬГИ с жемчугом', 'drops-pearl-yellow'],
])('"%s" finds the intended item', async (text, slug) => {
  const found = await find(text)
  expect(has(found, slug)).toBe(true)
  expect(found.correction).toBeNull()
})

test.each([
  ['rjkmwj', 'кольцо', RUSSIAN],
  ['кштп', 'ring', INTERNATIONAL],
  ['брсалет', 'браслет', RUSSIAN],
  ['сафпир', 'сапфир', RUSSIAN],
  ['braclet', 'bracelet', INTERNATIONAL],
])('"%s" is corrected to "%s", and the response says so [search.forgives-typos]', async (text, meant, host) => {
  const found = await find(text, host)
  expect(found.correction).toBe(meant)
  expect(found.quantity).toBeGreaterThan(0)
  expect(found.quantity).toBe((await find(meant, host)).quantity)
})

test.each([
  ['rjkmwj', RUSSIAN],
  ['кштп', INTERNATIONAL],
  ['брсалет', RUSSIAN],
])('a rejected correction of "%s" is not applied: the search runs as typed [search.correction-refused]', async (text, host) => {
  const found = await find(text, host, '&exact=1')
  expect([found.correction, found.quantity]).toStrictEqual([null, 0])
})

test('words without a correction return the same results when searched as typed', async () => {
  const [exact, usual] = await Promise.all([find('кольцо с изумрудом', RUSSIAN, '&exact=1'), find('кольцо с изумрудом')])
  expect(exact.quantity).toBe(usual.quantity)
  expect(exact.quantity).toBeGreaterThan(0)
})

test.each([
  'кольцо - серебро',
  'кольцо — серебро',
  'кольцо-серебро',
  'кольцо, серебро',
  'кольцо\u00a0серебро',
  '\ufeffкольцо\u200b серебро',
])('%j finds what "кольцо серебро" finds, without a correction [forms.one-normalizer]', async (text) => {
  const [found, plain] = await Promise.all([find(text), find('кольцо серебро')])
  expect(plain.quantity).toBeGreaterThan(4)
  expect([found.quantity, found.correction]).toStrictEqual([plain.quantity, null])
})

test('letters with separate marks find the same', async () => {
  const [found, plain] = await Promise.all([find('се\u0308рьги'), find('сёрьги')])
  expect([found.quantity, found.correction]).toStrictEqual([plain.quantity, plain.correction])
  expect(found.quantity).toBeGreaterThan(0)
})

test.each(['велосипед', 'qqqq', 'с', '%'])('"%s" returns no results', async (text) => {
  expect((await find(text)).quantity).toBe(0)
})

test('words that nothing is called are left out and told, each part with the query without it [search.one-word-less]', async () => {
  const found = await find('кольцо велосипед')
  expect(found.quantity).toBe((await find('кольцо')).quantity)
  expect(found.understood).toMatchObject({
    chips: [{ label: 'Кольца', rest: '' }],
    notes: ['Не нашли «велосипед»: показываем остальное.'],
  })
})

test('a size that no piece of the query has gives way to the sizes beside it [search.sizes-beside]', async () => {
  const { products, understood } = await find('кольцо с изумрудом 19,5 размер')
  expect(products.map(({ url }) => url)).toStrictEqual([expect.stringContaining('/halo-cocktail')])
  expect(understood?.notes).toStrictEqual(['В размере 19,5 таких нет, показываем соседние: 19 и 20.'])
})

test('search results can be filtered and sorted like any listing, without a category choice', async () => {
  const shopper = new Shopper()
  const { products, filters, categories } = await shopper.show('search', `?text=${encodeURIComponent('кольцо')}&metal=rose&sort=price-asc`)
  expect(products.length).toBeGreaterThan(0)
  expect(products.every(({ url }) => url.endsWith('-rose'))).toBe(true)
  const prices = products.map(({ price }) => price.final ?? 0)
  expect(prices).toStrictEqual(prices.toSorted((a, b) => a - b))
  expect(filters.map(({ code }) => code)).toContain('metal')
  expect(categories).toStrictEqual([])
})

test.each(Object.keys(SAVED_SEARCHES))(
  'the saved search %s finds items and has a name in both languages [search.ten-of-the-shop]',
  async (id) => {
    const [ru, en] = await Promise.all([RUSSIAN, INTERNATIONAL].map((host) => new Shopper({ host }).show('search', id)))
    expect(ru?.quantity).toBeGreaterThan(0)
    expect(ru?.name).toMatch(/^[А-Я]/)
    expect(en?.name).toMatch(/^[A-Z]/)
  },
)

test('gifts under 10 000 cost at most that', async () => {
  const { products } = await new Shopper().show('search', 'gifts-under-10000')
  expect(products.every(({ price }) => (price.final ?? Infinity) <= 1_000_000)).toBe(true)
})

test('keyboard layouts are converted in both directions', () => {
  expect([otherLayout('rjkmwj'), otherLayout('кольцо'), otherLayout('cthmub')]).toStrictEqual(['кольцо', 'rjkmwj', 'серьги'])
})

test('кольцо does not match колье', async () => {
  expect(has(await find('кольцо'), 'pearl-strand-yellow')).toBe(false)
})

test('a form of a known word is not corrected to another', async () => {
  for (const text of ['кольца', 'кольцами', 'колец', 'сережками']) expect((await find(text)).correction).toBeNull()
})

const slugsOf = ({ products }: Listing) => products.map(({ url }) => url.split('/').at(-1) ?? '')

test('a word never matches a part of another: "men" is not in "Kamenny", "ring" is not in "earrings" [search.whole-words]', async () => {
  const [men, ring] = await Promise.all([find('men', INTERNATIONAL), find('ring', INTERNATIONAL)])
  expect(men.products.filter(({ designer }) => designer.url === '/designers/kamennyi-sad')).toStrictEqual([])
  expect(slugsOf(ring).filter((slug) => /^(?:studs|hoops|huggies|drops)/.test(slug))).toStrictEqual([])
})

test.each([
  ['до 50 000', ['до 50\u00a0000\u00a0₽'], RUSSIAN],
  ['кольцо от 10 тыс до 50 тысяч', ['Кольца', 'от 10\u00a0000\u00a0₽ до 50\u00a0000\u00a0₽'], RUSSIAN],
  ['не дороже 30к серьги', ['до 30\u00a0000\u00a0₽', 'Серьги'], RUSSIAN],
  ['кольцо 16,5 размера', ['Кольца', 'размер 16,5'], RUSSIAN],
  ['кольцо 17,5', ['Кольца', 'размер 17,5'], RUSSIAN],
  ['кольцо 17.5', ['Кольца', 'размер 17,5'], RUSSIAN],
  ['кольцо р. 17', ['Кольца', 'размер 17'], RUSSIAN],
  ['кольцо 17', ['Кольца', 'размер 17'], RUSSIAN],
  ['ring 6.5', ['Rings', 'size 6.5'], INTERNATIONAL],
  ['ring under 1,500', ['Rings', 'up to AED\u00a01,500'], INTERNATIONAL],
  ['earrings from 300 to 900', ['Earrings', 'from AED\u00a0300 up to AED\u00a0900'], INTERNATIONAL],
  ['цепочка 45 см', ['Цепочки', '45\u00a0см'], RUSSIAN],
  ['цепочка 3 мм', [], RUSSIAN],
])('"%s" is read as %j [search.prices-in-words]', async (text, labels, host) => {
  expect((await find(text, host)).understood?.chips.map(({ label }) => label)).toStrictEqual(labels)
})

test('a query is split into parts, each with the query that is left without it', async () => {
  const { understood } = await find('серебряное кольцо с сапфиром Аврора')
  expect(understood?.chips).toStrictEqual([
    { kind: 'metal', label: 'Серебро', rest: 'кольцо сапфиром аврора', without: 0 },
    { kind: 'kind', label: 'Кольца', rest: 'серебряное сапфиром аврора', without: 0 },
    { kind: 'stone', label: 'Сапфир', rest: 'серебряное кольцо аврора', without: 0 },
    { kind: 'word', label: 'аврора', rest: 'серебряное кольцо сапфиром', without: 0 },
  ])
  const { understood: one } = await find('кольцо с опалом')
  expect(one?.chips.map(({ label, rest, without }) => [label, rest, (without ?? 0) > 5])).toStrictEqual([
    ['Кольца', 'опалом', false],
    ['Опал', 'кольцо', true],
  ])
})

test('plain words have no parts to take off', async () => {
  expect((await find('аврора')).understood).toMatchObject({ chips: [], help: [] })
})

test.each([
  ['Кольцо с брилиантом', 'Кольцо с бриллиантом', RUSSIAN],
  ['сиребряные серёжки', 'серебряные серёжки', RUSSIAN],
  ['Браслит «Теннисный»', 'Браслет «Теннисный»', RUSSIAN],
  ['сиребряные сере', 'серебряные сере', RUSSIAN],
  ['White gold braclets', 'White gold bracelets', INTERNATIONAL],
])('"%s" is shown as "%s": only the mistaken word is another one [search.correction-as-written]', async (text, shown, host) => {
  expect((await find(text, host)).correction).toBe(shown)
})

const designsOf = ({ products }: Listing) =>
  products.map(({ url }) =>
    url
      .split('/')
      .at(-1)
      ?.replace(/-[a-z]+$/, ''),
  )

test.each([
  ['обручальное кольцо', 'rings/wedding', RUSSIAN],
  ['обручалка', 'rings/wedding', RUSSIAN],
  ['wedding band', 'rings/wedding', INTERNATIONAL],
  ['wedding rings', 'rings/wedding', INTERNATIONAL],
  ['помолвочное кольцо', 'rings/engagement', RUSSIAN],
  ['engagement ring', 'rings/engagement', INTERNATIONAL],
  ['печатки', 'rings/signet', RUSSIAN],
  ['коктейльное кольцо', 'rings/cocktail', RUSSIAN],
  ['каффы', 'earrings/cuffs', RUSSIAN],
  ['серьги с подвесками', 'earrings/drops', RUSSIAN],
  ['hoops', 'earrings/hoops', INTERNATIONAL],
  ['цепи', 'necklaces/chains', RUSSIAN],
  ['жемчужные нити', 'necklaces/pearls', RUSSIAN],
])('"%s" shows what stands in %s first [search.section-first]', async (text, section, host) => {
  const [found, listed] = await Promise.all([find(text, host), new Shopper({ host }).show('catalog', section)])
  expect(listed.quantity).toBeGreaterThan(0)
  expect(designsOf(found).slice(0, listed.quantity).toSorted()).toStrictEqual(designsOf(listed).toSorted())
})

test('an engagement ring is one of the section: no open cuff with a diamond', async () => {
  expect(designsOf(await find('помолвочное кольцо'))).not.toContain('open-cuff')
})

test.each([
  ['гравировка', RUSSIAN],
  ['кольцо с гравировкой', RUSSIAN],
  ['engraving', INTERNATIONAL],
  ['engraved ring', INTERNATIONAL],
])('"%s" finds every piece that can be engraved [search.facts-of-pieces]', async (text, host) => {
  expect(designsOf(await find(text, host)).toSorted()).toStrictEqual(Object.keys(ENGRAVED).toSorted())
})

test.each([
  ['пирсинг хеликс', RUSSIAN],
  ['хеликс', RUSSIAN],
  ['helix piercing', INTERNATIONAL],
])('"%s" finds the pieces that are worn there [search.facts-of-pieces]', async (text, host) => {
  const found = await find(text, host)
  expect(found.products[0]?.url).toMatch(/^\/catalog\/piercing\//)
  expect(has(found, 'clicker-pave-yellow')).toBe(true)
})

test('a correction that finds nothing is not made [search.correction-finds]', async () => {
  for (const text of ['запанки', 'крестег', 'платинавое кольцо']) {
    const { quantity, correction } = await find(text)
    expect([text, quantity, correction]).toStrictEqual([text, 0, null])
  }
})

test('what can be bought comes first, then what is called so [search.best-first]', async () => {
  const { products } = await find('жемчуг')
  const canBuy = products.map((card) => card.canBuy)
  expect(canBuy).toStrictEqual(canBuy.toSorted((one, other) => Number(other) - Number(one)))
  expect(canBuy).toContain(false)
  const [last] = slugsOf(await find('нить', RUSSIAN)).slice(-1)
  expect(last).toBe('pearl-strand-yellow')
  expect(slugsOf(await find('тонкие серьги'))[0]).toMatch(/^hoops-thin/)
})

test('results in another order are sorted by that order alone', async () => {
  const { products } = await find('жемчуг', RUSSIAN, '&sort=price-asc')
  const prices = products.map(({ price }) => price.final ?? 0)
  expect(prices).toStrictEqual(prices.toSorted((one, other) => one - other))
})

test('an article is found by its beginning, in either script', async () => {
  const [card] = (await find('аврора')).products
  for (const text of [
    card?.productCode ?? '',
    (card?.productCode ?? '').slice(0, 7),
    card?.externalCode ?? '',
    (card?.productCode ?? '').replace('A', 'а'),
  ])
    expect(slugsOf(await find(text))).toContainEqual(expect.stringMatching(/^solitaire-aurora/))
})
