import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

interface Checked {
  /** A selector; the whole page without it. */
  within?: string
  ignoredRules?: string[]
}

/** What axe finds, a line for each broken rule: its id and the elements. */
export async function violationsOf(page: Page, { within, ignoredRules = [] }: Checked = {}): Promise<string[]> {
  // Legacy mode leaves out frames of other origins, which no page has, and saves a second page and seconds of each check.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  if (ignoredRules.length > 0) axe.disableRules(ignoredRules)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Nothing for axe to report and no horizontal scroll, of the page and of an open popup, in both themes. */
export async function expectAccessible(page: Page, popup?: Locator): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    expect([theme, await violationsOf(page)]).toStrictEqual([theme, []])
  }
  const [whole, seen] = await widths(page.locator('html'))
  expect(whole).toBeLessThanOrEqual(seen)
  if (!popup) return
  const [content, box] = await widths(popup)
  // A popup may be a fraction of a pixel wide, which is rounded up.
  expect(content).toBeLessThanOrEqual(box + 1)
}

const widths = (box: Locator) => box.evaluate((element) => [element.scrollWidth, element.clientWidth] as const)
