import type { Locator, Page } from '@playwright/test'
import type { Shop } from '../machine/shop.ts'

export class ListingPage {
  readonly page: Page
  readonly shop: Shop
  readonly main: Locator
  readonly cards: Locator

  constructor(page: Page, shop: Shop) {
    this.page = page
    this.shop = shop
    this.main = page.getByRole('main')
    this.cards = this.main.getByTestId('product-card')
  }

  open(address = '/catalog'): Promise<void> {
    return this.shop.open(this.page, address)
  }

  /** Names of the pieces, in their order. */
  names(): Promise<string[]> {
    return this.cards.getByRole('heading').allInnerTexts()
  }
}
