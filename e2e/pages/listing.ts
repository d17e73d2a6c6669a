import { expect, type Locator, type Page } from '@playwright/test'
import type { Shop } from '../machine/shop.ts'

export class ListingPage {
  readonly page: Page
  readonly shop: Shop
  readonly main: Locator
  readonly cards: Locator
  readonly heading: Locator
  readonly sort: Locator
  /** What is chosen: a link each, which takes it away. */
  readonly applied: Locator
  readonly pages: Locator

  constructor(page: Page, shop: Shop) {
    this.page = page
    this.shop = shop
    this.main = page.getByRole('main')
    this.cards = this.main.getByTestId('product-card')
    this.heading = this.main.getByRole('heading', { level: 1 })
    this.sort = this.main.getByRole('combobox', { name: /сортировка|sort/i })
    this.applied = this.main.getByRole('link', { name: /^(убрать|remove)/i })
    this.pages = this.main.getByRole('navigation', { name: /страницы|pages/i })
  }

  open(address = '/catalog'): Promise<void> {
    return this.shop.open(this.page, address)
  }

  facet(name: string, value: string): Locator {
    return this.main.locator(`input[type=checkbox][name="${name}"][value="${value}"]`)
  }

  /** Without scripts a choice is sent by the button of the bar. */
  async submitFilter(name: string, value: string): Promise<void> {
    await this.facet(name, value).check()
    await this.main.getByRole('button', { name: /^(применить|apply)$/i }).click()
  }

  /** How many pieces there are in all, as the heading says. */
  async total(): Promise<number> {
    const words = (await this.heading.textContent()) ?? ''
    const count = /,\s([\d\s\u00A0\u202F]+)\s\p{L}+$/u.exec(words)?.[1] ?? ''
    expect(count, `a number of pieces in "${words}"`).not.toBe('')
    return Number(count.replace(/\D/g, ''))
  }

  /** The link that covers the whole card. */
  cardLink(index: number): Locator {
    return this.cards.nth(index).getByRole('link').first()
  }

  /** Names of the pieces, in their order, also of those far below the window, which the browser does not lay out. */
  names(): Promise<string[]> {
    return this.cards.getByRole('heading').allTextContents()
  }

  /** What each piece costs now, in whole roubles: after an old price stands the new one. */
  async prices(): Promise<number[]> {
    const texts = await this.cards.allTextContents()
    return texts.map((text) => Number((text.match(/\d[\d\s]*(?=\s?₽)/g)?.at(-1) ?? '').replace(/\D/g, '')))
  }
}
