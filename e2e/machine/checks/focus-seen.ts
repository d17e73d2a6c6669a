import { expect, type Page } from '@playwright/test'

/** The focused control, if no point of it is seen: another layer covers it, or it is outside of the window. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches('[tabindex="-1"]')) return null
    // A checkbox is drawn by its label.
    const seen = focused.matches('label input') ? (focused.closest('label') ?? focused) : focused
    const { left, top, width, height } = seen.getBoundingClientRect()
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
    const isSeen = shares.some((across) =>
      shares.some((down) => {
        const found = document.elementFromPoint(left + width * across, top + height * down)
        return found !== null && (seen.contains(found) || found.contains(seen))
      }),
    )
    const name = focused.getAttribute('aria-label') ?? seen.textContent.trim().slice(0, 40)
    return isSeen ? null : `${focused.localName} "${name}" at ${Math.round(top)}`
  })

const isSoonSeen = (page: Page) =>
  expect
    .poll(() => hiddenFocus(page), { timeout: 1000 })
    .toBeNull()
    .then(
      () => true,
      () => false,
    )

/** Walks with the keyboard, down and back up: whatever takes the focus is seen (WCAG 2.4.11). */
export async function expectFocusSeen(page: Page, presses: number): Promise<void> {
  const hidden = new Set<string>()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press(key)
      const found = await hiddenFocus(page)
      // The header may be on its way back.
      if (found && !(await isSoonSeen(page))) hidden.add(`${key}: ${found}`)
    }
  expect([...hidden]).toStrictEqual([])
}
