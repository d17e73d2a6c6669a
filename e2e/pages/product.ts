import type { Locator, Page } from '@playwright/test'
import type { Shop } from '../machine/shop.ts'

export class ProductPage {
  readonly page: Page
  readonly shop: Shop
  readonly main: Locator
  readonly heading: Locator
  /** Price, sizes and the bag of this piece: below it others may be added too. */
  readonly buy: Locator
  readonly addToBag: Locator
  readonly sizes: Locator
  readonly heart: Locator

  constructor(page: Page, shop: Shop) {
    this.page = page
    this.shop = shop
    this.main = page.getByRole('main')
    this.heading = this.main.getByRole('heading', { level: 1 })
    this.buy = this.main.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) })
    this.addToBag = this.buy.getByTestId('add-to-bag').first()
    this.sizes = this.buy.getByRole('radio')
    this.heart = this.buy.getByTestId('favorite').first()
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
