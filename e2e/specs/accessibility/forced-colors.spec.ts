import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

/** Marks of the page that a contrast theme blocks out or loses. */
async function faultsOf(page: Page) {
  /** Pseudo-elements that are seen, by where they are. */
  const marks = () => {
    const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color)
    const found: Record<string, { words: string; ground: string; isClear: boolean; isSmall: boolean; isBordered: boolean }> = {}
    ;[...document.querySelectorAll('body *')].forEach((element, place) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        if (style.content === 'none' || style.display === 'none') continue
        const [width, height] = [parseFloat(style.width), parseFloat(style.height)]
        found[`${place} ${element.tagName.toLowerCase()}.${element.className}${pseudo}`] = {
          words: style.content.replace(/^"|" ?.*$/g, ''),
          ground: style.backgroundColor,
          isClear: isClear(style.backgroundColor) && style.backgroundImage === 'none',
          isSmall: Math.min(width, height) <= 12 && Math.min(width, height) > 0,
          isBordered: ['Top', 'Left', 'Bottom', 'Right'].some((side) => style[`border${side}Width` as 'borderTopWidth'] !== '0px'),
        }
      }
    })
    return found
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  const usual = await page.evaluate(marks)
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  const forced = await page.evaluate(marks)
  const canvas = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'Canvas'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null })
  return Object.entries(forced).flatMap(([where, mark]) => {
    const before = usual[where]
    if (mark.words !== '' && !mark.isClear && mark.ground !== canvas) return [`${where}: blocked out`]
    if (mark.words === '' && before && !before.isClear && mark.isSmall && (mark.isClear || mark.ground === canvas) && !mark.isBordered)
      return [`${where}: gone`]
    return []
  })
}

test.use({ reducedMotion: 'reduce' })

test('in forced colors no sign is blocked out, and no dot or line is lost', async ({ page, shop }) => {
  await shop.signInAsAnna(page)
  for (const address of [
    '/catalog/rings',
    '/vozvrat',
    '/shops',
    '/profile?section=ordersData',
    '/profile?section=ordersData&order=4390152',
    '/order-success/4390152',
  ]) {
    await shop.open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft([address, await faultsOf(page)]).toStrictEqual([address, []])
  }
})
