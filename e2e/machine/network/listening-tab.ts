import type { Page } from '@playwright/test'
import type { Shop } from '../shop.ts'

/** The tab that hears of releases opens its stream when the page has been at rest for five seconds. */
const STREAM_OPENS_WITHIN = 12_000

/** The page remembers the newest release that its browser has heard of. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    new BroadcastChannel('release').addEventListener('message', ({ data }) =>
      Object.assign(window, { heard: (JSON.parse(String(data)) as { serial: number }).serial }),
    )
  })

/** Waits until it has heard of the newest one. */
export async function heard(page: Page, shop: Shop): Promise<void> {
  await page.waitForFunction((serial) => ((window as { heard?: number }).heard ?? 0) >= serial, shop.releases.record.serial, {
    timeout: STREAM_OPENS_WITHIN,
  })
}
