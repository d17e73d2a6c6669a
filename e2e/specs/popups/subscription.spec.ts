import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { runClock } from '../../machine/network/clock.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { mailContaining, newPhone } from '../../machine/servers/sandbox.ts'
import type { Shop } from '../../machine/shop.ts'

/** A piece of one size that is not reduced. */
const FULL_PRICE = '/catalog/necklaces/pendant-coin-yellow'
const aMail = () => `letters${newPhone('ru').slice(-7)}@mail.example`
const linkIn = (text: string) => new URL(/https?:\/\/\S+\/backend\/letters\/\S+/.exec(text)?.[0] ?? '').pathname
const codeIn = (text: string) => /\bZL[2-9A-Z]{8}\b/.exec(text)?.[0] ?? ''

async function subscribe(page: Page, shop: Shop, email: string, path = '/landings/online-subscription') {
  await shop.open(page, path)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Почта' }).fill(email)
  await main.getByRole('checkbox', { name: /персональных данных/ }).check()
  await main.getByRole('checkbox', { name: /письма о.новинках/ }).check()
  await main.getByRole('button', { name: 'Получить промокод' }).click()
  await expect(page.getByRole('heading', { name: 'Проверьте почту' })).toBeFocused()
}

test('a guest follows a list by e-mail, and confirms it from the letter [search.followed-by-guest]', async ({ page, shop, newBrowser }) => {
  const email = aMail()
  await shop.open(page, '/catalog/rings?metal=yellow')
  await page.getByRole('button', { name: 'Сообщать о новых' }).click()
  const popup = page.getByRole('dialog')
  await expect(popup.getByText('Кольца, Жёлтое золото')).toBeVisible()
  await popup.getByLabel('Почта').fill('nobody')
  await popup.getByLabel('Почта').press('Enter')
  await expect(popup.getByLabel('Почта')).toHaveAttribute('aria-invalid', 'true')
  await popup.getByLabel('Почта').fill(email)
  expect(await violationsOf(page)).toStrictEqual([])
  await popup.getByLabel('Почта').press('Enter')
  await expect(popup.getByText('Подтвердите адрес')).toBeFocused()
  await expect(popup.getByText(email)).toBeVisible()

  const asking = await mailContaining(email, 'Вы просили писать о новинках')
  const phone = await (await newBrowser()).newPage()
  await phone.goto(shop.at(linkIn(asking.text)))
  await phone.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Адрес подтверждён')
  await expect(phone.getByText('«Кольца, Жёлтое золото»')).toBeVisible()
  await phone.getByRole('button', { name: /Не\sприсылать/ }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Подписка изменена')
})

test('a confirmed email address gets a promo code that works at checkout, and one click unsubscribes', async ({
  page,
  shop,
  product,
  checkout,
  newBrowser,
}) => {
  test.slow()
  const email = aMail()
  await subscribe(page, shop, email)
  const asking = await mailContaining(email, 'Подтвердите подписку')

  // The letter is opened elsewhere: on a phone that has never been to the shop.
  const phone = await (await newBrowser()).newPage()
  await phone.goto(shop.at(linkIn(asking.text)))
  await phone.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(phone.getByRole('heading', { name: 'Подписка изменена' })).toBeVisible()
  const gift = await mailContaining(email, 'Ваш промокод')

  await product.open(FULL_PRICE)
  await product.addAndWait()
  await expect(page.getByTestId('bag-count')).toHaveText('1')
  await checkout.open()
  const code = codeIn(gift.text)
  await checkout.main.getByRole('textbox', { name: 'Промокод или сертификат' }).fill(code)
  await checkout.main.getByRole('button', { name: 'Применить' }).click()
  await expect(checkout.main.getByRole('button', { name: `Убрать ${code}` })).toBeVisible()
  await expect(checkout.main.getByRole('complementary').getByText(/10.% на украшения/)).toBeVisible()

  const way = new URL(gift.unsubscribe ?? '').pathname
  // A mail program looks at the address before anybody presses its button.
  const looked = await shop.ask(way)
  expect(looked.status).toBe(200)
  expect(looked.text).toContain('<form method="post">')
  const pressed = await shop.ask(way, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.status).toBe(200)
  expect(pressed.text).toContain('Подписка изменена')
})

test('the sale countdown uses the server’s end time in every time zone, and the page changes when it ends', async ({
  shop,
  newBrowser,
}) => {
  const written = (await shop.ask('/lpsale')).text
  const end = /datetime="([^"]+)"/i.exec(written)?.[1] ?? ''
  expect(Date.parse(end)).toBeGreaterThan(Date.now())
  for (const timezoneId of ['Asia/Vladivostok', 'America/New_York']) {
    const page = await (await newBrowser({ timezoneId })).newPage()
    await shop.open(page, '/lpsale')
    await page.clock.install({ time: Date.parse(end) - 3_723_000 })
    const clock = page.getByRole('region', { name: 'До конца распродажи' }).locator('ul > li')
    await expect.poll(() => clock.allTextContents()).toStrictEqual(['0дней', '01час', '02минуты', expect.stringMatching(/^0[0-3]секунд/)])
    await expect(page.getByText(/31.декабря 2026, 23:59 по.московскому времени/)).toBeVisible()
    await page.clock.fastForward(3_724_000)
    await expect(page.getByRole('heading', { level: 1, name: 'Распродажа закончилась' })).toBeVisible()
    await expect(clock).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Украшения со скидкой' })).toHaveAttribute('href', '/catalog/sale')
  }
})

