import { routes } from '@shop/contracts/pages/routes'
import type { Locator } from '@playwright/test'
import type { Host } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { holdRequests } from '../../machine/network/hold-back.ts'

const MAIN = /\/a\/shell\/[^/]+\/main\.js/
const NO_TEXT = ['hidden', 'checkbox', 'radio', 'file', 'submit', 'range']

/** Pages with text fields. Of pages with the same fields, one is listed. */
const PAGES: readonly [host: Host, path: string][] = [
  ['ru', '/catalog'],
  ['ru', '/search'],
  ['ru', '/designers'],
  ['ru', '/contacts'],
  ['ru', '/career'],
  ['ru', '/piercing'],
  ['ru', '/dolyame'],
  ['ru', '/vozvrat'],
  ['ru', '/certificate'],
  ['ru', '/get-certificate'],
  ['ru', '/receive-piece'],
  ['ru', '/delete-app-account'],
  ['ru', '/landings/offline-subscription'],
  ['com', '/contacts'],
  ['com', '/landings/tablet-subscription'],
]

/** What a shopper could type there, in signs that every mask keeps. */
function wordsFor(type: string, name: string, inputMode: string): string {
  if (type === 'email' || name === 'recipient' || name === 'contact') return 'anna@example.com'
  if (type === 'tel') return '9161234567'
  return inputMode === 'numeric' || inputMode === 'decimal' ? '250' : 'ABCD'
}

const kept = (text: string) => text.replace(/[\s()-]|^\+7/g, '').toUpperCase()

async function fieldsIn(main: Locator) {
  const fields = await main.locator('input, textarea').filter({ visible: true }).all()
  const typed: { name: string; field: Locator; words: string }[] = []
  for (const field of fields) {
    const { type, name, inputMode, isOff } = await field.evaluate((element: HTMLInputElement) => ({
      type: element.type,
      name: element.name,
      inputMode: element.inputMode,
      isOff: element.disabled || element.readOnly,
    }))
    if (!NO_TEXT.includes(type) && !isOff) typed.push({ name, field, words: wordsFor(type, name, inputMode) })
  }
  return typed
}

for (const [host, path] of PAGES) {
  test.describe(`${host} ${path}`, () => {
    test.use({ host })

    test(`what is typed on ${path} before the code loads stays [forms.typed-before-scripts]`, async ({ page, shop }) => {
      const release = await holdRequests(page, MAIN)
      await page.goto(shop.at(path), { waitUntil: 'commit' })
      await page.waitForFunction(() => 'early' in window)
      const fields = await fieldsIn(page.getByRole('main'))
      expect(fields.length).toBeGreaterThan(0)
      for (const { field, words } of fields) await field.fill(words)
      release()
      await shop.hydrated(page)
      const shown = () => Promise.all(fields.map(async ({ name, field }) => [name, kept(await field.inputValue())]))
      await expect.poll(shown).toStrictEqual(fields.map(({ name, words }) => [name, kept(words)]))
    })
  })
}

test('these are all pages with a field for text', async ({ shop }) => {
  const known = new Set<string>()
  const others: string[] = []
  const fieldsOf = async (path: string) => {
    const { text } = await shop.ask(path)
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main'))
    const tags = [...main.matchAll(/<(?:input|textarea)\b[^>]*>/g)].map(([tag]) => tag)
    return tags.filter((tag) => !NO_TEXT.some((type) => tag.includes(`type="${type}"`))).map((tag) => /name="([^"]*)"/.exec(tag)?.[1] ?? '')
  }
  for (const [host, path] of PAGES) if (host === 'ru') known.add((await fieldsOf(path)).join())
  for (const { path } of routes.filter((row) => !/[:{*]/.test(row.path))) {
    const fields = (await fieldsOf(path)).join()
    if (fields !== '' && !known.has(fields)) others.push(path)
  }
  expect(others).toStrictEqual([])
})
