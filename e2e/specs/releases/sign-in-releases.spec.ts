import type { Page } from '@playwright/test'
import { LONG } from '../../environment.ts'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'
import { nextOf } from '../../machine/servers/releases.ts'

const [PROFILE, CATALOG] = ['mfe-profile', 'mfe-catalog'] as const
const STREAM_OPENS_WITHIN = 12_000

const popupOf = (page: Page, version: string) => page.getByRole('dialog').locator(`[data-owner="${PROFILE}"][data-version="${version}"]`)

test(
  'a release is deferred while the shopper types in the sign-in popup and applied the next time it opens',
  LONG,
  async ({ shop, page, signIn }) => {
    const [base, next] = [shop.releases.active(PROFILE), nextOf(shop.releases.active(PROFILE))]
    const [catalog, nextCatalog] = [shop.releases.active(CATALOG), nextOf(shop.releases.active(CATALOG))]
    shop.releases.startFrom({ ...shop.releases.actives, [PROFILE]: [base], [CATALOG]: [catalog] })
    await page.addInitScript(() => {
      new BroadcastChannel('release').addEventListener('message', ({ data }) =>
        Object.assign(window, { heard: (JSON.parse(String(data)) as { serial: number }).serial }),
      )
    })
    await shop.open(page, '/catalog')
    await page.waitForFunction((serial) => ((window as { heard?: number }).heard ?? 0) >= serial, shop.releases.record.serial, {
      timeout: STREAM_OPENS_WITHIN,
    })
    const phone = newPhone('ru')
    await signIn.open()
    await signIn.phone.fill(phone)

    shop.releases.promote(PROFILE, next)
    shop.releases.promote(CATALOG, nextCatalog)
    // The page behind has changed by then: the release has come to this tab.
    await expect(page.locator(`main [data-owner="${CATALOG}"][data-version="${nextCatalog}"]`).first()).toBeAttached({ timeout: 8000 })
    await expect(popupOf(page, base)).toBeAttached()
    expect((await signIn.phone.inputValue()).replace(/[^+\d]/g, '')).toBe(phone)
    await signIn.button(/получить код/i).click()
    await expect(signIn.code).toBeVisible()
    await expect(popupOf(page, base)).toBeAttached()

    await page.keyboard.press('Escape')
    await expect(signIn.popup).toBeHidden()
    await signIn.open()
    await expect(popupOf(page, next)).toBeAttached()
  },
)
