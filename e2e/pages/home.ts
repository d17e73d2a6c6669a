import type { Locator, Page } from '@playwright/test'
import type { Shop } from '../machine/shop.ts'

export class HomePage {
  readonly page: Page
  readonly shop: Shop
  readonly main: Locator
  /** The home page with its widgets. */
  readonly ownArea: Locator
  readonly bestsellers: Locator
  readonly finder: Locator
  /** Recently viewed products. */
  readonly viewed: Locator

  constructor(page: Page, shop: Shop) {
    this.page = page
    this.shop = shop
    this.main = page.getByRole('main')
    this.ownArea = this.main.locator('[data-owner="mfe-landings"]')
    this.finder = page.getByRole('region', { name: 'Выбрать подарок' })
    this.viewed = page.getByRole('region', { name: 'Вы недавно смотрели' })
    this.bestsellers = this.main.locator('[data-owner="mfe-catalog"]')
  }

  open(): Promise<void> {
    return this.shop.open(this.page, '/')
  }
}
