import { screen } from '@testing-library/react'
import type { MenuItem } from '@shop/contracts/account/common-data'
import { isBlocked } from '@shop/contracts/shop/guard'
import { match } from '@shop/contracts/pages/routes'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $context, $menu } from '@shop/session'
import { renderWith } from '@shop/testing/render-page'
import { given } from '@shop/testing/given'
import { texts as en } from '../../platform/texts/en.ts'
import { texts as ru } from '../../platform/texts/ru.ts'
import { Footer } from './footer.tsx'

async function showOn(host: string, cookies: Record<string, string> = {}, menu: MenuItem[] = []) {
  const context = shopContext({ host, cookies })
  await renderWith(<Footer quiet={false} />, {
    locale: context.locale,
    texts: { shell: context.locale === 'ru' ? ru : en },
    values: [given($context, context), given($menu, menu)],
  })
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  return { context, links: links.filter((href) => href.startsWith('/')) }
}

test.each(['shop.ru.localhost', 'shop.com.localhost', 'en.shop.ru.localhost'])(
  'on %s every link leads to a page of this storefront',
  async (host) => {
    const { context, links } = await showOn(host)
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((href) => isBlocked(context.storefront, href))).toStrictEqual([])
    expect(links.filter((href) => match(href) === null)).toStrictEqual([])
  },
)

test.each([
  ['shop.ru.localhost', '/dostavka-i-oplata', '/delivery'],
  ['shop.com.localhost', '/delivery', '/dostavka-i-oplata'],
  // An unknown host blocks nothing, yet follows its language: one delivery page and not two.
  ['localhost', '/dostavka-i-oplata', '/delivery'],
])('on %s the delivery link is %s and not %s', async (host, shown, other) => {
  const { links } = await showOn(host)
  expect(links).toContain(shown)
  expect(links).not.toContain(other)
})

test.each([
  ['the Emirates', 'AE', '+971 4 123 4511', /Dubai time/],
  ['another country, which has no number of its own', 'US', '+971 4 123 4511', /Dubai time/],
])('the international storefront shows phone and hours for %s', async (_country, country, phone, hours) => {
  await showOn('shop.com.localhost', { country })
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replace(/[^+\d]/g, '')}`)
  expect(screen.getAllByText(hours).length).toBeGreaterThan(0)
})

test('abroad nothing leads to invitations, which exist on the Russian storefront only [country.contacts-and-promises]', async () => {
  expect((await showOn('shop.com.localhost')).links).not.toContain('/referral-program')
})

test('on the Russian storefront invitations are there', async () => {
  expect((await showOn('shop.ru.localhost')).links).toContain('/referral-program')
})

test.each([
  ['AE', 'https://wa.me/97141234511'],
  ['US', 'https://wa.me/97141234511'],
])('WhatsApp is that of the country: %s', async (country, href) => {
  await showOn('shop.com.localhost', { country })
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', href)
})

const CATALOG = { name: 'Украшения', url: '/catalog', items: [] }
test.each([
  ['is there while certificates are sold', [CATALOG, { name: 'Сертификаты', url: '/certificate', items: [] }], true],
  ['is not there in a shop that sells none', [CATALOG], false],
])('the link to gift certificates %s [certificates.needs-a-design]', async (_, menu, isThere) => {
  expect((await showOn('shop.ru.localhost', {}, menu)).links.includes('/certificate')).toBe(isThere)
})
