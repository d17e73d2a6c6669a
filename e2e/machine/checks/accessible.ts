import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/** Nothing for axe to report and no horizontal scroll, of the page and of an open popup, in both themes. */
export async function expectAccessible(page: Page, popup?: Locator): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    expect(found).toStrictEqual([])
  }
  const boxes = [page.locator('html'), ...(popup ? [popup] : [])]
  for (const box of boxes) {
    const [whole, seen] = await box.evaluate((element) => [element.scrollWidth, element.clientWidth] as const)
    // Fractions of a pixel are rounded up.
    expect(whole).toBeLessThanOrEqual(seen + 1)
  }
}
