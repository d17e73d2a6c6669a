import { expect, test } from '../../../fixtures.ts'
import { amplePiece } from '../../../machine/catalogue.ts'
import { violationsOf } from '../../../machine/checks/accessible.ts'
import { signInAnew } from '../../../machine/people/registered.ts'

/** A card of the sandbox: saved, it asks its owner to confirm each payment. */
const ASKS = '4000 0027 6000 3184'

test.use({ host: 'com' })

test('a saved card whose bank asks to confirm is refused there, then confirmed, in English [payment.card-confirmed]', async ({
  page,
  shop,
  product,
  checkout,
  bank,
  context,
}) => {
  test.slow()
  await signInAnew(shop, context, 'claire@mail.example')
  const { url } = await amplePiece(shop, 'earrings')

  await checkout.openAtPaymentWith(product, url)
  await page.getByRole('checkbox', { name: 'Remember the card for next time' }).check({ force: true })
  await checkout.pay()
  await bank.expectOpen()
  await page.getByLabel('Card number').fill(ASKS)
  await expect(page.getByRole('checkbox', { name: 'Remember this card' })).toBeChecked()
  await bank.pay()
  await checkout.expectSuccess()

  await checkout.openAtPaymentWith(product, url)
  await expect(page.getByRole('radio', { name: /^Visa.••.3184$/ })).toBeChecked()
  await expect(checkout.main).toContainText('Your bank may ask you to confirm')
  expect(await violationsOf(page)).toStrictEqual([])
  await checkout.pay()
  await expect(page.getByText('Your bank asks to confirm the payment with the saved card.')).toBeVisible()
  await bank.decline()

  const popup = page.getByRole('dialog', { name: 'The bank declined the payment' })
  await expect(popup).toContainText('No money was taken')
  expect(await violationsOf(page, { within: '[role=dialog]' })).toStrictEqual([])
  await popup.getByRole('button', { name: 'Back to payment' }).click()
  await expect(page.getByRole('radio', { name: /^Visa.••.3184$/ })).toBeVisible()
  await checkout.main.getByRole('button', { name: /^Pay/ }).click()
  await bank.pay()
  await checkout.expectSuccess()
})
