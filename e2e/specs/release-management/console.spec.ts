import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { listed } from '../../../release/src/history/list.ts'
import { consoleTest as test, expect } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { makeFaulty } from '../../machine/servers/faulty-version.ts'
import { nextOf } from '../../machine/servers/releases.ts'
import type { Shop } from '../../machine/shop.ts'

const CATALOG = 'mfe-catalog'

/** The last good version and after it one that is to go back. */
function releaseTwo(shop: Shop) {
  const good = shop.releases.active(CATALOG)
  const bad = nextOf(good)
  makeFaulty(shop.releases.stateDir, CATALOG, good, bad, 'nothing', '')
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [good, bad] })
  return { good, bad }
}

/** The private key stays a file of its owner: the page reads it. */
async function signInWithFile(page: Page, shop: Shop, who: string) {
  const dialog = page.getByRole('dialog', { name: 'Sign in with a key' })
  await dialog.getByLabel('Key file').setInputFiles(path.join(shop.releases.stateDir, 'keys/manager.json'))
  await dialog.getByLabel('Your name').fill(who)
  await dialog.getByRole('button', { name: 'Sign in' }).press('Enter')
}

const shown = (page: Page, version: string) =>
  page.getByRole('row').filter({ hasText: CATALOG }).getByRole('cell').nth(1).getByText(version, { exact: true })

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} px a release manager rolls back by the keyboard alone, signs in the browser, and an open page of another follows [release.console-by-hand] [release.console-live]`, async ({
    shop,
    page,
    newBrowser,
    releaseConsole,
  }) => {
    test.setTimeout(120_000)
    const { good, bad } = releaseTwo(shop)
    const address = `${releaseConsole.address}/?area=${CATALOG}`
    const other = await (await newBrowser({ viewport: { width, height } })).newPage()
    await other.goto(address)
    await expect(shown(other, bad)).toBeVisible()

    await page.setViewportSize({ width, height })
    await page.goto(address)
    await expect(shown(page, bad)).toBeVisible()
    expect(await violationsOf(page)).toStrictEqual([])
    await expect(page.locator('[data-do]')).toHaveCount(0)

    // Nobody has signed in: the key asks for it, and then goes on.
    await page.keyboard.press('r')
    await signInWithFile(page, shop, 'Darya')
    const sheet = page.getByRole('dialog', { name: `Roll back ${CATALOG}` })
    await expect(sheet.getByLabel('Why it goes back')).toBeFocused()
    expect(await violationsOf(page)).toStrictEqual([])
    await page.keyboard.press('Enter')
    await expect(sheet.getByText('Say why: it stays in the history.')).toBeVisible()
    await page.keyboard.type('tags overlap')
    await page.keyboard.press('Enter')
    await expect(sheet.getByText(new RegExp(`${CATALOG} is back at .* Taken by the front door\\.`))).toBeFocused()
    expect(listed(shop.releases.stateDir, { most: 1 })).toMatchObject([
      { action: 'rollback', changed: [`${CATALOG}@${good}`], who: 'Darya', why: 'tags overlap', signer: 'manager', fault: null },
    ])
    expect((await shop.ask('/catalog')).text).toContain(`data-version="${good}"`)

    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(shown(page, good)).toBeVisible()
    await expect(page.getByText(`rolled back as bad: ${bad}`)).toBeVisible()
    await expect(shown(other, good)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await releaseConsole.stop()
    await expect(page.getByText(/No connection to the console since \d\d:\d\d/)).toBeVisible()
  })
}

test('of two managers who roll back at the same moment one does, and the other is told by whom; nothing goes back twice [release.console-overtaken]', async ({
  shop,
  page,
  newBrowser,
  releaseConsole,
  trouble,
}) => {
  trouble.expect(/status of 409 \(Conflict\)/)
  const { good } = releaseTwo(shop)
  const pages = { Darya: page, Boris: await (await newBrowser()).newPage() }
  const sheetOf = (each: Page) => each.getByRole('dialog', { name: `Roll back ${CATALOG}` })
  for (const [who, each] of Object.entries(pages)) {
    await each.goto(`${releaseConsole.address}/?area=${CATALOG}`)
    await each.keyboard.press('r')
    await signInWithFile(each, shop, who)
    await sheetOf(each).getByLabel('Why it goes back').fill('tags overlap')
  }
  const { serial } = shop.releases.record
  await Promise.all(Object.values(pages).map((each) => each.keyboard.press('Enter')))

  await expect.poll(() => shop.releases.record.serial).toBe(serial + 1)
  const { who } = shop.releases.record as { who: keyof typeof pages }
  const [winner, loser] = [pages[who], pages[who === 'Darya' ? 'Boris' : 'Darya']]
  await expect(sheetOf(winner).getByText(new RegExp(`${CATALOG} is back at ${good}`))).toBeVisible()
  await expect(sheetOf(loser).getByText(`${who} released ${CATALOG}@${good} just now (rollback, release ${serial + 1})`)).toBeVisible()
  await expect(shown(loser, good)).toBeAttached()
  expect(shop.releases.record.serial).toBe(serial + 1)
  expect(shop.releases.active(CATALOG)).toBe(good)
})

test('the private key never leaves the browser, and outlives a reload [release.console-by-hand]', async ({
  shop,
  page,
  releaseConsole,
}) => {
  const { bad } = releaseTwo(shop)
  const key = JSON.parse(fs.readFileSync(path.join(shop.releases.stateDir, 'keys/manager.json'), 'utf8')) as { d: string }
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(`${releaseConsole.address}/?area=${CATALOG}`)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await signInWithFile(page, shop, 'Darya')
  await expect(page.getByText('Darya, release manager')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: `Lock ${CATALOG}` }).click()
  const sheet = page.getByRole('dialog', { name: `Lock: ${CATALOG}` })
  await sheet.getByLabel('Why').fill('sale until Monday')
  await sheet.getByRole('button', { name: 'Sign and lock' }).dblclick()
  await expect(sheet.getByText(`${CATALOG} stays as it is until`)).toBeVisible()
  expect(shop.releases.record.locks).toMatchObject({ [CATALOG]: { who: 'Darya', why: 'sale until Monday' } })
  expect(shop.releases.active(CATALOG)).toBe(bad)
  expect(sent.filter((text) => text.includes(key.d))).toStrictEqual([])
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.locator('[data-do]')).toHaveCount(0)
})
