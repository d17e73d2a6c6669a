import { expect, type Page } from '@playwright/test'

/** Shorter than the page waits for a script. */
const STEP_MS = 1000

/**
 * Puts an installed clock forward by so many milliseconds, in steps: code that is on its way, or that a timer asks for meanwhile, comes first.
 * The page would give it up for late.
 */
export async function runClock(page: Page, ms: number) {
  for (let left = ms; left > 0; left -= STEP_MS) {
    // webpack takes a script out of the document once it has come.
    await expect(page.locator('script[data-webpack]')).toHaveCount(0)
    await page.clock.runFor(Math.min(left, STEP_MS))
  }
}
