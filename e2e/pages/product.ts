import type { Locator, Page } from '@playwright/test'
import type { Shop } from '../machine/shop.ts'

export class ProductPage {
  readonly page: Page
  readonly shop: Shop
  readonly main: Locator
  readonly heading: Locator
  readonly addToBag: Locator
  readonly sizes: Locator
  readonly heart: Locator

  constructor(page: Page, shop: Shop) {
    this.page = page
    this.shop = shop
    this.main = page.getByRole('main')
    this.heading = this.main.getByRole('heading', { level: 1 })
    this.addToBag = this.main.getByTestId('add-to-bag').first()
    this.sizes = this.main.getByRole('radio')
    this.heart = this.main.getByTestId('favorite').first()
  }

  open(address: string): Promise<void> {
    return this.shop.open(this.page, address)
  }

  size(skuId: string): Locator {
    return this.main.locator(`input[type=radio][value="${skuId}"]`)
  }

  /** The tile over the radio button, as a shopper meets it. */
  sizeTile(skuId: string): Locator {
    return this.main.locator('label', { has: this.page.locator(`input[type=radio][value="${skuId}"]`) })
  }
}
