import { expect, type Page } from '@playwright/test'

/** Shorter than the page waits for a script. */
const STEP_MS = 1000

/**
 * Moves an installed clock forward by `ms`, in steps: code that a timer asks for arrives before the next step, or the page would
 * take it for lost.
 */
export async function runClock(page: Page, ms: number) {
  for (let left = ms; left > 0; left -= STEP_MS) {
    // webpack takes a script out of the document once it has come.
    await expect(page.locator('script[data-webpack]')).toHaveCount(0)
    await page.clock.runFor(Math.min(left, STEP_MS))
  }
}
