import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { ampleSku } from '../../machine/catalogue.ts'
import { receivedOrder } from '../../machine/received-order.ts'
import { actInOffice, newPhone, textContaining, workshopRequest } from '../../machine/servers/sandbox.ts'
import { Shop } from '../../machine/shop.ts'
import { SignIn } from '../../pages/sign-in.ts'

const ANNA = ['Анна', 'Петрова'] as const
const PIECES = '/profile?section=piecesData'

/** A ring with a size of its own. */
const aRing = (shop: Shop) => ampleSku(shop, 'rings')

/** Signs in a new shopper. `codes`: how many the phone has been sent by then. */
async function join(page: Page, shop: Shop, phone: string, codes: number) {
  await shop.open(page, '/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^войти$/i })
    .click()
  await new SignIn(page).register(phone, ANNA, codes)
}

/** Somebody who has received a ring, with its passport open. */
async function holder(page: Page, shop: Shop) {
  const phone = newPhone('ru')
  await receivedOrder(shop, phone, { [await aRing(shop)]: 1 })
  await join(page, shop, phone, 2)
  await shop.open(page, PIECES)
  await page.getByRole('region', { name: 'Мои украшения' }).getByRole('listitem').getByRole('link').click()
  await expect(page.getByRole('article')).toBeVisible()
  return phone
}

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name })

async function publish(page: Page): Promise<string> {
  const section = sectionOf(page, 'Показать страховщику')
  await section.getByRole('button', { name: 'Открыть страницу' }).click()
  return (await section.getByRole('link').getAttribute('href')) ?? ''
}

test('the demo shopper opens a piece’s passport from a received order', async ({ page, shop }) => {
  await shop.signInAsAnna(page)
  await shop.open(page, '/profile?section=ordersData&order=4390152')
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Паспорт/ })
    .click()
  await expect(page).toHaveURL(/section=piecesData&piece=[0-9A-F]{12}$/)
  const passport = page.getByRole('article')
  await expect(passport).toContainText('Номер паспорта')
  await expect(passport).toContainText(/Гарантиядо \d+/)
  await expect(passport.getByRole('link', { name: 'Заказ 439-0152' })).toBeVisible()
  await expect(sectionOf(page, 'Уход')).toBeVisible()
  expect(await violationsOf(page)).toStrictEqual([])
  await page.getByRole('link', { name: 'Все украшения' }).click()
  await expect(sectionOf(page, 'Мои украшения').getByRole('listitem')).toHaveCount(5)
  expect(await violationsOf(page)).toStrictEqual([])
})

test('a resize request reaches the workshop, and the holder sees its status', async ({ page, shop }) => {
  test.slow()
  const phone = await holder(page, shop)
  const workshop = sectionOf(page, 'Мастерская')
  await workshop.getByRole('button', { name: 'Изменить размер' }).click()
  const wish = workshop.getByRole('textbox')
  await expect(wish).toBeFocused()
  await workshop.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(wish).toHaveAccessibleDescription('Поле не заполнено')
  await wish.fill('С 16,5 на 17')
  await workshop.getByRole('button', { name: 'Отправить заявку' }).click()
  const requests = workshop.getByRole('list', { name: /^Заявки/ })
  await expect(requests).toContainText('Новая')
  await expect(workshop.getByRole('heading')).toBeFocused()

  const { id, wish: told } = await workshopRequest(phone, 'new')
  expect(told).toBe('С 16,5 на 17')
  await actInOffice({ request: String(id), action: 'inWork' })
  await workshopRequest(phone, 'inWork')
  await page.reload()
  await expect(requests).toContainText(/В.работе/)
  await actInOffice({ request: String(id), action: 'ready' })
  expect(await textContaining(phone, 'можно забирать')).toContain('ZLATA')
  await page.reload()
  await expect(requests).toContainText('Готово')
})

