import type { Page } from '@playwright/test'
import { statusOf } from '../../../release/src/status.ts'
import { consoleTest as test, expect } from '../../fixtures.ts'
import { makeFaulty, type Fault } from '../../machine/servers/faulty-version.ts'
import type { Shop } from '../../machine/shop.ts'

const CATALOG = 'mfe-catalog'
const NOISE = [
  /Failed to load resource/,
  /broken on purpose/,
  /mfe-catalog/,
  /ChunkLoadError/,
  /RUNTIME-00/,
  /Minified React error/,
  /a tag without integrity/,
]

/** The last good version and after it one with this fault, which new documents get. */
function releaseFaulty(shop: Shop, fault: Fault): string {
  const base = shop.releases.active(CATALOG)
  const version = `${base}.seen-${fault.replaceAll(' ', '-')}`
  makeFaulty(shop.releases.stateDir, CATALOG, base, version, fault, 'page/listing')
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base, version] })
  return version
}

/** Kinds that the front door has counted of a version. */
async function counted(shop: Shop, version: string): Promise<string[]> {
  const { text } = await shop.ask('/front-door/metrics')
  const line = new RegExp(
    `^front_door_version_failures_total\\{remote="${CATALOG}",version="${version.replaceAll('.', '\\.')}",kind="([\\w-]+)"\\} \\d+$`,
    'gm',
  )
  return [...text.matchAll(line)].map(([, kind = '']) => kind).sort()
}

/** No document is sampled for its errors: failures are told all the same. */
const unsampled = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0.99
  })

test.beforeEach(({ trouble }) => trouble.expect(...NOISE))

for (const [fault, kinds] of [
  ['throws at start', ['fallback', 'start']],
  ['throws while rendering', ['fallback', 'render']],
] as const) {
  test(`a version that ${fault} in browsers is counted from the first document on: metrics, status, console [release.failures-are-seen]`, async ({
    shop,
    page,
    listing,
    releaseConsole,
  }) => {
    const bad = releaseFaulty(shop, fault)
    await unsampled(page)
    await shop.open(page, '/catalog')
    await expect(listing.cards.first()).toBeVisible()
    await expect.poll(() => counted(shop, bad), { timeout: 15_000 }).toStrictEqual(kinds)
    await expect.poll(() => statusOf(shop.releases.stateDir)).toContain(`${CATALOG}@${bad} failed in browsers: `)
    await page.goto(`${releaseConsole.address}/?area=${CATALOG}`)
    const listed = page.getByRole('cell').filter({ has: page.getByRole('heading', { name: bad }) })
    await expect(listed.locator('ol').getByRole('listitem')).toHaveText(kinds.toReversed().map((kind) => new RegExp(`^1.* ${kind}last at`)))
  })
}

test('a version whose HTML is rendered anew in browsers is counted, though its page goes on [release.failures-are-seen]', async ({
  shop,
  page,
}) => {
  const other = releaseFaulty(shop, 'shows something else than the server')
  await unsampled(page)
  await shop.open(page, '/catalog')
  await expect(page.getByRole('main').getByText('broken on purpose')).toBeVisible()
  await expect.poll(() => counted(shop, other), { timeout: 15_000 }).toStrictEqual(['recovered'])
})

test('a version that an open tab refuses is counted, as are files that do not come [release.failures-are-seen]', async ({ shop, page }) => {
  const base = shop.releases.active(CATALOG)
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base] })
  const bad = `${base}.seen-unloaded`
  makeFaulty(shop.releases.stateDir, CATALOG, base, bad, 'nothing', 'page/listing')
  await page.route(new RegExp(`/a/${CATALOG}/${bad.replaceAll('.', '\\.')}/`), (route) => route.fulfill({ status: 404, body: 'not here' }))
  await unsampled(page)
  await page.addInitScript(() => {
    new BroadcastChannel('release').addEventListener('message', ({ data }) =>
      Object.assign(window, { heard: (JSON.parse(String(data)) as { serial: number }).serial }),
    )
  })
  await shop.open(page, '/catalog')
  await page.waitForFunction((serial) => ((window as { heard?: number }).heard ?? 0) >= serial, shop.releases.record.serial, {
    timeout: 20_000,
  })
  shop.releases.promote(CATALOG, bad)
  await expect.poll(() => counted(shop, bad), { timeout: 20_000 }).toStrictEqual(['load', 'swap-refused'])
})
