import { screen } from '@testing-library/react'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $context } from '@shop/session'
import { aProduct, aSku } from '@shop/testing/builders'
import { fakeWire } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import * as product from './index.ts'
import { texts as en } from './texts/en.ts'

const PATH = '/catalog/rings/aurora-yellow'

async function showIn(country: string, changes: Parameters<typeof aSku>[0] = {}) {
  const price = { initial: 119_000, final: 119_000, lowestPrice30: null }
  const skuListWithGems = [aSku({ price, ...changes })]
  const ring = aProduct({ skuListWithGems, price: { ...aProduct().price, ...price, currency: country === 'AE' ? 'AED' : 'USD' } })
  const wire = fakeWire({ [`GET ${PATH}/info`]: { result: { product: ring } } })
  const context = shopContext({ host: 'shop.com.localhost', cookies: { country } })
  await renderPage(product, PATH, { wire, locale: 'en', texts: { 'page/product': en }, values: [given($context, context)] })
}

test.each([
  ['AE', 'Duties and taxes are included'],
  ['KZ', 'No import duty'],
  ['US', 'Import duty is paid on receipt, about $84'],
])('in %s the product says what the border costs [delivery.duties-stated]', async (country, text) => {
  await showIn(country)
  expect(screen.getByText(text)).toBeVisible()
})

test('a country without stores is promised none [country.contacts-and-promises]', async () => {
  await showIn('US')
  expect(screen.queryByText(en.shop)).toBeNull()
})

test('a store that has the piece is named', async () => {
  await showIn('AE', { shops: [{ id: 11, name: 'Dubai Mall', city: 'Dubai', city_id: 300 }] })
  expect(screen.getByText(/Dubai Mall/)).toBeVisible()
})
