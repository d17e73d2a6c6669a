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
  const [whole, seen] = await widths(page.locator('html'))
  expect(whole).toBeLessThanOrEqual(seen)
  if (!popup) return
  const [content, box] = await widths(popup)
  // A popup may be a fraction of a pixel wide, which is rounded up.
  expect(content).toBeLessThanOrEqual(box + 1)
}

const widths = (box: Locator) => box.evaluate((element) => [element.scrollWidth, element.clientWidth] as const)
