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

async function showIn(country: string) {
  const price = { initial: 119_000, final: 119_000, lowestPrice30: null }
  const skuListWithGems = [aSku({ price })]
  const ring = aProduct({ skuListWithGems, price: { ...aProduct().price, ...price, currency: country === 'AE' ? 'AED' : 'USD' } })
  const wire = fakeWire({ [`GET ${PATH}/info`]: { result: { product: ring } } })
  const context = shopContext({ host: 'shop.com.localhost', cookies: { country } })
  await renderPage(product, PATH, { wire, locale: 'en', texts: { 'page/product': en }, values: [given($context, context)] })
}

test('a country without stores is promised none [country.contacts-and-promises]', async () => {
  await showIn('US')
  expect(screen.queryByText(en.shop)).toBeNull()
})

test('a country with stores has a row for them', async () => {
  await showIn('AE')
  expect(screen.getByText(en.shop)).toBeVisible()
})
