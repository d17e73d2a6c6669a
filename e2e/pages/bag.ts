import type { Locator, Page } from '@playwright/test'
import type { Shop } from '../machine/shop.ts'

export class BagPage {
  readonly page: Page
  readonly shop: Shop
  readonly main: Locator
  readonly lines: Locator
  readonly due: Locator
  readonly undo: Locator

  constructor(page: Page, shop: Shop) {
    this.page = page
    this.shop = shop
    this.main = page.getByRole('main')
    this.lines = this.main.getByRole('list', { name: /корзина|bag/i }).getByRole('listitem')
    this.due = this.main.getByRole('definition').last()
    this.undo = page.getByRole('button', { name: /вернуть|отменить|undo/i })
  }

  open(): Promise<void> {
    return this.shop.open(this.page, '/cart')
  }

  quantityOf(line: Locator): Locator {
    return line.getByRole('group').locator('output')
  }

  more(line: Locator): Locator {
    return line.getByRole('button', { name: /увеличить|more|increase/i })
  }

  fewer(line: Locator): Locator {
    return line.getByRole('button', { name: /уменьшить|less|decrease/i })
  }

  remove(line: Locator): Locator {
    return line.getByRole('button', { name: /убрать|remove/i })
  }

  /** The amount due as digits. */
  async dueSum(): Promise<number> {
    return Number(((await this.due.textContent()) ?? '').replace(/\D/g, ''))
  }
}
