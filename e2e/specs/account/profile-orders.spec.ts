import type { PickupPoint } from '@shop/contracts/places/pickup-points'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { ampleSku } from '../../machine/catalogue.ts'
import { handOver, placedOrder, receivedOrder } from '../../machine/received-order.ts'
import { newPhone, textContaining } from '../../machine/servers/sandbox.ts'
import { downloaded, ProfileOrders } from '../../pages/profile-orders.ts'

test('an order ready for pickup shows the code from its text message, large and copyable', async ({ page, shop, context }) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const order = await placedOrder(shop, newPhone('ru'), { [await ampleSku(shop, 'earrings')]: 1 })
  await handOver(order.id, ['assembling', 'ready'])
  const [, code = ''] = /Код получения (\d{6})/.exec(await textContaining(order.phone, 'можно забирать')) ?? []
  const orders = new ProfileOrders(page, shop)
  await orders.registerBuyerOf(order)
  const details = await orders.open(order)
  const pickup = details.getByRole('region', { name: 'Код получения' })
  await expect(pickup.getByTestId('pickup-code')).toHaveText(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(pickup.getByRole('img', { name: `Код получения ${code} для сканера` })).toBeVisible()
  await pickup.getByRole('button', { name: 'Скопировать' }).click()
  await expect(pickup.getByRole('button', { name: 'Скопировано' })).toBeVisible()
  expect(await violationsOf(page, { within: 'main' })).toStrictEqual([])
})

test('the pickup point of an order can be changed until it ships', async ({ page, shop }) => {
  test.slow()
  const { text } = await shop.ask('/backend/api/pickup-points/list/')
  const { points } = JSON.parse(text) as { points: PickupPoint[] }
  const first = points.find(({ payments }) => payments.includes('onReceipt'))
  const other = points.find(
    ({ id, provider_id, payments, short_address }) =>
      id !== first?.id && provider_id === first?.provider_id && payments.includes('onReceipt') && short_address !== first?.short_address,
  )
  if (!first || !other) throw new Error('Two points of a provider are needed.')
  const order = await placedOrder(
    shop,
    newPhone('ru'),
    { [await ampleSku(shop, 'earrings')]: 1 },
    { delivery_method_id: 2, pickup_point: first.id },
  )
  const orders = new ProfileOrders(page, shop)
  await orders.registerBuyerOf(order)
  const details = await orders.open(order)
  await expect(details).toContainText(first.short_address)
  await details.getByRole('button', { name: `Изменить пункт выдачи заказа ${order.number}` }).click()
  const chooser = page.getByRole('dialog')
  await chooser.getByRole('searchbox', { name: 'Улица и дом' }).fill(other.short_address)
  await chooser
    .getByRole('radio', { name: new RegExp(other.short_address) })
    .first()
    .check()
  await chooser.getByRole('button', { name: 'Заберу здесь' }).click()
  await expect(chooser).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: /Пункт.выдачи изменён/ })).toBeVisible()
  await expect(details).toContainText(other.short_address)
  await expect(details).not.toContainText(first.short_address)

  await handOver(order.id, ['assembling', 'shipped'])
  await orders.open(order)
  await expect(details.getByRole('button', { name: /Изменить пункт/ })).toHaveCount(0)
})

test('an order can be repeated into the bag, and canceled before it is packed', async ({ page, shop, chrome }) => {
  test.slow()
  const order = await placedOrder(shop, newPhone('ru'), { [await ampleSku(shop, 'earrings')]: 1, [await ampleSku(shop, 'necklaces')]: 1 })
  const orders = new ProfileOrders(page, shop)
  await orders.registerBuyerOf(order)
  const details = await orders.open(order)
  await details.getByRole('button', { name: `Повторить заказ ${order.number}` }).click()
  await expect(details.getByRole('status').filter({ hasText: /Положили в.корзину 2.украшения/ })).toBeVisible()
  await chrome.expectBagCount(2)

  await details.getByRole('button', { name: 'Отменить заказ' }).click()
  await details.getByRole('button', { name: 'Оставить' }).click()
  await details.getByRole('button', { name: 'Отменить заказ' }).click()
  await details.getByRole('button', { name: 'Да, отменить' }).click()
  const way = details.getByRole('list', { name: 'Путь заказа' })
  await expect(way.getByRole('listitem').last()).toContainText('Отменён')
  await expect(details.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0)
})

test('documents of a received order are downloaded as PDFs', async ({ page, shop }) => {
  test.slow()
  const order = await receivedOrder(shop, newPhone('ru'), { [await ampleSku(shop, 'bracelets')]: 1 })
  const orders = new ProfileOrders(page, shop)
  await orders.registerBuyerOf(order)
  const details = await orders.open(order)
  const documents = details.getByRole('region', { name: 'Документы' })
  for (const [name, kind] of [
    ['Чек', 'receipt'],
    ['Счёт', 'invoice'],
    ['Гарантийный талон', 'warranty'],
  ] as const) {
    expect(await downloaded(page, documents.getByRole('link', { name }))).toStrictEqual({
      name: `zlata-${kind}-${order.number}.pdf`,
      start: '%PDF-1.7',
    })
  }
})
