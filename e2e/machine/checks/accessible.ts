import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

interface Checked {
  /** A selector; the whole page without it. */
  within?: string
  ignoredRules?: string[]
}

/** Waits for running animations: mid-fade colors fail the contrast check. Skips infinite and scroll-driven ones, which never finish. */
const animationsFinished = (page: Page) =>
  page.evaluate(async () => {
    const isPassing = ({ effect, playState, timeline }: Animation) =>
      playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isPassing)
        .map(({ finished }) => finished),
    )
  })

/**
 * What axe finds, a line for each broken rule: its id and the elements. A toast or the bar of a navigation may come in the meantime: only
 * what a second look finds too is broken.
 */
export async function violationsOf(page: Page, checked: Checked = {}): Promise<string[]> {
  const first = await violationsNow(page, checked)
  return first.length === 0 ? first : violationsNow(page, checked)
}

async function violationsNow(page: Page, { within, ignoredRules = [] }: Checked): Promise<string[]> {
  await animationsFinished(page)
  // Target size (WCAG 2.2) is off unless asked for.
  // Legacy mode leaves out frames of other origins, which no page has, and saves a second page and seconds of each check.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
  if (within) axe.include(within)
  if (ignoredRules.length > 0) axe.disableRules(ignoredRules)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
  for (const one of found) if (one.id === 'target-size') one.targets = await stillSmall(page, one.targets)
  return found.filter(({ targets }) => targets.length > 0).map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
}

/** A sticky bar covers a part of a target until one scrolls: each is looked at again in the middle of the screen. */
async function stillSmall(page: Page, targets: string[]): Promise<string[]> {
  const small: string[] = []
  for (const target of targets) {
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(target).withRules('target-size').analyze()
    if (violations.length > 0) small.push(target)
  }
  return small
}

/** Nothing for axe to report and no horizontal scroll, of the page and of an open popup, in both themes. */
export async function expectAccessible(page: Page, popup?: Locator): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    expect([theme, await violationsOf(page)]).toStrictEqual([theme, []])
  }
  const [whole, seen] = await widths(page.locator('html'))
  expect(whole).toBeLessThanOrEqual(seen)
  if (!popup) return
  const [content, box] = await widths(popup)
  // A popup may be a fraction of a pixel wide, which is rounded up.
  expect(content).toBeLessThanOrEqual(box + 1)
}

/** Words that a narrow line breaks in two, with the text they stand in. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!(text instanceof Text) || !text.parentElement?.checkVisibility() || text.parentElement.closest('.vh, script')) continue
      // An address or a number may break anywhere, a word of letters only at its hyphens.
      for (const { index, 0: word } of text.data.matchAll(/(?<![@./\d])\p{L}{3,}(?![@./]\p{L})/gu)) {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(`${word}: ${text.data.trim()}`)
      }
    }
    return broken
  })

const widths = (box: Locator) => box.evaluate((element) => [element.scrollWidth, element.clientWidth] as const)
