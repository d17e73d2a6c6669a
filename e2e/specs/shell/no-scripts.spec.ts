import { BankPage } from '../../pages/bank.ts'
import { expect, test } from '../../fixtures.ts'
import { somePiece, someRing } from '../../machine/catalogue.ts'
import { codeSentTo, newPhone } from '../../machine/servers/sandbox.ts'

test.use({ javaScriptEnabled: false })

test('the listing can be read, filtered and paged', async ({ page, shop, listing }) => {
  await page.goto(shop.at('/catalog'))
  await expect(listing.cards).toHaveCount(48)
  const all = await listing.total()
  await listing.submitFilter('metal', 'yellow')
  await expect(page).toHaveURL(/metal=yellow/)
  const some = await listing.total()
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(all)

  await page.goto(shop.at('/catalog'))
  await page.getByRole('main').locator('a[href*="page=2"]').first().click()
  await expect(page).toHaveURL(/page=2/)
  await expect(listing.cards.first()).toBeVisible()
})

test('on a phone the heading stands free below the header, and the menu opens', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/catalog', '/designers', '/search']) {
    await page.goto(shop.at(path))
    const header = await page
      .getByRole('banner')
      .locator('nav, > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(Math.max(...header)).toBeLessThanOrEqual(heading?.y ?? 0)
  }
  await page.getByRole('banner').getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Новинки' }).click()
  await expect(page).toHaveURL(shop.at('/catalog/new'))
})

test('a product can be added to the bag, which counts it once JavaScript is back', async ({ page, shop, product, newBrowser, chrome }) => {
  await page.goto(shop.at((await somePiece(shop)).url))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = page.url()
  await product.addToBag.click()
  // The locators of Playwright read no text in a noscript.
  const added = page.locator('noscript > [role=status]')
  await expect(added).toBeVisible()
  expect(await added.innerText()).toMatch(/^Добавлено в корзину/)
  await expect(page).toHaveURL(before)
  await page.reload()
  await expect(product.addToBag).toBeVisible()
  await expect(added).toBeHidden()

  const context = await newBrowser({ javaScriptEnabled: true, storageState: await page.context().storageState() })
  const later = await context.newPage()
  await shop.open(later, '/catalog')
  await expect(later.getByTestId('bag-count')).toHaveText('1')
  await expect(chrome.header).toBeVisible()
})

test('a size that is sold out asks for another one beside those that are there [bag.without-scripts]', async ({ page, shop, product }) => {
  const ring = await someRing(shop)
  await page.goto(shop.at(ring.url))
  await page.locator(`input[name=sku_id][value="${ring.soldOut[0]?.id}"]`).check({ force: true })
  await product.addToBag.click()
  const said = page.locator('noscript > [role=status]')
  await expect(said).toBeVisible()
  expect(await said.innerText()).toMatch(/^Этот вариант раскупили\. Выберите другой размер или длину\./)
  for (const { id } of ring.skus)
    await expect(page.locator('label', { has: page.locator(`input[name=sku_id][value="${id}"]`) })).toBeVisible()
})

test('adding to favorites works as a form', async ({ page, shop, listing, newBrowser }) => {
  await page.goto(shop.at('/catalog'))
  await listing.cards.nth(2).getByTestId('favorite').click()
  await expect(page).toHaveURL(shop.at('/catalog'))
  const context = await newBrowser({ javaScriptEnabled: true, storageState: await page.context().storageState() })
  const later = await context.newPage()
  await shop.open(later, '/catalog')
  await expect(later.getByTestId('product-card').nth(2).getByTestId('favorite')).toHaveAttribute('aria-pressed', 'true')
})

