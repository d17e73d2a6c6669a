import { expect, type Locator, type Page } from '@playwright/test'
import type { Shop } from '../machine/shop.ts'

export class ListingPage {
  readonly page: Page
  readonly shop: Shop
  readonly main: Locator
  readonly cards: Locator
  readonly heading: Locator
  readonly sort: Locator
  /** Chips of applied filters. */
  readonly applied: Locator
  readonly pages: Locator
  readonly showMore: Locator

  constructor(page: Page, shop: Shop) {
    this.page = page
    this.shop = shop
    this.main = page.getByRole('main')
    // The row of new pieces beside a list is a widget.
    this.cards = this.main.locator('[data-testid=product-card]:not([data-area^="widget/"] *)')
    this.heading = this.main.getByRole('heading', { level: 1 })
    this.sort = this.main.getByRole('combobox', { name: /сортировка|sort/i })
    this.applied = this.main.getByRole('link', { name: /^(убрать|remove)/i })
    this.pages = this.main.getByRole('navigation', { name: /страницы|pages/i })
    this.showMore = this.main.getByRole('link', { name: /показать ещё/i })
  }

  open(address = '/catalog'): Promise<void> {
    return this.shop.open(this.page, address)
  }

  /** Every piece is laid out: before, a jump to the end moves what is below the pieces that come into view. */
  async laidOut(): Promise<void> {
    await expect(this.page.locator('.far:not([data-laid-out])')).toHaveCount(0)
  }

  facet(name: string, value: string): Locator {
    return this.main.locator(`input[type=checkbox][name="${name}"][value="${value}"]`)
  }

  /** Without scripts the bar's button submits filters. */
  async submitFilter(name: string, value: string): Promise<void> {
    await this.facet(name, value).check()
    await this.main.getByRole('button', { name: /^(применить|apply)$/i }).click()
  }

  /** The total from the heading. */
  async total(): Promise<number> {
    const words = (await this.heading.textContent()) ?? ''
    const count = /,\s([\d\s\u00A0\u202F]+)\s\p{L}+$/u.exec(words)?.[1] ?? ''
    expect(count, `a number of pieces in "${words}"`).not.toBe('')
    return Number(count.replace(/\D/g, ''))
  }

  /** The stretched link of a card. */
  cardLink(index: number): Locator {
    return this.cards.nth(index).getByRole('link').first()
  }

  /** Opens a piece from the card of its design: a swatch shows it there first, unless the card shows it already. */
  async openPiece(path: string): Promise<void> {
    const links = this.main.locator(`article a[href="${path}"]`)
    const swatch = links.and(this.page.locator('[data-in-place]'))
    if ((await swatch.count()) > 0) await swatch.first().click()
    await links.and(this.page.locator(':not([data-in-place])')).first().click()
  }

  /** Product names in order, including those not laid out yet. */
  names(): Promise<string[]> {
    return this.cards.getByRole('heading').allTextContents()
  }

  /** Current prices in whole roubles, ignoring struck ones. */
  async prices(): Promise<number[]> {
    const texts = await this.cards.allTextContents()
    return texts.map((text) => Number((text.match(/\d[\d\s]*(?=\s?₽)/g)?.at(-1) ?? '').replace(/\D/g, '')))
  }
}
