import { expect, test } from '../../fixtures.ts'
import { findPiece } from '../../machine/catalogue.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'
import { SignIn } from '../../pages/sign-in.ts'
import { ProductPage } from '../../pages/product.ts'

/** In stock in the size that is saved. */
const inSize = (size: string) => (piece: { skus: { size: string | null; mainGemWeight: string | null }[] }) =>
  piece.skus.some((sku) => sku.size === size)

test('a size found on the screen is saved, chosen on the next ring and offered in filters', async ({ page, shop, product, listing }) => {
  const first = await findPiece(shop, 'rings', inSize('16,5'))
  const second = await findPiece(shop, 'rings', (piece) => inSize('16,5')(piece) && piece.name !== first.name)
  await product.open(first.url)
  await product.buy.getByRole('link', { name: 'Узнать размер' }).click()
  const popup = page.getByRole('dialog', { name: 'Узнать размер' })

  await popup.getByRole('slider', { name: 'Ширина рамки' }).fill('5')
  await expect(popup.getByTestId('frame')).toHaveCSS('width', '428px')
  await popup.getByRole('button', { name: 'Совпало' }).click()
  await expect(popup.getByTestId('hoop')).toHaveCSS('width', '85px')
  await popup.getByRole('slider', { name: 'Внутренний диаметр' }).press('ArrowLeft')
  await expect(popup.getByTestId('hoop')).toHaveCSS('width', '82.5px')
  await popup.getByRole('button', { name: 'Мой размер' }).click()
  await popup.getByRole('button', { name: 'Запомнить и выбрать' }).click()

  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(/\?size=16\.5$/)
  await expect(product.buy.getByRole('radio', { name: '16,5', exact: true })).toBeChecked()
  await expect(product.buy.getByText('Это ваш размер')).toBeVisible()

  await product.open(second.url)
  await expect(product.buy.getByRole('radio', { name: '16,5', exact: true })).toBeChecked()
  await product.open(`${second.url}?size=17`)
  await expect(product.buy.getByText('Ваш размер 16,5 есть')).toBeVisible()
  await expect(product.buy.getByRole('radio', { name: /^17(?:,|$)/ }).first()).toBeChecked()

  await listing.open('/catalog/rings')
  await listing.main.getByRole('button', { name: 'Мой размер 16,5' }).click()
  await expect(page).toHaveURL(/\/catalog\/rings\?size=16\.5$/)
  await expect(listing.main.getByRole('button', { name: 'Мой размер 16,5', pressed: true })).toBeVisible()
})

test('a guest’s size joins the account at sign-in, is chosen in another browser, and leaves both from the profile [product.sizes-in-account]', async ({
  page,
  shop,
  signIn,
  newBrowser,
}) => {
  test.slow()
  const ring = await findPiece(shop, 'rings', inSize('16,5'))
  const phone = newPhone('ru')
  await shop.open(page, '/about')
  await page.evaluate(() =>
    localStorage.setItem('ring-sizes', JSON.stringify({ mine: 16.5, people: [{ name: 'Мама', finger: 'ring', size: 18 }] })),
  )
  await shop.open(page, ring.url)
  const merged = page.waitForResponse((answer) => answer.url().includes('/profile/ring-sizes') && answer.request().method() === 'POST')
  await signIn.open()
  await signIn.register(phone, ['Анна', 'Петрова'])
  expect((await merged).ok()).toBe(true)

  const other = await (await newBrowser()).newPage()
  await shop.open(other, '/about')
  const again = new SignIn(other)
  await again.open()
  await again.confirmPhone(phone, 2)
  await expect(again.popup).toBeHidden()
  const there = new ProductPage(other, shop)
  await there.open(ring.url)
  await expect(there.buy.getByText('Это ваш размер')).toBeVisible()

  await shop.open(other, '/profile?section=personalData')
  const sizes = other.getByRole('region', { name: 'Размеры' })
  await expect(sizes.getByText('Мама')).toBeVisible()
  await sizes.getByRole('button', { name: 'Удалить: Мои размеры' }).click()
  await expect(sizes.getByText('Мои размеры', { exact: true })).toBeHidden()

  await shop.open(page, ring.url)
  await expect(page.getByRole('main').getByText(/Российские размеры/)).toBeVisible()
  await expect(page.getByText('Это ваш размер')).toBeHidden()
})

test('a question about sizes leads from the search to the sizer, without a reload', async ({ page, shop }) => {
  await shop.open(page, '/about')
  await page.getByRole('banner').getByRole('searchbox', { name: 'Поиск' }).focus()
  await page.keyboard.type('р')
  await expect(page.getByRole('combobox', { name: 'Поиск' })).toBeFocused()
  await page.keyboard.type('азмер кольца')
  await page.evaluate(() => document.documentElement.setAttribute('data-first-document', ''))
  await page.getByRole('dialog', { name: 'Поиск' }).getByRole('option', { name: 'Узнать размер кольца' }).click()
  const popup = page.getByRole('dialog', { name: 'Узнать размер' })
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(/\/catalog\/rings$/)
  await expect(page.locator('html')).toHaveAttribute('data-first-document')
})

test('the length of a chain is seen on a neck and chosen from there, by keyboard [product.length-on-silhouette]', async ({
  page,
  product,
}) => {
  await product.open('/catalog/necklaces/chain-cable-yellow')
  await product.buy.getByRole('link', { name: 'Какая длина?' }).press('Enter')
  const popup = page.getByRole('dialog', { name: 'Какая длина подойдёт' })
  await popup.getByRole('radio', { name: '45 см' }).focus()
  await page.keyboard.press('Space')
  await expect(popup.getByRole('status')).toHaveText('45 см: на ключицах')
  expect(await violationsOf(page)).toStrictEqual([])
  await popup.getByRole('button', { name: 'Выбрать 45 см' }).press('Enter')
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(/\?size=45$/)
  await expect(product.buy.getByRole('radio', { name: '45 см' })).toBeChecked()
})
