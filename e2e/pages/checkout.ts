import { expect, type Locator, type Page } from '@playwright/test'
import { codeSentTo } from '../machine/servers/sandbox.ts'
import type { Shop } from '../machine/shop.ts'
import type { ProductPage } from './product.ts'

export interface Contact {
  fio: string
  email: string
  phone: string
}

/** Three steps on one page: contact, delivery, payment. */
export class CheckoutPage {
  readonly page: Page
  readonly shop: Shop
  readonly main: Locator
  readonly fio: Locator
  readonly email: Locator
  readonly phone: Locator
  readonly getCode: Locator
  readonly code: Locator
  readonly address: Locator
  readonly agreement: Locator
  readonly onward: Locator
  readonly place: Locator

  constructor(page: Page, shop: Shop) {
    this.page = page
    this.shop = shop
    this.main = page.getByRole('main')
    this.fio = this.main.getByLabel(/^(имя и фамилия|first and last name)/i)
    this.email = this.main.getByLabel(/^(почта|email)/i)
    this.phone = this.main.getByLabel(/^(телефон|phone)/i)
    this.getCode = this.main.getByRole('button', { name: /получить код|get.* code|send.* code/i })
    this.code = this.main.locator('input[autocomplete=one-time-code]')
    this.address = this.main.locator('input[name=address]')
    this.agreement = this.main.locator('input[name=agreement]')
    this.onward = this.main.getByRole('button', { name: /^(далее|continue)/i })
    this.place = this.main.getByRole('button', { name: /^(оплатить|оформить заказ|pay|place)/i }).filter({ visible: true })
  }

  async open(): Promise<void> {
    await this.shop.open(this.page, '/cart?step=checkout')
    await expect(this.main.getByRole('heading', { level: 1 })).toHaveText(/оформление|checkout/i)
  }

  /** Opens checkout as a guest and fills in all steps before payment, with pickup in a shop. */
  async openAtPayment(phone: string): Promise<void> {
    await this.open()
    await this.fillContact({ fio: 'Анна Петрова', email: `anna${phone.slice(-7)}@example.com`, phone })
    await this.confirmPhone(phone)
    await this.onward.click()
    await this.chooseShop()
    await this.onward.click()
  }

  /** A signed-in shopper buys this piece in a shop: the bag, then everything up to payment. `email`: of an account that has none. */
  async openAtPaymentWith(product: ProductPage, piece: string, email?: string): Promise<void> {
    await product.open(piece)
    await product.addAndWait()
    await this.open()
    if (email) {
      await this.email.fill(email)
      await this.onward.click()
    }
    await expect(this.onward.or(this.agreement).first()).toBeVisible()
    // Where all is known from the order before, checkout begins with the payment.
    if (await this.agreement.isVisible()) return
    await this.chooseShop()
    await this.onward.click()
  }

  async fillContact({ fio, email, phone }: Contact): Promise<void> {
    await this.fio.fill(fio)
    await this.email.fill(email)
    await this.phone.fill(phone)
  }

  /** The code that the sandbox received. */
  async confirmPhone(phone: string): Promise<void> {
    await this.getCode.click()
    await this.code.first().pressSequentially(await codeSentTo(phone))
    await expect(this.main.getByText(/телефон подтверждён|phone confirmed/i)).toBeVisible()
  }

  delivery(id: number): Locator {
    return this.main.locator(`input[name=delivery][value^="${id}:"]`).first()
  }

  /** The first shop that has the pieces. */
  async chooseShop(): Promise<void> {
    await this.delivery(3).check({ force: true })
    await this.main.locator('input[name=shop_id]').first().check({ force: true })
  }

  async chooseCourier(address: string): Promise<void> {
    await this.delivery(1).check({ force: true })
    await this.address.fill(address)
    const apartment = this.main.locator('input[name=apartment]')
    // Abroad an address has the fields of its country.
    if (await apartment.isVisible()) await apartment.fill('5')
    else await this.main.getByRole('textbox', { name: /^City/ }).fill('Dubai')
  }

  /** The shopper gives consent explicitly. */
  async pay(): Promise<void> {
    await expect(this.agreement).not.toBeChecked()
    await this.agreement.check({ force: true })
    await this.place.first().click()
  }

  async expectSuccess(): Promise<void> {
    await expect(this.page).toHaveURL(/\/order-success\/\d+/, { timeout: 20_000 })
    await expect(this.main.getByRole('heading', { level: 1 })).toHaveText(/спасибо|thank you/i)
  }
}
