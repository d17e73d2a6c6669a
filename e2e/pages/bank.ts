import { expect, type Locator, type Page } from '@playwright/test'

/** The sandbox's payment page, on another origin like a bank's. */
export class BankPage {
  readonly page: Page
  readonly payButton: Locator
  readonly declineButton: Locator

  constructor(page: Page) {
    this.page = page
    this.payButton = page.locator('button[name=action][value=pay]')
    this.declineButton = page.locator('button[name=action][value=decline]')
  }

  async expectOpen(): Promise<void> {
    await expect(this.page).toHaveURL(/\/pay\/[0-9a-f]+/)
    await expect(this.payButton).toBeVisible()
  }

  async pay(): Promise<void> {
    await this.expectOpen()
    await this.payButton.click()
  }

  async decline(): Promise<void> {
    await this.expectOpen()
    await this.declineButton.click()
  }
}
