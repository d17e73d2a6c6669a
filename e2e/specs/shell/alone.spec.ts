import { LONG } from '../../environment.ts'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { nextOf } from '../../machine/servers/releases.ts'

/** A page of each remote that a guest may see. */
const PAGES = {
  'mfe-catalog': '/catalog',
  'mfe-cart-checkout': '/cart',
  'mfe-profile': '/delete-app-account',
  'mfe-certificates': '/certificate',
  'mfe-landings': '/',
} as const

const BUILT_ANYWAY = ['mfe-catalog', 'mfe-cart-checkout']

for (const [name, address] of Object.entries(PAGES)) {
  const isQuick = BUILT_ANYWAY.includes(name)
  test.describe(name, isQuick ? {} : LONG, () => {
    test('released on its own, it serves its pages next to the current versions of the other remotes', async ({ page, shop, chrome }) => {
      const next = nextOf(shop.releases.active(name))
      shop.releases.startFrom({ ...shop.releases.actives, [name]: [shop.releases.active(name), next] })
      await expect.poll(async () => (await shop.ask(address)).text).toContain(`data-version="${next}"`)
      await shop.open(page, address)
      await expect(page.locator(`main [data-owner="${name}"]`).first()).toHaveAttribute('data-version', next)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await chrome.expectWhole()
    })
  })
}
