import http from 'node:http'
import type { Page } from '@playwright/test'
import { DESKTOP, HOSTS } from './looks.ts'

export interface Screen {
  name: string
  address: string
  /** Actions before the screenshot. */
  act?: (page: Page) => Promise<void>
  /** Products added to the bag before, by URL. */
  bag?: string[]
  fits: (width: number) => boolean
  /** Viewport screenshot, for drawers and sheets. */
  onlyWindow?: boolean
}

const anyWidth = () => true
const TABLET = 768

const firstLook = (page: Page) => page.getByRole('banner')

/** Predefined screens. */
const allScreens = ([product = '/catalog', other = product]: readonly string[]): Screen[] => [
  { name: 'home', address: '/', fits: anyWidth },
  { name: 'catalog', address: '/catalog', fits: anyWidth },
  {
    name: 'catalog-filters',
    address: '/catalog?metal=yellow',
    fits: (width) => width < DESKTOP,
    onlyWindow: true,
    act: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /^(фильтры|filters)/i })
        .click()
      await page.getByRole('dialog', { name: /фильтры|filters/i }).waitFor()
    },
  },
  { name: 'product', address: product, fits: anyWidth },
  { name: 'cart', address: '/cart', bag: [product, other], fits: anyWidth },
  { name: 'cart-empty', address: '/cart', fits: anyWidth },
  {
    name: 'drawer',
    address: product,
    fits: (width) => width >= TABLET,
    onlyWindow: true,
    act: async (page) => {
      await page.getByTestId('add-to-bag').first().click()
      await page
        .getByRole('dialog', { name: /корзин|bag/i })
        .getByRole('link')
        .first()
        .waitFor()
    },
  },
  {
    name: 'menu',
    address: '/',
    fits: (width) => width < DESKTOP,
    onlyWindow: true,
    act: async (page) => {
      await firstLook(page)
        .getByRole('button', { name: /^(меню|menu)$/i })
        .click()
      await page.getByRole('dialog', { name: /меню|menu/i }).waitFor()
    },
  },
  {
    name: 'menu',
    address: '/',
    fits: (width) => width >= DESKTOP,
    onlyWindow: true,
    act: async (page) => firstLook(page).getByRole('navigation').getByRole('link').first().hover(),
  },
  { name: 'nothing-here', address: '/nothing-here', fits: anyWidth },
]

/** `/catalog/rings?metal=yellow` → `catalog-rings-metal-yellow` */
const nameOfAddress = (address: string): string => address.replace(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '') || 'home'

export const screensFrom = (paths: readonly string[], products: readonly string[]): Screen[] =>
  paths.length > 0
    ? paths.map((address) => ({ name: nameOfAddress(address), address: address.startsWith('/') ? address : `/${address}`, fits: anyWidth }))
    : allScreens(products)

/** The first pieces of the listing. */
export function productAddresses(port: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${HOSTS.ru}:${port}`, accept: 'text/html' }
    const request = http.get({ host: '127.0.0.1', port, path: '/catalog', headers }, (response) => {
      let html = ''
      response.setEncoding('utf8').on('data', (part: string) => (html += part))
      response.on('end', () => {
        const [, ...cards] = html.split('data-testid="product-card"')
        const addresses = cards.flatMap((card) => /href="(\/catalog\/[^"/?]+\/[^"/?]+)"/.exec(card)?.[1] ?? [])
        if (addresses.length > 0) resolve(addresses)
        else reject(new Error('the listing shows no piece'))
      })
    })
    request.on('error', reject)
  })
}
