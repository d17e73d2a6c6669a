import { screen } from '@testing-library/react'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $context } from '@shop/session'
import { renderWith } from '@shop/testing/render-page'
import { given } from '@shop/testing/given'
import { texts as en } from '../../platform/texts/en.ts'
import { texts as ru } from '../../platform/texts/ru.ts'
import { QuietHeader } from './quiet-header.tsx'

test.each([
  ['shop.ru.localhost', 'RU', '+7 495 123-45-67'],
  ['shop.com.localhost', 'AE', '+971 4 123 4511'],
  ['shop.com.localhost', 'US', '+971 4 123 4511'],
  ['shop.com.localhost', 'KZ', '+971 4 123 4511'],
])('checkout on %s for %s shows the phone of that country [country.contacts-and-promises]', async (host, country, phone) => {
  const context = shopContext({ host, cookies: { country } })
  const values = [given($context, context)]
  await renderWith(<QuietHeader />, { locale: context.locale, texts: { shell: context.locale === 'ru' ? ru : en }, values })
  expect(screen.getByRole('link', { name: phone })).toBeVisible()
})
