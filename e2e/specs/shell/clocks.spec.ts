import type { Page } from '@playwright/test'
import { DAY_MS, HOUR_MS } from '@shop/contracts/core/time/durations'
import { expect, test } from '../../fixtures.ts'
import { amplePiece } from '../../machine/catalogue.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'

const YEAR_MS = 365 * DAY_MS

/** Names the device's clock, before the page's own scripts. */
function shiftClock(byMs: number) {
  const Real = Date
  const now = () => Real.now() + byMs
  globalThis.Date = new Proxy(Real, {
    construct: (target, values) => (values.length === 0 ? new target(now()) : Reflect.construct(target, values)) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)) as unknown,
  })
}

/** What the page says of the first shops: hours of today, open or not. */
async function shopsSay(page: Page): Promise<string[]> {
  const main = page.getByRole('main')
  const hours = main.getByText(/^(до|с) \d\d?:\d\d( завтра)?$/)
  await expect(hours.first()).toBeVisible()
  return hours.allTextContents()
}

for (const [device, by, timezoneId] of [
  ['a year ahead', YEAR_MS, 'Europe/Moscow'],
  ['a year behind, in Kamchatka', -YEAR_MS, 'Asia/Kamchatka'],
  ['half a day ahead, in Honolulu', 12 * HOUR_MS, 'Pacific/Honolulu'],
] as const) {
  test.describe(`a device ${device}`, () => {
    test.use({ timezoneId })
    test.slow()

    test(`a device ${device} says of shops what a right one says [screen.server-clock]`, async ({ shop, page, context, newBrowser }) => {
      await context.addInitScript(shiftClock, by)
      const right = await (await newBrowser({ timezoneId: 'Europe/Moscow' })).newPage()
      await Promise.all([shop.open(page, '/shops'), shop.open(right, '/shops')])
      const expected = await shopsSay(right)
      await expect.poll(() => shopsSay(page)).toStrictEqual(expected)
    })
  })
}

test.describe('a device a year behind', () => {
  test.slow()

  test('a countdown shows the time that is left by the server’s clock', async ({ shop, page, context, newBrowser }) => {
    await context.addInitScript(shiftClock, -YEAR_MS)
    const right = await (await newBrowser()).newPage()
    await Promise.all([shop.open(page, '/lpsale'), shop.open(right, '/lpsale')])
    // The countdown is hidden from readers, which hear the date.
    const daysOf = (on: Page) => on.getByRole('main').locator('[aria-hidden] li .num').first().textContent()
    const days = await daysOf(right)
    await expect.poll(() => daysOf(page)).toBe(days)
  })

  test('the whole purchase works, with the waiting time of the code', async ({ shop, page, context, product, checkout, bank }) => {
    await context.addInitScript(shiftClock, -YEAR_MS)
    await product.open((await amplePiece(shop, 'brooches')).url)
    await product.addAndWait()
    await checkout.open()
    const phone = newPhone('ru')
    await checkout.fillContact({ fio: 'Анна Петрова', email: `shopper${phone.slice(-7)}@example.com`, phone })
    await checkout.getCode.click()
    await expect(checkout.main.getByText(/0:[0-5]\d|[1-5]?\d\s*(с|секунд)/).first()).toBeVisible()
    await page.reload()
    await shop.hydrated(page)
    await checkout.fillContact({ fio: 'Анна Петрова', email: `shopper${phone.slice(-7)}@example.com`, phone: newPhone('ru') })
    await checkout.confirmPhone((await checkout.phone.inputValue()).replace(/[^+\d]/g, ''))
    await checkout.onward.click()
    await checkout.chooseShop()
    await checkout.onward.click()
    await checkout.pay()
    await bank.pay()
    await checkout.expectSuccess()
  })
})
