import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../../fixtures.ts'
import { amplePiece } from '../../../machine/catalogue.ts'
import { violationsOf } from '../../../machine/checks/accessible.ts'
import { signInAnew } from '../../../machine/people/registered.ts'
import { Wallet } from '../../../machine/people/wallet.ts'
import { paymentsOf } from '../../../machine/servers/sandbox.ts'
import type { Shop } from '../../../machine/shop.ts'
import type { CheckoutPage } from '../../../pages/checkout.ts'
import type { ProductPage } from '../../../pages/product.ts'

/** Cards of the sandbox: one has no money, the bank of the other asks to confirm. */
const POOR = '4000 0000 0000 9995'
const ASKS = '4000 0027 6000 3184'

test.use({ host: 'com' })

interface Shopping {
  page: Page
  shop: Shop
  product: ProductPage
  checkout: CheckoutPage
  context: BrowserContext
}

/** Places an order, leaves the bank's page unpaid, and opens its payment in a browser with a wallet. */
async function unpaidOrder({ page, shop, product, checkout, context }: Shopping): Promise<Wallet> {
  const wallet = await Wallet.installedIn(page)
  await signInAnew(shop, context, 'claire@mail.example')
  await checkout.openAtPaymentWith(product, (await amplePiece(shop, 'earrings')).url)
  await checkout.pay()
  await expect(page).toHaveURL(/\/pay\/[0-9a-f]+/)
  await shop.open(page, '/payment')
  await expect(page.getByRole('heading', { level: 1, name: /is waiting for payment$/ })).toBeVisible()
  return wallet
}

test('a sheet of the wallet that is closed charges nothing, and one that is confirmed pays the exact sum [payment.wallet-closed]', async ({
  page,
  shop,
  product,
  checkout,
  context,
}) => {
  test.slow()
  const wallet = await unpaidOrder({ page, shop, product, checkout, context })
  await expect(wallet.button).toBeVisible()
  expect(await violationsOf(page)).toStrictEqual([])

  await wallet.close()
  await expect(page.getByText('The wallet was closed and nothing was taken.', { exact: false })).toBeVisible()
  await wallet.confirm('a good card')
  await checkout.expectSuccess()
  const [order = ''] = /\d+$/.exec(new URL(page.url()).pathname) ?? []
  const paid = (await paymentsOf(order)).find(({ state }) => state === 'success')
  expect(paid).toMatchObject({ wallet: 'GooglePay', method: 'card' })
  expect(await wallet.sheet()).toStrictEqual({ value: paid?.amount, currency: paid?.currency })
})

test('a wallet whose bank declines says why, or asks to confirm on its page, and the order is paid by card then [payment.wallet-declined]', async ({
  page,
  shop,
  product,
  checkout,
  bank,
  context,
}) => {
  test.slow()
  const wallet = await unpaidOrder({ page, shop, product, checkout, context })

  await wallet.confirm(POOR)
  await expect(page.getByRole('heading', { level: 1, name: 'The bank declined the payment' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'There is not enough money on the card. Nothing was taken.' })).toBeVisible()
  expect(await wallet.outcome()).toBe('fail')
  expect(await violationsOf(page)).toStrictEqual([])

  await wallet.confirm(ASKS)
  await expect(page.getByText('Your bank asks to confirm the payment from the wallet.')).toBeVisible()
  await bank.decline()
  await page.getByRole('dialog', { name: 'The bank declined the payment' }).getByRole('button', { name: 'Back to payment' }).click()
  await checkout.main.getByRole('button', { name: /^Pay (?!.*\sPay$)/ }).click()
  await bank.pay()
  await checkout.expectSuccess()
})

test('the headers of the international storefront let the browser make a payment request for its wallet [payment.wallet-abroad]', async ({
  page,
  shop,
}) => {
  await shop.open(page, '/about')
  const made = await page.evaluate(() => {
    const total = { label: 'ZLATA', amount: { currency: 'USD', value: '1.00' } }
    return new PaymentRequest([{ supportedMethods: 'https://google.com/pay', data: {} }], { total }) instanceof PaymentRequest
  })
  expect(made).toBe(true)
})
