import type { Page } from '@playwright/test'

/** Keeps requests waiting until the test lets them go: a slow line without a clock. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}