test('a piece is transferred to another shopper by code and leaves the giver’s account', async ({ page, shop, newBrowser, trouble }) => {
  test.slow()
  trouble.expect(/404 \(Not Found\)/)
  await holder(page, shop)
  const name = (await page.getByRole('article').getByRole('heading').textContent()) ?? ''
  const handOver = sectionOf(page, 'Передать другому')
  await handOver.getByRole('button', { name: 'Получить код' }).click()
  const code = (await handOver.getByText(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/).textContent()) ?? ''

  const friend = await (await newBrowser()).newPage()
  await shop.open(friend, `/receive-piece#${code}`)
  await expect(friend.getByRole('textbox', { name: 'Код передачи' })).toHaveValue(code)
  expect(await violationsOf(friend)).toStrictEqual([])
  await friend.getByRole('button', { name: 'Принять украшение' }).click()
  await new SignIn(friend).register(newPhone('ru'), ['Илья', 'Орлов'])
  await expect(friend).toHaveURL(/section=piecesData&piece=/)
  const passport = friend.getByRole('article')
  await expect(passport.getByRole('heading')).toHaveText(name)
  await expect(passport.getByRole('list', { name: 'История' }).getByRole('listitem')).toHaveText([/^Куплено/, /^Передано/])
  await expect(passport.getByRole('link', { name: /^Заказ/ })).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('heading', { name: /Такого украшения у.вас нет/ })).toBeVisible()
  await shop.open(page, PIECES)
  await expect(page.getByRole('heading', { name: 'Украшений пока нет' })).toBeVisible()
  // The code has been used.
  await shop.open(page, '/receive-piece')
  await page.getByRole('textbox', { name: 'Код передачи' }).fill(code)
  trouble.expect(/400 \(Bad Request\)/)
  await page.getByRole('button', { name: 'Принять украшение' }).click()
  await expect(page.getByRole('textbox', { name: 'Код передачи' })).toHaveAccessibleDescription(/Код не подошёл/)
})

test('a public page opens by code for anyone, is never cached, and returns 404 once closed', async ({
  page,
  shop,
  newBrowser,
  trouble,
}) => {
  test.slow()
  const phone = await holder(page, shop)
  const name = (await page.getByRole('article').getByRole('heading').textContent()) ?? ''
  const path = await publish(page)
  expect(path).toMatch(/^\/passport\/[2-9A-Z]{16}$/)
  const insurer = await (await newBrowser()).newPage()
  await shop.open(insurer, path)
  await expect(insurer.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(await violationsOf(insurer)).toStrictEqual([])

  const { status, text, headers } = await shop.ask(path)
  expect([status, headers['cache-control'], headers['x-robots-tag']]).toStrictEqual([200, 'private, no-store', 'noindex'])
  expect(text).toContain(name)
  expect([phone, phone.slice(2), 'Петрова'].filter((secret) => text.includes(secret))).toStrictEqual([])
  expect(text).toMatch(/<meta name="robots" content="noindex/)

  await sectionOf(page, 'Показать страховщику').getByRole('button', { name: 'Закрыть страницу' }).click()
  await expect(sectionOf(page, 'Показать страховщику').getByRole('button', { name: 'Открыть страницу' })).toBeVisible()
  expect((await shop.ask(path)).status).toBe(404)
  trouble.expect(/404 \(Not Found\)/)
  await insurer.reload()
  await expect(insurer.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
})

test.describe('on the international storefront', () => {
  test.use({ host: 'com' })

  test('the passport page is in English and fits a narrow screen', async ({ page, shop, newBrowser }) => {
    test.slow()
    const context = await newBrowser({ colorScheme: 'dark', reducedMotion: 'reduce' })
    const owner = await context.newPage()
    const phone = newPhone('ru')
    const russian = new Shop(shop.port, 'ru', shop.releases)
    await receivedOrder(russian, phone, { [await aRing(russian)]: 1 })
    await join(owner, russian, phone, 2)
    await owner.setViewportSize({ width: 320, height: 640 })
    await russian.open(owner, PIECES)
    await sectionOf(owner, 'Мои украшения').getByRole('listitem').getByRole('link').click()
    expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await violationsOf(owner)).toStrictEqual([])
    const path = await publish(owner)
    await page.setViewportSize({ width: 320, height: 640 })
    await shop.open(page, path)
    await expect(page.getByRole('article')).toContainText('Jewelry passport')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
