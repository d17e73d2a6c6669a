import { expect, type Locator } from '@playwright/test'

/** Names of main buttons (the only wine-colored ones) of a popup that a finger cannot reach without scrolling. */
function hiddenMainActions(popup: Locator): Promise<string[]> {
  return popup.evaluate((box) => {
    const probe = document.createElement('i')
    probe.style.backgroundColor = 'var(--action)'
    box.append(probe)
    const wine = getComputedStyle(probe).backgroundColor
    probe.remove()
    return [...box.querySelectorAll<HTMLElement>('button, a')]
      .filter((action) => action.checkVisibility() && getComputedStyle(action).backgroundColor === wine)
      .filter((action) => {
        const { left, top, right, bottom } = action.getBoundingClientRect()
        // Layout places boxes at fractions of a pixel.
        const isWhole = Math.ceil(left) >= 0 && Math.ceil(top) >= 0 && Math.floor(right) <= innerWidth && Math.floor(bottom) <= innerHeight
        if (!isWhole) return true
        const corners = [top + 4, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y))
        return !corners.every((found) => action.contains(found))
      })
      .map((action) => action.innerText)
  })
}

/** The popup has come to rest, and its main button is whole in the window. */
export async function expectMainActionInWindow(popup: Locator): Promise<void> {
  await expect(popup.locator('[aria-busy=true]')).toHaveCount(0)
  await popup.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)))
  expect(await hiddenMainActions(popup)).toStrictEqual([])
}
