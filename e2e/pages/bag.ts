import type { Locator, Page } from '@playwright/test'
import type { Shop } from '../machine/shop.ts'

export class BagPage {
  readonly page: Page
  readonly shop: Shop
  readonly main: Locator

  constructor(page: Page, shop: Shop) {
    this.page = page
    this.shop = shop
    this.main = page.getByRole('main')
  }

  open(): Promise<void> {
    return this.shop.open(this.page, '/cart')
  }
}
