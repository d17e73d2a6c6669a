import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { PlacedOrder } from '../machine/received-order.ts'
import type { Shop } from '../machine/shop.ts'
import { SignIn } from './sign-in.ts'

/** Orders in the profile: the list, and the details of one. */
export class ProfileOrders {
  readonly page: Page
  readonly shop: Shop
  readonly main: Locator

  constructor(page: Page, shop: Shop) {
    this.page = page
    this.shop = shop
    this.main = page.getByRole('main')
  }

  /** Registers a guest: the guest's order moves to the account. */
  async registerBuyerOf({ phone }: PlacedOrder): Promise<void> {
    await this.shop.open(this.page, '/about')
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: /^войти$/i })
      .click()
    await new SignIn(this.page).register(phone, ['Анна', 'Петрова'], 2)
  }

  async open({ id, number }: PlacedOrder): Promise<Locator> {
    await this.shop.open(this.page, `/profile?section=ordersData&order=${id}`)
    const details = this.main.getByRole('article', { name: new RegExp(`Заказ ${number}`) })
    await expect(details).toBeVisible()
    return details
  }
}

/** Content and name of a download. */
export async function downloaded(page: Page, link: Locator): Promise<{ name: string; start: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const content = await readFile(await download.path())
  return { name: download.suggestedFilename(), start: content.subarray(0, 8).toString('latin1') }
}
