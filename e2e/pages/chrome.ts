import { expect, type Locator, type Page } from '@playwright/test'

/** Elements around every page: header, footer, bag drawer, toasts. */
export class Chrome {
  readonly page: Page
  readonly header: Locator
  readonly footer: Locator
  readonly bagCount: Locator
  readonly bagLink: Locator
  readonly favoritesCount: Locator
  readonly drawer: Locator
  readonly theme: Locator

  constructor(page: Page) {
    this.page = page
    this.header = page.getByRole('banner')
    this.footer = page.getByRole('contentinfo')
    this.bagCount = page.getByTestId('bag-count')
    this.bagLink = this.header.getByRole('link', { name: /^(корзина|bag)/i })
    this.favoritesCount = page.getByTestId('favorites-count')
    this.drawer = page.getByRole('dialog', { name: /корзин|bag/i })
    this.theme = page.getByRole('button', { name: /^(тёмная|светлая) тема|(dark|light) theme$/i })
  }

  async expectBagCount(count: number): Promise<void> {
    await expect(this.bagCount).toHaveText(String(count))
    if (count > 0) await expect(this.bagCount).toBeVisible()
  }

  async openBag(): Promise<void> {
    await this.bagLink.click()
    await expect(this.drawer).toBeVisible()
  }

  /** After the first addition the drawer opens by itself. */
  async closeDrawer(): Promise<void> {
    await expect(this.drawer).toBeVisible()
    await this.page.keyboard.press('Escape')
    await expect(this.drawer).toBeHidden()
  }

  /** Present on every page. */
  async expectWhole(): Promise<void> {
    await expect(this.header.getByRole('link', { name: /^zlata/i })).toBeVisible()
    await expect(this.footer).toContainText(/\S{3}/)
  }
}
