import { canaryOf, versionOf } from '../../../release/src/record.ts'
import { watch } from '../../../release/src/robot/robot.ts'
import { HOSTS } from '../../environment.ts'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { amplePiece, somePiece } from '../../machine/catalogue.ts'
import { makeFaulty } from '../../machine/servers/faulty-version.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'
import type { Shop } from '../../machine/shop.ts'
import { BankPage } from '../../pages/bank.ts'
import { CheckoutPage } from '../../pages/checkout.ts'
import { ProductPage } from '../../pages/product.ts'

const CATALOG = 'mfe-catalog'
/** Each half of the visitors has well over a hundred of them. */
const DOCUMENTS = 280
const FAILING = 20

/** A new visitor at an address of her own, and whether she is shown this version. */
async function visit(shop: Shop, index: number, version: string) {
  const address = `203.0.${index % 250}.7`
  const { text, headers } = await shop.ask('/catalog', { headers: { 'x-forwarded-for': address } })
  const id = /visitor=([\w-]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
  return { address, id, isInside: text.includes(`data-version="${version}"`) }
}

/** What her browser says when the code of the version throws. */
const tell = (shop: Shop, version: string, address: string) =>
  shop.ask('/front-door/failures', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
    body: `start ${CATALOG}@${version}`,
  })

test('a bad canary takes itself back with nobody there, while somebody types what stays typed and somebody pays [release.robot-takes-back]', async ({
  shop,
  page,
  product,
  checkout,
  trouble,
  newBrowser,
}) => {
  test.setTimeout(120_000)
  trouble.expect(/broken on purpose/, /mfe-catalog/)
  const base = shop.releases.active(CATALOG)
  const bad = `${base}.robot`
  makeFaulty(shop.releases.stateDir, CATALOG, base, bad, 'throws at start', 'page/listing')
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base] })
  shop.releases.canary(CATALOG, bad, 50)

  const visitors = await Promise.all(Array.from({ length: DOCUMENTS }, (_, index) => visit(shop, index, bad)))
  const inside = visitors.filter(({ isInside }) => isInside)
  const visitor = (index: number) => [{ name: 'visitor', value: inside[index]?.id ?? '', url: `http://${HOSTS.ru}` }]
  await page.context().addCookies(visitor(0))
  await product.open((await somePiece(shop)).url)
  await expect(page.getByRole('main').locator(`[data-version="${bad}"]`).first()).toBeAttached()
  await product.addAndWait()
  await checkout.open()
  await checkout.fio.fill('Анна Петрова')
  const payer = await newBrowser()
  await payer.addCookies(visitor(1))
  const tab = await payer.newPage()
  const [buying, bank] = [new CheckoutPage(tab, shop), new BankPage(tab)]
  const other = new ProductPage(tab, shop)
  await other.open((await amplePiece(shop, 'bracelets')).url)
  await expect(tab.getByRole('main').locator(`[data-version="${bad}"]`).first()).toBeAttached()
  await other.addAndWait()
  await buying.openAtPayment(newPhone('ru'))
  await buying.pay()
  await bank.expectOpen()

  const stop = watch(shop.releases.stateDir, () => {})
  try {
    for (const { address } of inside.slice(0, FAILING)) expect((await tell(shop, bad, address)).status).toBe(204)
    await expect.poll(() => canaryOf(shop.releases.record, CATALOG), { timeout: 15_000 }).toBeUndefined()
  } finally {
    await stop()
  }
  const { record } = shop.releases
  expect(record).toMatchObject({ action: 'rollback', who: 'robot' })
  expect(record.why).toMatch(/of \d{3} \(\d+\.\d %\) loads failed; beside it, of .+, 0 of \d{3} /)
  expect(versionOf(record, CATALOG, bad)?.extras.bad).toBe(true)
  expect(await visit(shop, 1, bad)).toMatchObject({ isInside: false })
  await expect(checkout.fio).toHaveValue('Анна Петрова')
  await bank.pay()
  await buying.expectSuccess()
  await page.goto(shop.at('/catalog'))
  await expect(page.getByRole('main').locator(`[data-version="${base}"]`).first()).toBeAttached()
})
