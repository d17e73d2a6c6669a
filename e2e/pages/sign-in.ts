import { expect, type Locator, type Page } from '@playwright/test'
import { codeSentTo } from '../machine/servers/sandbox.ts'
import { popupGone } from '../machine/shop.ts'
import { ProviderPage } from './provider.ts'

/** The sign-in popup of mfe-profile. */
export class SignIn {
  readonly page: Page
  readonly popup: Locator

  constructor(page: Page) {
    this.page = page
    // Listing filters are a dialog too.
    this.popup = page.getByRole('dialog').and(page.locator('[aria-modal=true]'))
  }

  get phone(): Locator {
    return this.popup.getByLabel(/^(телефон|phone)/i)
  }

  get code(): Locator {
    return this.popup.locator('input[autocomplete=one-time-code]').first()
  }

  button(name: RegExp): Locator {
    return this.popup.getByRole('button', { name })
  }

  /** From the header of a page; in a narrow window from its menu. */
  async open(): Promise<void> {
    const menu = this.page.getByRole('banner').getByRole('button', { name: /^(меню|menu)$/i })
    if (await menu.isVisible()) await menu.click()
    await this.page
      .getByRole('link', { name: /^(войти|sign in)$/i })
      .filter({ visible: true })
      .first()
      .click()
    await expect(this.phone).toBeVisible()
  }

  async askForCode(phone: string): Promise<void> {
    await this.phone.fill(phone)
    await this.button(/получить код|get the code/i).click()
    await expect(this.code).toBeVisible()
  }

  /** Phone and code for a known shopper. `codes`: codes sent to the phone so far. */
  async confirmPhone(phone: string, codes = 1): Promise<void> {
    await this.askForCode(phone)
    await this.code.pressSequentially(await codeSentTo(phone, codes))
  }

  /** A new shopper: phone, code, name. */
  async register(phone: string, name: readonly [string, string], codes = 1): Promise<void> {
    await this.confirmPhone(phone, codes)
    await this.fillName(name)
    await this.finish()
  }

  async fillName([name, surname]: readonly [string, string]): Promise<void> {
    await this.popup.getByLabel(/^(имя|first name|name)/i).fill(name)
    await this.popup.getByLabel(/^(фамилия|last name|surname)/i).fill(surname)
  }

  async consent(): Promise<void> {
    await this.popup.getByRole('checkbox').first().check()
    await this.button(/^(готово|done)/i).click()
  }

  /** Consent, and the end of the registration: nothing is open any more. */
  async finish(): Promise<void> {
    await this.consent()
    await expect(this.popup).toBeHidden()
    await popupGone(this.page)
  }

  /** The window of the identity provider, which the popup opens. */
  async provider(): Promise<ProviderPage> {
    const opened = this.page.waitForEvent('popup')
    await this.button(/яндекс id|yandex id|попробовать ещё раз|try again/i).click()
    return new ProviderPage(await opened)
  }
}
