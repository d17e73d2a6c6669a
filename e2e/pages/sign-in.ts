import { expect, type Locator, type Page } from '@playwright/test'
import { codeSentTo } from '../machine/sandbox.ts'

/** The popup of mfe-profile that signs a shopper in by phone. */
export class SignIn {
  readonly page: Page
  readonly popup: Locator

  constructor(page: Page) {
    this.page = page
    this.popup = page.getByRole('dialog')
  }

  /** Phone and code: all that a shopper is asked for whose name the page knows. `codes`: how many the phone has been sent by then. */
  async confirmPhone(phone: string, codes = 1): Promise<void> {
    await this.popup.getByLabel(/^(телефон|phone)/i).fill(phone)
    await this.popup.getByRole('button', { name: /получить код|get the code/i }).click()
    const code = this.popup.locator('input[autocomplete=one-time-code]')
    await expect(code.first()).toBeVisible()
    await code.first().pressSequentially(await codeSentTo(phone, codes))
  }

  /** A new shopper: phone, code, name. */
  async register(phone: string, [name, surname]: readonly [string, string], codes = 1): Promise<void> {
    await this.confirmPhone(phone, codes)
    await this.popup.getByLabel(/^(имя|first name|name)/i).fill(name)
    await this.popup.getByLabel(/^(фамилия|last name|surname)/i).fill(surname)
    await this.popup.getByRole('checkbox').first().check()
    await this.popup.getByRole('button', { name: /^(готово|done)/i }).click()
    await expect(this.popup).toBeHidden()
  }
}
