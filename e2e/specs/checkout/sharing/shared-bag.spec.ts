import { expect, test } from '../../../fixtures.ts'
import { SANDBOX_URL } from '../../../environment.ts'
import { amplePiece, someRing } from '../../../machine/catalogue.ts'
import { violationsOf } from '../../../machine/checks/accessible.ts'

test('a friend sees a shared bag live and proposes a ring; its owner adds it, and the friend reads that [bag.shared-live]', async ({
  page,
  shop,
  product,
  newBrowser,
  trouble,
}) => {
  test.slow()
  // A word that is no piece.
  trouble.expect(/400 \(Bad Request\)/)
  const [piece, ring] = [await amplePiece(shop, 'men'), await someRing(shop)]
  await product.open(piece.url)
  await product.addToBag.click()
  await expect(page.getByTestId('bag-count')).toHaveText('1')
  await shop.open(page, '/cart')
  await page.getByRole('button', { name: 'Показать корзину другу или стилисту' }).click()
  const own = page.getByRole('region', { name: 'Корзину видят по ссылке' })
  const link = `http://${(await own.getByText(/\/bag\/[a-z\d]{24}$/).textContent()) ?? ''}`
  expect(await violationsOf(page)).toStrictEqual([])

  const friend = await (await newBrowser()).newPage()
  await shop.open(friend, new URL(link).pathname)
  await expect(friend.getByRole('heading', { level: 1, name: 'Вам показали корзину' })).toBeVisible()
  const seen = friend.getByRole('list', { name: /^В.корзине$/ })
  await expect(seen.getByRole('listitem')).toHaveCount(1)
  await expect(seen).toContainText(piece.name)
  await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await violationsOf(friend)).toStrictEqual([])

  const field = friend.getByRole('textbox', { name: 'Ссылка или артикул' })
  await field.fill('кольцо')
  await friend.getByRole('button', { name: 'Предложить', exact: true }).click()
  await expect(field).toHaveAccessibleDescription(/нет такого украшения/)
  await field.fill(`${new URL(link).origin}${ring.url}`)
  await friend.getByRole('textbox', { name: /^Пара слов/ }).fill('Смотри, как раз')
  await friend.getByRole('button', { name: 'Предложить', exact: true }).click()
  await expect(friend.getByText('Ждёт ответа')).toBeVisible()

  await expect(own.getByText('Смотри, как раз')).toBeVisible()
  await expect(page.getByText(`Вам предлагают: ${ring.name}`)).toBeVisible()
  await own.getByRole('combobox').selectOption({ index: 1 })
  await own.getByRole('button', { name: /^Добавить в.корзину/ }).click()
  await expect(page.getByTestId('bag-count')).toHaveText('2')
  await expect(own.getByText('Смотри, как раз')).toHaveCount(0)

  await expect(seen.getByRole('listitem')).toHaveCount(2)
  await expect(friend.getByText(/^Добавили в.корзину$/)).toBeVisible()

  // A stylist, once the owner asks for one.
  await own.getByRole('checkbox').check({ force: true })
  await expect(own.getByRole('checkbox')).toBeChecked()
  const office = await (await newBrowser()).newPage()
  await office.goto(SANDBOX_URL)
  const desk = office.locator('#office')
  await desk.locator('button[value=bags]').click()
  await expect(desk.locator('li', { hasText: ring.name }).filter({ hasText: piece.name }).first()).toBeVisible()

  await own.getByRole('button', { name: 'Закрыть доступ' }).click()
  await own.getByRole('button', { name: 'Да, закрыть' }).click()
  await expect(friend.getByText('Эта ссылка больше не', { exact: false })).toBeVisible()
  await expect(seen).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of a link shows the bag as it is [bag.shared-live]', async ({ page, shop, newBrowser }) => {
    const piece = await amplePiece(shop, 'men')
    const owner = await (await newBrowser({ javaScriptEnabled: true })).newPage()
    await shop.open(owner, piece.url)
    await owner.getByTestId('add-to-bag').first().click()
    await expect(owner.getByTestId('bag-count')).toHaveText('1')
    await shop.open(owner, '/cart')
    await owner.getByRole('button', { name: 'Показать корзину другу или стилисту' }).click()
    const link = (await owner.getByText(/\/bag\/[a-z\d]{24}$/).textContent()) ?? ''
    await page.goto(shop.at(`/bag/${link.split('/').at(-1)}`))
    await expect(page.getByRole('list', { name: /^В.корзине$/ })).toContainText(piece.name)
    await expect(page.getByRole('button', { name: 'Предложить', exact: true })).toBeHidden()
  })
})
