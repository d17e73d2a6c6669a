import { expect, type Locator, type Page } from '@playwright/test'
import type { Certificate } from '../machine/certificate.ts'

/** The popup of mfe-certificates that takes the number and the code of a letter. */
export class AddCertificate {
  readonly popup: Locator

  constructor(page: Page) {
    this.popup = page.getByRole('dialog').and(page.locator('[aria-modal=true]'))
  }

  async enter({ number, code }: Certificate): Promise<void> {
    await this.popup.getByLabel(/^номер сертификата/i).fill(number)
    await this.popup.locator('input[autocomplete=one-time-code]').pressSequentially(code)
  }

  async expectPaid(): Promise<void> {
    await expect(this.popup.getByRole('heading', { name: 'Сертификат в заказе' })).toBeFocused()
  }

  button = (name: string) => this.popup.getByRole('button', { name })
}