test('the bag leads to a plain one, where pieces are changed and ordered [bag.without-scripts]', async ({
  page,
  shop,
  product,
  checkout,
}) => {
  test.slow()
  await page.goto(shop.at((await somePiece(shop)).url))
  await product.addToBag.click()
  await page.goto(shop.at('/cart'))
  await expect(page).toHaveURL(shop.at('/do/cart'))
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem')).toHaveCount(1)
  await main.getByRole('textbox', { name: 'Промокод или сертификат' }).fill('WELCOME10')
  await main.getByRole('button', { name: 'Применить' }).click()
  const promocode = main.getByRole('term').filter({ hasText: 'Промокод WELCOME10' })
  await promocode.getByRole('button', { name: /^Убрать ?: Промокод WELCOME10$/ }).click()
  await expect(promocode).toHaveCount(0)
  await main.getByRole('textbox', { name: 'Промокод или сертификат' }).fill('WELCOME10')
  await main.getByRole('button', { name: 'Применить' }).click()
  await expect(promocode).toBeVisible()
  await main.getByRole('link', { name: 'Оформить заказ' }).click()

  const phone = newPhone('ru')
  await main.getByLabel('Имя и фамилия', { exact: true }).fill('Анна Петрова')
  await main.getByLabel('Почта').fill(`shopper${phone.slice(-7)}@example.com`)
  await main.getByLabel('Телефон', { exact: true }).fill(phone)
  await main.getByRole('radio', { name: /^Курьер/ }).check()
  await main.getByLabel(/^Адрес/).fill('Лесная улица, 7')
  await main.getByLabel(/^Квартира/).fill('5')
  await main.getByRole('radio', { name: /^При получении/ }).check()
  await main.getByRole('checkbox', { name: /Даю согласие/ }).check()
  await main.getByRole('button', { name: 'Подтвердить заказ' }).click()
  const code = main.getByLabel('Код из сообщения')
  const sent = await codeSentTo(phone)
  await code.fill(sent)
  await main.getByRole('button', { name: 'Пересчитать' }).click()
  await expect(code).toHaveValue(sent)
  await code.press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Заказ \d{3}-\d{4} принят$/)
  await expect(checkout.main.getByText(/Лесная улица, 7, кв. 5/)).toBeVisible()
  await expect(main.getByRole('region', { name: 'В заказе' }).getByText(/1 шт\.$/)).toBeVisible()
})

test('an order is paid at the bank, also after a decline, and is seen paid [payment.without-scripts]', async ({ page, shop, product }) => {
  test.slow()
  await page.goto(shop.at((await somePiece(shop)).url))
  await product.addToBag.click()
  await page.goto(shop.at('/do/checkout'))
  const main = page.getByRole('main')
  const phone = newPhone('ru')
  await main.getByLabel('Имя и фамилия', { exact: true }).fill('Анна Петрова')
  await main.getByLabel('Почта').fill(`shopper${phone.slice(-7)}@example.com`)
  await main.getByLabel('Телефон', { exact: true }).fill(phone)
  await main.getByRole('checkbox', { name: /подарок другому/ }).check()
  await main.getByLabel('Имя и фамилия получателя').fill('Мария Иванова')
  await main.getByLabel('Телефон получателя').fill(newPhone('ru'))
  await main.getByRole('radio', { name: /^Курьер/ }).check()
  await main.getByLabel(/^Адрес/).fill('Лесная улица, 7')
  await main.getByLabel(/^Квартира/).fill('5')
  await main.getByRole('radio', { name: /^Картой/ }).check()
  await main.getByRole('checkbox', { name: /Даю согласие/ }).check()
  await main.getByRole('button', { name: 'Подтвердить заказ' }).click()
  await main.getByLabel('Код из сообщения').fill(await codeSentTo(phone))
  await main.getByRole('button', { name: 'Подтвердить заказ' }).click()

  const bank = new BankPage(page)
  await bank.decline()
  await expect(page).toHaveURL(/\/do\/payment\/\d+\?step=processing$/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Банк не подтвердил оплату')
  await main.getByRole('radio', { name: /^Картой/ }).check()
  await main.getByRole('button', { name: 'Оплатить заказ' }).click()
  await bank.pay()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Заказ \d{3}-\d{4} оплачен$/)
  await main.getByRole('link', { name: 'Посмотреть заказ' }).click()
  await expect(main.getByText(/Оплачено$/)).toBeVisible()
})
