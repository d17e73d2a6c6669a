import { expect, type Locator, type Page } from '@playwright/test'

/** What surrounds every page: header, footer, drawer, toasts. */
export class Chrome {
  readonly page: Page
  readonly header: Locator
  readonly footer: Locator
  readonly bagCount: Locator
  readonly drawer: Locator
  readonly theme: Locator
  readonly toast: Locator

  constructor(page: Page) {
    this.page = page
    this.header = page.getByRole('banner')
    this.footer = page.getByRole('contentinfo')
    this.bagCount = page.getByTestId('bag-count')
    this.drawer = page.getByRole('dialog', { name: /корзин|bag/i })
    this.theme = this.header.getByRole('button', { name: /тема|theme/i })
    this.toast = page.getByRole('status').filter({ hasText: /.{3}/ })
  }

  async expectBagCount(count: number): Promise<void> {
    await expect(this.bagCount).toHaveText(count === 0 ? /^0?$/ : String(count))
  }

  /** Alive: both stand where they stand on every page. */
  async expectWhole(): Promise<void> {
    await expect(this.header.getByRole('link', { name: /zlata/i })).toBeVisible()
    await expect(this.footer).toContainText(/\S{3}/)
  }
}
