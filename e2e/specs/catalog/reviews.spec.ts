import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { OfficeReview } from '@shop/contracts/services/back-office/requests/reviews'
import { SANDBOX_URL } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { ampleSku } from '../../machine/catalogue.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { ReadDocument } from '../../machine/read-document.ts'
import { receivedOrder } from '../../machine/received-order.ts'
import { actInOffice, newPhone } from '../../machine/servers/sandbox.ts'
import { ProfileOrders } from '../../pages/profile-orders.ts'

const AURORA = '/catalog/rings/solitaire-aurora-yellow'

/** The review with this text in the back office. */
async function inOffice(text: string): Promise<OfficeReview> {
  await actInOffice({ action: 'reviews' })
  const { reviews } = (await (await fetch(`${SANDBOX_URL}/back-office`)).json()) as { reviews: OfficeReview[] }
  const found = reviews.find((review) => review.text === text)
  if (!found) throw new Error('The office has no such review.')
  return found
}

test('a buyer reviews a received piece; published by the office it stands on the page, with the answer of the shop, and in its data for search [reviews.moderated-first]', async ({
  page,
  shop,
}) => {
  test.slow()
  const order = await receivedOrder(shop, newPhone('ru'), { [await ampleSku(shop, 'necklaces')]: 1 })
  const orders = new ProfileOrders(page, shop)
  await orders.registerBuyerOf(order)
  const details = await orders.open(order)
  await details.getByRole('link', { name: /^Написать отзыв/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Отзыв/)

  const main = page.getByRole('main')
  const text = `Ношу с заказа ${order.number}, не снимая.`
  await main.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(main.getByRole('radio', { name: /1 из 5/ })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(main.getByRole('radio', { name: /5 из 5/ })).toBeChecked()
  await main.getByRole('textbox', { name: 'Что расскажете' }).fill(text)
  await page.reload()
  await shop.hydrated(page)
  await expect(main.getByRole('textbox', { name: 'Что расскажете' })).toHaveValue(text)
  expect(await violationsOf(page)).toStrictEqual([])
  await main.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(main.getByRole('heading', { name: /^Спасибо/ })).toBeFocused()
  const piece = new URL((await main.getByRole('link', { name: /страницу украшения/ }).getAttribute('href')) ?? '', shop.at('/')).pathname

  const { id, writtenAt } = await inOffice(text)
  const about = { review: String(id), writtenAt }
  await actInOffice({ ...about, action: 'review-publish' })
  await actInOffice({ ...about, action: 'review-answer', words: 'Спасибо, Анна!' })

  // Documents are cached for a while.
  await expect.poll(async () => (await shop.ask(piece)).text, { timeout: 90_000 }).toContain('"aggregateRating"')
  expect(new ReadDocument((await shop.ask(piece)).text).structured[0]).toMatchObject({ aggregateRating: { '@type': 'AggregateRating' } })
  await shop.open(page, piece)
  await main.getByRole('link', { name: /отзыв/ }).first().click()
  const review = main.getByRole('article').filter({ hasText: text })
  await expect(review).toContainText('Спасибо, Анна!')
  await expect(review).toContainText('Анна')
})

const photographs = fileURLToPath(new URL('../../../api/pictures/reviews/', import.meta.url))

/** The file of a buyer's picture of the demo. */
async function photograph(name: string) {
  const file = (await readdir(photographs)).find((one) => one.startsWith(name) && one.endsWith('.webp')) ?? name
  return { name: `${name}.webp`, mimeType: 'image/webp', buffer: await readFile(photographs + file) }
}

test('a buyer adds two pictures to a review; nobody sees them until it is published, and then they open in the viewer [reviews.pictures-once-published]', async ({
  page,
  shop,
  trouble,
}) => {
  test.slow()
  // The damaged file is refused.
  trouble.expect(/400 \(Bad Request\)/)
  const order = await receivedOrder(shop, newPhone('ru'), { [await ampleSku(shop, 'earrings')]: 1 })
  const orders = new ProfileOrders(page, shop)
  await orders.registerBuyerOf(order)
  const details = await orders.open(order)
  await details.getByRole('link', { name: /^Написать отзыв/ }).click()
  const main = page.getByRole('main')
  const text = `Фото к заказу ${order.number} на свету.`
  await main.getByRole('radio', { name: /5 из 5/ }).check({ force: true })
  await main.getByRole('textbox', { name: 'Что расскажете' }).fill(text)

  const field = main.getByRole('group', { name: /^Фото/ })
  const add = field.getByLabel(/Добавить фото/)
  await add.setInputFiles([await photograph('aurora-1'), await photograph('hoops-1')])
  const pictures = field.getByRole('img', { name: /^Фото \d/ })
  await expect(pictures).toHaveCount(2, { timeout: 30_000 })
  const { buffer, ...whole } = await photograph('tennis-1')
  await add.setInputFiles([{ ...whole, buffer: buffer.subarray(0, 2000) }])
  await expect(field.getByRole('alert')).toHaveText(/обрывается/)
  expect(await violationsOf(page)).toStrictEqual([])
  await field.getByRole('button', { name: 'Убрать tennis-1.webp' }).press('Enter')
  await expect(add).toBeFocused()
  await page.reload()
  await shop.hydrated(page)
  await expect(pictures).toHaveCount(2)
  await expect(pictures.first()).toHaveJSProperty('complete', true)
  await main.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(main.getByRole('heading', { name: /^Спасибо/ })).toBeFocused()
  const piece = new URL((await main.getByRole('link', { name: /страницу украшения/ }).getAttribute('href')) ?? '', shop.at('/')).pathname

  const review = await inOffice(text)
  expect(review.pictures).toMatchObject([
    { width: 640, height: 853 },
    { width: 640, height: 640 },
  ])
  const file = `/pictures/uploads/review_pictures/${review.pictures[0]?.id}-640.webp`
  expect((await shop.ask(file)).status).toBe(404)
  await actInOffice({ action: 'review-publish', review: String(review.id), writtenAt: review.writtenAt })
  expect((await shop.ask(file)).status).toBe(200)

  // Documents are cached for a while.
  await expect.poll(async () => (await shop.ask(piece)).text, { timeout: 90_000 }).toContain('"aggregateRating"')
  await shop.open(page, piece)
  await main.getByRole('link', { name: /отзыв/ }).first().click()
  const article = page.locator('#reviews').getByRole('article').filter({ hasText: text })
  await expect(article.getByRole('img', { name: /^Фото покупателя/ })).toHaveCount(2)
  expect(await violationsOf(page)).toStrictEqual([])
  const second = article.getByRole('button', { name: /^Фото покупателя 2/ })
  await second.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Фотографии' })
  await expect(viewer.getByText('2 из 2')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText('1 из 2')).toBeVisible()
  expect(await violationsOf(page)).toStrictEqual([])
  await page.keyboard.press('Escape')
  await expect(second).toBeFocused()
})

test('reviews of the demo are marked, sorted and filtered, and told to no search engine [reviews.only-real-in-search]', async ({
  page,
  shop,
}) => {
  expect((await shop.ask(AURORA)).text).not.toContain('aggregateRating')
  await shop.open(page, AURORA)
  const section = page.locator('#reviews')
  await section.scrollIntoViewIfNeeded()
  const articles = section.getByRole('article')
  await expect(articles).toHaveCount(5)
  await expect(articles.first()).toContainText('демо')
  expect(await violationsOf(page)).toStrictEqual([])
  await section.getByRole('button', { name: /^Ещё/ }).click()
  await expect(articles).toHaveCount(7)
  await section.getByRole('combobox', { name: 'Порядок' }).selectOption('Сначала критика')
  await expect(articles.first()).toContainText('Светлана')
  await section.getByRole('button', { name: '4 звезды' }).click()
  await expect(articles).toHaveCount(2)
  await section.getByRole('button', { name: /^С\sфото/ }).click()
  await expect(articles).toHaveCount(1)
  await expect(articles.getByRole('img', { name: /^Фото покупателя/ })).toHaveCount(1)
})

test('on the narrowest phone the words of how a size fits stay in their buttons', async ({ page, shop }) => {
  test.slow()
  const order = await receivedOrder(shop, newPhone('ru'), { [await ampleSku(shop, 'rings')]: 1 })
  const orders = new ProfileOrders(page, shop)
  await orders.registerBuyerOf(order)
  const details = await orders.open(order)
  await details.getByRole('link', { name: /^Написать отзыв/ }).click()
  await expect(page.getByRole('radio', { name: 'Большемерит' })).toBeAttached()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const tooWide = await page
    .getByRole('radiogroup', { name: /^Как сел размер/ })
    .locator('label')
    .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent))
  expect(tooWide).toStrictEqual([])
})
