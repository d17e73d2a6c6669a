import fs from 'node:fs'
import path from 'node:path'
import { match, routes } from './routes.ts'

const ROOT = path.resolve(__dirname, '../../../..')

// Every address of the shop, typed again: a slip in the table must not repeat itself here.
const specified =
  '/about, /career, /caring-for-jewelry, /cart, /catalog, /certificate, /certificate-info, /certificates-and-promo-rules, /contacts, /delete-app-account, /delivery, /designers, /dolyame, /dostavka-i-oplata, /dropofmagic, /gallery, /garantii, /jewelry, /loyalty-program-rules, /lpbally, /lpsale, /mobile-app-license, /oferta, /payment, /personal-data-agreement, /piercing, /polozhenie-ob-obrabotke-i-zashchite-personalnykh-dannykh, /press, /privacy, /profile, /promotion, /referral-program, /returns, /search, /shops, /soglashenie-ob-ispolzovanii-polzovatelskih-materialov, /stores, /streams, /terms, /trend, /ukhod-za-ukrasheniyami, /vozvrat, /warranty, /wishlist, /ya-callback, /catalog/men, /catalog/new, /catalog/sale, /landings/loyalty-program, /landings/offline-subscription, /landings/online-subscription, /landings/tablet-subscription, /'.split(
    ', ',
  )

// Addresses that were added on purpose.
const added: string[] = [
  '/look',
  '/receive-piece',
  '/exchange',
  '/review',
  '/passport/:code',
  '/wishlist/:code',
  '/pay/:code',
  '/bag/:code',
]

const parameterised: [string, Record<string, string>][] = [
  ['/catalog/rings', { category: 'rings' }],
  ['/catalog/rings/aurora-yellow', { category: 'rings', id: 'aurora-yellow' }],
  ['/designers/vera', { id: 'vera' }],
  ['/get-certificate', {}],
  ['/get-certificate/7', { id: '7' }],
  ['/jewelry/7', { id: '7' }],
  ['/order-success', {}],
  ['/order-success/7', { id: '7' }],
  ['/passport/K7WM29QX4FHDTRW8', { code: 'K7WM29QX4FHDTRW8' }],
  ['/search/7', { id: '7' }],
  ['/trend/7', { id: '7' }],
]

test.each([...specified, ...added.filter((address) => !address.includes(':'))])(
  '%s has an owner and a folder of its own name',
  (address) => {
    const found = match(address)
    expect(found?.row.path).toBe(address)
    expect(found?.address.params).toStrictEqual({})
    expect(fs.existsSync(path.join(ROOT, found!.row.owner, 'src/pages', found!.row.page, 'index.ts'))).toBe(true)
  },
)

test.each(parameterised)('%s keeps its parameters [routes.needed-parameters]', (address, params) => {
  const found = match(address)
  expect(found?.address.params).toStrictEqual(params)
  expect(fs.existsSync(path.join(ROOT, found!.row.owner, 'src/pages', found!.row.page, 'index.ts'))).toBe(true)
})

test('the route table contains every address of the shop and no other [routes.whole-table]', () => {
  const paths = [
    ...specified,
    ...added,
    '/catalog/:category',
    '/catalog/:category/:id',
    '/catalog/:category/:subcategory',
    '/designers/:id',
    '/get-certificate',
    '/get-certificate/:id',
    '/jewelry/:id',
    '/order-success',
    '/order-success/:id',
    '/search/:id',
    '/trend/:id',
  ]
  expect(routes.map((row) => row.path).toSorted()).toStrictEqual([...new Set(paths)].toSorted())
})

test('static routes match before a category of the same name [routes.static-before-category]', () => {
  expect(match('/catalog/new')?.row.path).toBe('/catalog/new')
  expect(match('/catalog/newest')?.row.path).toBe('/catalog/:category')
})

test.each([
  ['/catalog/rings/wedding', 'listing'],
  ['/catalog/rings/band-classic-yellow', 'product'],
  ['/catalog/rings/ring2', 'product'],
])('%s is a %s: a single word of letters is a sub-category [catalog.category-or-product]', (address, page) => {
  expect(match(address)?.row.page).toBe(page)
})

test.each(['/nothing-here', '/catalog/a/b/c', '/designers/a/b', '/catalog//x', '/catalog/%E0%A4%A'])('%s matches no page', (address) => {
  expect(match(address)).toBeNull()
})

test('landings and shared links use the landing layout, every other page the default one [routes.two-layouts]', () => {
  const landings = routes.filter(({ layout }) => layout === 'landing').map(({ path: address }) => address)
  expect(landings.toSorted()).toStrictEqual([
    '/dropofmagic',
    '/landings/loyalty-program',
    '/landings/offline-subscription',
    '/landings/online-subscription',
    '/landings/tablet-subscription',
    '/lpbally',
    '/lpsale',
    '/passport/:code',
  ])
  expect(routes.filter(({ layout }) => layout === 'none').map(({ path: address }) => address)).toStrictEqual(['/ya-callback'])
})

test('paired pages reference each other', () => {
  for (const { path: address, pair } of routes) if (pair) expect(match(pair)?.row.pair).toBe(address)
})

test('parameters are decoded, and a trailing slash is ignored', () => {
  expect(match('/designers/%D0%B2%D0%B5%D1%80%D0%B0/')?.address).toStrictEqual({
    pathname: '/designers/%D0%B2%D0%B5%D1%80%D0%B0',
    search: '',
    params: { id: 'вера' },
  })
})
