import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { ampleSku } from '../../machine/catalogue.ts'
import { handOver, placedOrder } from '../../machine/received-order.ts'
import { codeSentTo, newPhone } from '../../machine/servers/sandbox.ts'

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Где мой заказ' })

async function find(page: Page, number: string, phone: string, codes: number) {
  const popup = popupOf(page)
  await popup.getByRole('textbox', { name: 'Номер заказа' }).fill(number)
  await popup.getByRole('textbox', { name: 'Телефон' }).fill(phone)
  await popup.getByRole('button', { name: 'Получить код' }).click()
  const code = popup.locator('input[autocomplete=one-time-code]')
  await expect(code.first()).toBeFocused()
  await code.first().pressSequentially(await codeSentTo(phone, codes))
}

test('a guest finds an order from the footer by number and phone and sees its pickup code', async ({ page, shop, chrome, trouble }) => {
  test.slow()
  // The page asks whether this session has made the order before it tries the link.
  trouble.expect(/404 \(Not Found\)/)
  const order = await placedOrder(shop, newPhone('ru'), { [await ampleSku(shop, 'earrings')]: 1 })
  await handOver(order.id, ['assembling', 'ready'])
  await shop.open(page, '/about')
  await chrome.footer.getByRole('link', { name: 'Где мой заказ' }).click()
  await expect(popupOf(page)).toBeVisible()
  expect(await violationsOf(page, { within: '[role=dialog]' })).toStrictEqual([])
  await find(page, order.number, order.phone, 2)
  await expect(page.getByRole('heading', { level: 1, name: `Заказ ${order.number}` })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/order-success/${order.id}\\?key=`))
  await expect(page.getByTestId('pickup-code')).toHaveText(/^\d{3} \d{3}$/)
})

test('a shared order link shows no pickup code in another browser', async ({ page, shop, newBrowser, trouble }) => {
  test.slow()
  trouble.expect(/404 \(Not Found\)/)
  const order = await placedOrder(shop, newPhone('ru'), { [await ampleSku(shop, 'earrings')]: 1 })
  await handOver(order.id, ['assembling', 'ready'])
  await shop.open(page, '/about?popup=order-lookup')
  await find(page, order.number, order.phone, 2)
  await expect(page.getByTestId('pickup-code')).toBeVisible()
  const other = await (await newBrowser()).newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { level: 1, name: `Заказ ${order.number}` })).toBeVisible()
  await expect(other.getByTestId('pickup-code')).toHaveCount(0)
  await other.getByRole('button', { name: 'Подтвердить телефон' }).click()
  await expect(popupOf(other)).toBeVisible()
})

test('an order of another phone is answered like an unknown number; the lookup opens from sign-in', async ({ page, shop, trouble }) => {
  test.slow()
  trouble.expect(/404 \(Not Found\)/)
  const order = await placedOrder(shop, newPhone('ru'), { [await ampleSku(shop, 'earrings')]: 1 })
  await shop.open(page, '/about')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^войти$/i })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Найти заказ без входа' }).click()
  const phone = newPhone('ru')
  await find(page, order.number, phone, 1)
  const answer = popupOf(page).getByRole('alert')
  await expect(answer).toHaveText(/не.нашли заказа/i)
  const said = await answer.textContent()
  await popupOf(page).getByRole('textbox', { name: 'Номер заказа' }).fill('1234567')
  await popupOf(page).getByRole('button', { name: 'Получить код' }).click()
  await expect(answer).toHaveText(said ?? '')
})
