import { expect, test } from '../../fixtures.ts'
import { ampleSku } from '../../machine/catalogue.ts'
import { receivedOrder } from '../../machine/received-order.ts'
import { mailTo, newPhone } from '../../machine/servers/sandbox.ts'
import { StartReturn } from '../../pages/start-return.ts'

test('a guest finds an order by number and phone and returns one of two pieces', async ({ page, shop }) => {
  test.slow()
  const phone = newPhone('ru')
  const ordered = { [await ampleSku(shop, 'earrings')]: 2, [await ampleSku(shop, 'necklaces')]: 1 }
  const { number, email } = await receivedOrder(shop, phone, ordered)
  const start = new StartReturn(page, shop)
  await start.open()
  await start.findByNumber(number, phone)
  await start.confirm(phone, 2)

  await expect(start.part.getByRole('heading', { name: new RegExp(`Заказ ${number}`) })).toBeFocused()
  await start.send()
  await expect(start.pieces).toHaveAccessibleDescription('Отметьте хотя бы одно украшение')
  await expect(start.part.getByRole('group', { name: 'Почему' })).toHaveAccessibleDescription('Выберите причину возврата')

  await start.pieces.getByRole('checkbox').first().check()
  const both = await start.total()
  await start.pieces.getByRole('button', { name: /^Уменьшить/ }).click()
  await expect.poll(() => start.total()).toBe(both / 2)
  await start.choose('Не подошёл размер', 'Курьеру')
  await start.send()
  await expect(start.part.getByRole('heading', { name: new RegExp(`Заявка ${number}-r1`) })).toBeFocused()
  await expect(start.part.getByRole('list', { name: 'Что дальше' })).toContainText(/Позвоним в.течение рабочего дня/)
  expect(await mailTo(email, 'получили заявку')).toContain('Курьер заберёт украшения')
})

test('an order number of another phone is answered like an unknown number', async ({ page, shop, trouble }) => {
  test.slow()
  trouble.expect(/404 \(Not Found\)/)
  const { number } = await receivedOrder(shop, newPhone('ru'), { [await ampleSku(shop, 'earrings')]: 1 })
  const phone = newPhone('ru')
  const start = new StartReturn(page, shop)
  await start.open()
  await start.findByNumber(number, phone)
  await start.confirm(phone, 1)
  const answer = start.part.getByRole('alert')
  await expect(answer).toHaveText(/не.нашли заказа/i)
  const said = await answer.textContent()
  await start.findByNumber('1234567', phone)
  await expect(answer).toHaveText(said ?? '')
  await expect(start.pieces).toHaveCount(0)
})

test('a signed-in shopper returns an own order, which is no longer offered once fully returned', async ({ page, shop, signIn }) => {
  test.slow()
  const phone = newPhone('ru')
  const { number } = await receivedOrder(shop, phone, { [await ampleSku(shop, 'bracelets')]: 1 })
  const start = new StartReturn(page, shop)
  await start.open()
  await start.part.getByRole('button', { name: 'Войти и выбрать заказ' }).click()
  await signIn.register(phone, ['Анна', 'Петрова'], 2)
  await start.part.getByRole('button', { name: new RegExp(`Заказ ${number}`) }).click()
  await expect(start.pieces.getByRole('checkbox')).toBeChecked()
  await start.choose('Есть изъян', 'В магазине ZLATA')
  await start.send()
  await expect(start.part.getByRole('heading', { name: new RegExp(`Заявка ${number}-r1`) })).toBeFocused()
  await expect(start.part.getByRole('link', { name: 'Адреса магазинов' })).toHaveAttribute('href', '/shops')

  await start.open()
  await expect(start.part.getByRole('heading', { name: 'Сейчас возвращать нечего' })).toBeVisible()
})
