import { expect, type Page } from '@playwright/test'

/** Puts an installed clock forward by so many milliseconds. Code that is on its way comes first: the page would give it up for late. */
export async function runClock(page: Page, ms: number) {
  // webpack takes a script out of the document once it has come.
  await expect(page.locator('script[data-webpack]')).toHaveCount(0)
  await page.clock.runFor(ms)
}
