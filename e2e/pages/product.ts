import type { Locator, Page } from '@playwright/test'
import type { Shop } from '../machine/shop.ts'

export class ProductPage {
  readonly page: Page
  readonly shop: Shop
  readonly main: Locator
  readonly addToBag: Locator
  readonly sizes: Locator

  constructor(page: Page, shop: Shop) {
    this.page = page
    this.shop = shop
    this.main = page.getByRole('main')
    this.addToBag = this.main.getByTestId('add-to-bag').first()
    this.sizes = this.main.getByRole('radio')
  }

  open(address: string): Promise<void> {
    return this.shop.open(this.page, address)
  }
}
