import { expect, test } from '../../fixtures.ts'
import { findPiece, type Piece } from '../../machine/catalogue.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { receivedOrder } from '../../machine/received-order.ts'
import { actInOffice, codeSentTo, mailTo, newPhone } from '../../machine/servers/sandbox.ts'
import { BankPage } from '../../pages/bank.ts'
import { ProfileOrders } from '../../pages/profile-orders.ts'

/** Two sizes in stock of a piece that comes in one stone weight. */
const twoSizes = ({ skus }: Piece) =>
  new Set(skus.map(({ size }) => size)).size === skus.length && skus.filter(({ balances }) => balances > 1).length > 1
const inStock = ({ skus }: Piece) => skus.filter(({ balances }) => balances > 1)

test('a size is exchanged in the profile: kept, handed over, and named by the order [exchange.piece-follows]', async ({ page, shop }) => {
  test.slow()
  // A man's ring costs the same in every size.
  const piece = await findPiece(shop, 'men', (one) => twoSizes(one) && /^\d+(,5)?$/.test(one.skus[0]?.size ?? ''))
  const [from, to] = inStock(piece)
  const order = await receivedOrder(shop, newPhone('ru'), { [from?.id ?? '']: 1 })
  const orders = new ProfileOrders(page, shop)
  await orders.registerBuyerOf(order)
  const details = await orders.open(order)
  await details.getByRole('link', { name: new RegExp(`Обменять на.другой размер: ${piece.name}`) }).click()
  await expect(page).toHaveURL(new RegExp(`/exchange\\?order=${order.id}&line=`))

  await page.getByRole('radio', { name: to?.size ?? '', exact: true }).check({ force: true })
  await expect(page.getByText(/Отложим размер .+ на.3.дня/)).toBeVisible()
  await page.getByRole('radio', { name: /^Курьер/ }).check()
  expect(await violationsOf(page)).toStrictEqual([])
  await page.getByRole('button', { name: /^Обменять/ }).dblclick()
  await expect(page.getByRole('heading', { name: new RegExp(`Размер ${to?.size} отложен для.вас до`) })).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await violationsOf(page)).toStrictEqual([])

  const way = (await orders.open(order)).getByRole('list', { name: 'Путь заказа' })
  await expect(way).toContainText(new RegExp(`Обмен ${order.number}-x1: ${from?.size} → ${to?.size}, отложили до`))
  await actInOffice({ exchange: `${order.id}-x1`, action: 'exchange-done' })
  await expect(way).toContainText('поменяли')
  await expect(details.getByText(to?.size ?? '', { exact: false }).first()).toBeVisible()
  await expect(details.getByRole('link', { name: /Обменять на.другой размер/ })).toHaveCount(0)
})

test('a guest finds the order by its letter, pays the difference of a longer chain, and calls the exchange off [exchange.difference-settled]', async ({
  page,
  shop,
  trouble,
}) => {
  test.slow()
  // Neither the thank-you page nor the exchange is this browser's before the phone is confirmed.
  trouble.expect(/404 \(Not Found\)/)
  const piece = await findPiece(shop, 'necklaces', (one) => twoSizes(one) && /см/.test(one.skus[0]?.size ?? ''))
  const sizes = inStock(piece)
  const [from, to] = [sizes[0], sizes.at(-1)]
  const order = await receivedOrder(shop, newPhone('ru'), { [from?.id ?? '']: 1 })
  const key = /key=([\w.-]+)/.exec(await mailTo(order.email, 'key='))?.[1] ?? ''
  await shop.open(page, `/order-success/${order.id}?key=${key}`)
  await page.getByRole('link', { name: /Обменять на.другой размер/ }).click()

  // The letter may have been forwarded: the phone is confirmed first.
  await page.getByRole('textbox', { name: 'Телефон' }).fill(order.phone)
  await page.getByRole('button', { name: 'Получить код' }).click()
  const digits = page.getByRole('textbox', { name: 'Четыре цифры' })
  await expect(digits).toBeVisible()
  await digits.fill(await codeSentTo(order.phone, 2))
  await page.getByRole('radio', { name: to?.size ?? '', exact: true }).check({ force: true })
  await expect(page.getByText(/\+\s[\d\s]+₽/)).toBeVisible()
  await page.getByRole('radio', { name: /^Курьер/ }).check()
  await page.getByRole('button', { name: /^Обменять/ }).click()

  const bank = new BankPage(page)
  await bank.expectOpen()
  await bank.pay()
  await expect(page).toHaveURL(/\/exchange\?order=/)
  await expect(page.getByText(/Доплата .+ получена/)).toBeVisible()
  await page.getByRole('button', { name: 'Отменить обмен' }).click()
  await page.getByRole('button', { name: 'Да, отменить' }).click()
  await expect(page.getByText(/Доплату .+ возвращаем на.карту/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Поменять размер/ }).or(page.getByRole('group', { name: 'Новый размер' }))).toBeVisible()
})