test('the next-batch link opens the subscription popup in place', async ({ page, shop }) => {
  await shop.open(page, '/dropofmagic')
  await page.getByRole('link', { name: 'Узнать о следующей партии' }).click()
  const popup = page.getByRole('dialog', { name: 'Письма ZLATA' })
  await expect(popup.getByRole('textbox', { name: 'Почта' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(/\/dropofmagic$/)
})

test('joining from the loyalty landing signs in and returns to the landing', async ({ page, shop, signIn }) => {
  await shop.open(page, '/landings/loyalty-program')
  await page.getByRole('link', { name: 'Правила коротко' }).click()
  const rules = page.getByRole('dialog', { name: 'Бонусы коротко' })
  await expect(rules.getByRole('heading', { name: 'Как тратятся' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Войти по телефону' }).click()
  await signIn.register(newPhone('ru'), ['Анна', 'Петрова'])
  await expect(page).toHaveURL(/\/landings\/loyalty-program/)
  await expect(page.getByRole('heading', { name: 'Вы в программе' })).toBeVisible()
})

test.describe('the in-store tablet', () => {
  test.use({ host: 'com', viewport: { width: 1180, height: 820 } })

  const form = (page: Page) => ({
    email: page.getByRole('textbox', { name: 'Email' }),
    agreement: page.getByRole('checkbox', { name: /personal data/ }),
    newsletter: page.getByRole('checkbox', { name: /emails about/ }),
    submit: page.getByRole('button', { name: 'Get the promo code' }),
  })

  test('clears a visitor’s data after a minute of inactivity and has no links', async ({ page, shop }) => {
    await shop.open(page, '/landings/tablet-subscription')
    await page.clock.install()
    const { email, agreement } = form(page)
    await email.fill('visitor@mail.example')
    await agreement.check()
    await page.evaluate(() => localStorage.setItem('left-behind', 'visitor@mail.example'))
    await runClock(page, 59_000)
    await expect(email).toHaveValue('visitor@mail.example')
    await runClock(page, 1_500)
    await expect(email).toHaveValue('')
    await expect(agreement).not.toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('left-behind'))).toBeNull()
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  })

  test('resets for the next visitor after an email is sent, and Back shows no data of the last one', async ({ page, shop }) => {
    await shop.open(page, '/landings/tablet-subscription')
    await page.clock.install()
    const { email, agreement, newsletter, submit } = form(page)
    const address = aMail()
    await email.fill(address)
    await agreement.check()
    await newsletter.check()
    await submit.click()
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(address)
    await runClock(page, 16_000)
    await expect(email).toHaveValue('')

    await email.fill(address)
    await page.goto(shop.at('/about'))
    await page.goBack()
    await expect(email).toHaveValue('')
    await mailContaining(address, 'Confirm your subscription')
  })

  test('does not exist on the Russian storefront', async ({ shop }) => {
    const { status, headers } = await shop.ask('/landings/tablet-subscription', { host: 'ru' })
    expect([status, headers.location]).toStrictEqual([302, '/404'])
  })
})
