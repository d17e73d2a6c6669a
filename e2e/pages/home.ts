import type { Locator, Page } from '@playwright/test'
import type { Shop } from '../machine/shop.ts'

export class HomePage {
  readonly page: Page
  readonly shop: Shop
  readonly bestsellers: Locator

  constructor(page: Page, shop: Shop) {
    this.page = page
    this.shop = shop
    this.bestsellers = page.getByRole('main').locator('[data-owner="mfe-catalog"]')
  }

  open(): Promise<void> {
    return this.shop.open(this.page, '/')
  }
}
