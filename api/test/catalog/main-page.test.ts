import { bestsellers, type Bestsellers, mainPage, type MainPage } from '@shop/contracts/content/main-page'
import { INTERNATIONAL, keeps, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const ask = async (host: string) => {
  const answer = await new Shopper({ host }).get('/main-page')
  expect(keeps(mainPage, answer)).toBe(true)
  return answer.body as MainPage
}

test('the main page is in the language of its storefront [routes.home-page]', async () => {
  const [ru, en] = await Promise.all([ask(RUSSIAN), ask(INTERNATIONAL)])
  expect([ru.mainBanner?.title, en.mainBanner?.title]).toStrictEqual(['Золото, которое не ждёт повода', 'Gold that waits for no occasion'])
})

test('certificates appear on the Russian storefront only', async () => {
  const [ru, en] = await Promise.all([ask(RUSSIAN), ask(INTERNATIONAL)])
  expect([ru.certificateStoryImage?.url, en.certificateStoryImage?.url]).toStrictEqual(['/certificate', '/catalog/earrings'])
})

test('banners fill rows of three, three and the rest', async () => {
  expect((await ask(RUSSIAN)).banners.length).toBeGreaterThan(6)
})

test('the editorial story links to a page of the same storefront', async () => {
  const [ru, en] = await Promise.all([ask(RUSSIAN), ask(INTERNATIONAL)])
  expect([ru.editorial?.url, en.editorial?.url]).toStrictEqual(['/ukhod-za-ukrasheniyami#stones', '/caring-for-jewelry#stones'])
})

test('new items come newest first, eight of the total', async () => {
  const { newProducts } = await ask(RUSSIAN)
  expect(newProducts.products).toHaveLength(8)
  expect(newProducts.products[0]?.url).toBe('/catalog/necklaces/chain-herringbone-yellow')
  const { quantity } = await new Shopper().show('tags', 'new')
  expect(newProducts.quantity).toBe(quantity)
})

test('the count of a designer equals that of the designer’s page', async () => {
  const { designers } = await ask(INTERNATIONAL)
  expect(designers.length).toBeGreaterThanOrEqual(8)
  for (const { url, count } of designers) {
    const { quantity } = await new Shopper({ host: INTERNATIONAL }).show('designers', url?.replace('/designers/', '') ?? '')
    expect(quantity).toBe(count)
  }
})

test('bestsellers are the most popular items [catalog.most-chosen]', async () => {
  const answer = await new Shopper().get('/pd/frontend/bestsellers')
  expect(keeps(bestsellers, answer)).toBe(true)
  const { products } = answer.body as Bestsellers
  expect(products).toHaveLength(12)
  expect(products[0]?.url).toBe('/catalog/earrings/studs-brilliant-white')
  expect(products.every(({ tags }) => tags.some(({ code }) => code === 'hit'))).toBe(true)
})
