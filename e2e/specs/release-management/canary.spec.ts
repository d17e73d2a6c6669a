import type { Page } from '@playwright/test'
import { overrideLink } from '../../../release/src/override/link.ts'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { HOSTS } from '../../environment.ts'
import { somePiece } from '../../machine/catalogue.ts'
import { heard, listen } from '../../machine/network/listening-tab.ts'
import { nextOf } from '../../machine/servers/releases.ts'
import type { Shop } from '../../machine/shop.ts'
import { Chrome } from '../../pages/chrome.ts'
import { ListingPage } from '../../pages/listing.ts'
import { ProductPage } from '../../pages/product.ts'

const CATALOG = 'mfe-catalog'

const shown = (page: Page, version: string) =>
  page.getByRole('main').locator(`[data-owner="${CATALOG}"][data-version="${version}"]`).first()

/** The active version, and another one that is published at most. */
function startFromOne(shop: Shop) {
  const base = shop.releases.active(CATALOG)
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base] })
  return { base, next: nextOf(base) }
}

/** The id that the front door gives to a new visitor whom it shows this version. */
async function visitorWith(shop: Shop, version: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const { text, headers } = await shop.ask('/catalog')
    const id = /visitor=([\w-]+)/.exec(String(headers['set-cookie']))?.[1]
    if (id && text.includes(`data-version="${version}"`)) return id
  }
  throw new Error(`no new visitor of fifty is shown ${version}`)
}

test('half of the visitors keep a canary over reloads and navigation, and its end brings everybody back without a reload', async ({
  shop,
  newBrowser,
}) => {
  const { base, next } = startFromOne(shop)
  shop.releases.canary(CATALOG, next, 50)
  const tabs: Record<string, Page> = {}
  for (const version of [base, next]) {
    const browser = await newBrowser()
    await browser.addCookies([{ name: 'visitor', value: await visitorWith(shop, version), url: `http://${HOSTS.ru}` }])
    const page = await browser.newPage()
    tabs[version] = page
    await listen(page)
    await shop.open(page, '/catalog')
    await expect(shown(page, version)).toBeAttached()
    await page.reload()
    await shop.hydrated(page)
    await expect(shown(page, version)).toBeAttached()
    await new ListingPage(page, shop).cardLink(0).click()
    await expect(page.getByTestId('add-to-bag')).toBeVisible()
    await expect(shown(page, version)).toBeAttached()
  }
  const [outside, inside] = [tabs[base] as Page, tabs[next] as Page]
  await shop.open(outside, (await somePiece(shop)).url)
  const [chrome, product] = [new Chrome(outside), new ProductPage(outside, shop)]
  await product.addToBag.click()
  await chrome.expectBagCount(1)
  await chrome.closeDrawer()
  await Promise.all([heard(outside, shop), heard(inside, shop)])
  const origins = () => Promise.all([outside, inside].map((page) => page.evaluate(() => performance.timeOrigin)))
  const before = await origins()

  shop.releases.canary(CATALOG, next, 100)
  await expect(shown(outside, next)).toBeAttached({ timeout: 5000 })
  await expect(shown(inside, next)).toBeAttached()

  shop.releases.canary(CATALOG, next, 0)
  for (const page of [outside, inside]) {
    await expect(shown(page, base)).toBeAttached({ timeout: 5000 })
    await expect(shown(page, next)).toHaveCount(0)
  }
  expect(await origins()).toStrictEqual(before)
  await chrome.expectBagCount(1)
  await product.addToBag.click()
  await chrome.expectBagCount(2)
})

test('a signed link shows a version that nobody has promoted to one browser alone, under a bar that ends it [release.override-alone]', async ({
  shop,
  page,
  newBrowser,
}) => {
  const { base, next } = startFromOne(shop)
  shop.releases.publish(CATALOG, next)
  const link = overrideLink(shop.releases.stateDir, [`${CATALOG}@${next}`], 1)
  await shop.open(page, `${link.path}&to=/catalog`)
  await expect(page).toHaveURL(shop.at('/catalog'))
  const bar = page.getByRole('complementary', { name: 'Версии для проверки' })
  await expect(bar).toContainText(`Вы видите ${CATALOG} ${next}, до`)
  await expect(shown(page, next)).toBeAttached()
  await new ListingPage(page, shop).cardLink(0).click()
  await expect(page.getByTestId('add-to-bag')).toBeVisible()
  await expect(shown(page, next)).toBeAttached()
  await expect(bar).toBeVisible()

  const other = await (await newBrowser()).newPage()
  await shop.open(other, '/catalog')
  await expect(shown(other, base)).toBeAttached()
  await expect(other.getByRole('complementary', { name: 'Версии для проверки' })).toHaveCount(0)

  await bar.getByRole('button', { name: 'Вернуться к обычному магазину' }).click()
  await shop.hydrated(page)
  await expect(bar).toHaveCount(0)
  await expect(shown(page, base)).toBeAttached()
})
