import { expect, type Locator, type Page } from '@playwright/test'
import type { Shop } from '../machine/shop.ts'

const SOLD_OUT = /нет в наличии|sold out|not available/i

export class ProductPage {
  readonly page: Page
  readonly shop: Shop
  readonly main: Locator
  readonly heading: Locator
  /** The main product's controls; other products may follow below. */
  readonly buy: Locator
  /** Adds: the main button, or "one more" beside the link to the bag. */
  readonly addToBag: Locator
  readonly toBag: Locator
  readonly sizes: Locator
  readonly heart: Locator

  constructor(page: Page, shop: Shop) {
    this.page = page
    this.shop = shop
    this.main = page.getByRole('main')
    this.heading = this.main.getByRole('heading', { level: 1 })
    this.buy = this.main.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) })
    this.addToBag = this.buy.getByTestId('add-to-bag').first()
    this.toBag = this.buy.getByRole('link', { name: /^(перейти в.корзину|go to bag)/i }).first()
    this.sizes = this.buy.getByRole('radio')
    this.heart = this.buy.getByTestId('favorite').first()
  }

  open(address: string): Promise<void> {
    return this.shop.open(this.page, address)
  }

  /** Adds the product; selects the first size in stock if needed. */
  async add(): Promise<void> {
    await expect(this.addToBag).toBeVisible()
    const tiles = this.main.locator('label', { has: this.page.locator('input[name=sku_id]') }).filter({ hasNotText: SOLD_OUT })
    if ((await tiles.count()) > 0) await tiles.first().click()
    await this.addToBag.click()
  }

  /** Adds a product without sizes and waits for the response: navigation would cancel the request. */
  async addAndWait(): Promise<void> {
    const answered = this.page.waitForResponse('**/backend/cart/add')
    await this.addToBag.click()
    expect((await answered).status()).toBe(200)
  }

  size(skuId: string): Locator {
    return this.main.locator(`input[type=radio][value="${skuId}"]`)
  }

  /** Links to the other metals of the design. */
  get otherMetals(): Locator {
    return this.buy.getByRole('navigation', { name: /^(металл|metal)$/i }).locator('a:not([aria-current])')
  }

  weight(carats: string): Locator {
    return this.buy.getByRole('navigation', { name: /вес камня|stone/i }).getByRole('link', { name: carats, exact: true })
  }

  /** The visible tile of a radio button. */
  sizeTile(skuId: string): Locator {
    return this.main.locator('label', { has: this.page.locator(`input[type=radio][value="${skuId}"]`) })
  }
}
