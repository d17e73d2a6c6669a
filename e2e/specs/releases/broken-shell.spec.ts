import { expect, releaseTest as test } from '../../fixtures.ts'
import { makeFaulty } from '../../machine/servers/faulty-version.ts'

/** Two shoppers besides the one in the browser; nobody knows of the others. */
const OTHERS = ['203.0.113.7', '198.51.100.7']

test('a shell that throws in browsers leaves pages to read, and three shoppers later new documents have the last good one [release.broken-shell]', async ({
  shop,
  page,
  newBrowser,
  trouble,
  chrome,
  listing,
  product,
}) => {
  trouble.expect(/broken on purpose/)
  const base = shop.releases.active('shell')
  const bad = `${base}.throws`
  makeFaulty(shop.releases.stateDir, 'shell', base, bad, 'throws at start', '')
  shop.releases.startFrom({ ...shop.releases.actives, shell: [base, bad] })
  const served = async () => /\/a\/shell\/([\w.-]+)\/main\.js/.exec((await shop.ask('/catalog')).text)?.[1]
  await expect.poll(served).toBe(bad)
  const visitor = await (await newBrowser()).newPage()
  const beacon = visitor.waitForRequest('**/front-door/failures')
  await visitor.goto(shop.at('/catalog'))
  await expect(visitor.getByTestId('product-card').first()).toBeVisible()
  await beacon
  expect(await served()).toBe(bad)
  for (const address of OTHERS) {
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address }
    const { status } = await shop.ask('/front-door/failures', { method: 'POST', body: `start shell@${bad}`, headers })
    expect(status).toBe(204)
  }
  await expect.poll(served).toBe(base)
  await shop.open(page, '/catalog')
  await listing.cardLink(0).click()
  await product.add()
  await chrome.expectBagCount(1)
})
