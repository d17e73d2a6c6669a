import { expect, type Locator, type Page } from '@playwright/test'
import { codeSentTo } from '../machine/servers/sandbox.ts'
import type { Shop } from '../machine/shop.ts'

/** The start of a return: on the page about returns, or in the popup of one order. */
export class StartReturn {
  readonly page: Page
  readonly shop: Shop
  readonly part: Locator
  readonly pieces: Locator
  readonly code: Locator

  constructor(page: Page, shop: Shop, part = page.getByRole('main').locator('#start')) {
    this.page = page
    this.shop = shop
    this.part = part
    this.pieces = this.part.getByRole('group', { name: 'Что возвращаете' })
    this.code = this.part.locator('input[autocomplete=one-time-code]')
  }

  async open(): Promise<void> {
    await this.shop.open(this.page, '/vozvrat')
    await this.part.scrollIntoViewIfNeeded()
  }

  async findByNumber(number: string, phone: string): Promise<void> {
    await this.part.getByRole('textbox', { name: 'Номер заказа' }).fill(number)
    await this.part.getByRole('textbox', { name: 'Телефон' }).fill(phone)
    await this.part.getByRole('button', { name: 'Получить код' }).click()
  }

  /** `count`: codes sent to the phone so far. */
  async confirm(phone: string, count: number): Promise<void> {
    await expect(this.code.first()).toBeFocused()
    await this.code.first().pressSequentially(await codeSentTo(phone, count))
  }

  async choose(reason: string, handover: string): Promise<void> {
    await this.part.getByRole('radio', { name: reason }).check()
    await this.part.getByRole('radio', { name: handover }).check()
  }

  async send(): Promise<void> {
    await this.part.getByRole('button', { name: 'Отправить заявку' }).click()
  }

  /** Refund in roubles. */
  async total(): Promise<number> {
    const words = await this.part.locator('output').last().textContent()
    return Number((words ?? '').replace(/[^\d,]/g, '').replace(',', '.'))
  }
}
