import type { Browser, Page } from '@playwright/test'
import { CONSENT_COOKIE, consentCookie } from '@shop/contracts/marketing/consent-cookie'
import { isTouched, type Look } from './looks.ts'
import type { Screen } from './screens.ts'

const HEIGHTS: Record<number, number> = { 390: 844, 820: 1180, 1440: 900 }

const hydrated = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)

/** Scrolls through the page to load lazy pictures. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    // Like the idle shell.
    for (const part of document.querySelectorAll('.far')) part.toggleAttribute('data-laid-out', true)
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    const pictures = [...document.images].filter((picture) => picture.getClientRects().length > 0)
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
    await document.fonts.ready
  })
}

async function fillBag(page: Page, origin: string, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(origin + address)
    await hydrated(page)
    const added = page.waitForResponse(/cart\/add/)
    await page.getByTestId('add-to-bag').first().click()
    await added
  }
}

/** One screenshot of a screen in one look. */
export async function shoot(browser: Browser, origin: string, screen: Screen, look: Look, file: string): Promise<void> {
  const { width, theme } = look
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: isTouched(look),
  })
  try {
    await context.addCookies([
      { name: 'theme', value: theme, url: origin },
      { name: CONSENT_COOKIE, value: consentCookie(false), url: origin },
    ])
    const page = await context.newPage()
    await fillBag(page, origin, screen.bag ?? [])
    await page.goto(origin + screen.address)
    await hydrated(page)
    if (screen.bag) await page.getByRole('main').getByRole('listitem').first().waitFor()
    if (!screen.onlyWindow) {
      // Content of personal pages loads after hydration.
      await page.waitForLoadState('networkidle')
      await loadPictures(page)
    }
    await screen.act?.(page)
    const shot = { fullPage: !screen.onlyWindow, animations: 'disabled', timeout: 120_000 } as const
    // Chromium's first screenshot of a long page may miss pictures.
    if (shot.fullPage) await page.screenshot(shot)
    await page.screenshot({ path: file, ...shot })
  } finally {
    await context.close()
  }
}
