import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'

/** Reserves the first free piece. */
async function give(page: Page, from = '') {
  await gives(page).first().click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('textbox', { name: /^От кого/ }).fill(from)
  await popup.getByRole('button', { name: /^Забронировать до/ }).click()
  await expect(page.getByText(/^Дарите вы, до/).first()).toBeVisible()
}
const gives = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Подарю это/ })

test('a wishlist is shared by its link, and a friend gives a piece without its owner seeing which [favorites.gift-is-a-surprise]', async ({
  page,
  shop,
  signIn,
  newBrowser,
  trouble,
}) => {
  test.slow()
  await shop.open(page, '/catalog/earrings')
  const hearts = page.getByRole('main').getByRole('button', { name: /^В избранное/ })
  await hearts.nth(0).click()
  await hearts.nth(1).click()
  await shop.open(page, '/wishlist')
  await page.getByRole('button', { name: 'Поделиться списком' }).click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('button', { name: 'Войти' }).click()
  await signIn.confirmPhone(newPhone('ru'))
  await signIn.fillName(['Анна', 'Петрова'])
  await signIn.consent()
  await expect(popup.getByRole('textbox', { name: 'Название' })).toHaveValue('Список желаний: Анна')
  await popup.getByRole('textbox', { name: /^Повод/ }).fill('День рождения, 12 декабря')
  await page.keyboard.press('Enter')
  const link = await popup.getByText(/\/wishlist\//).textContent()
  const path = `/wishlist/${link?.split('/wishlist/')[1] ?? ''}`
  expect(await violationsOf(page)).toStrictEqual([])

  const friend = await (await newBrowser()).newPage()
  await shop.open(friend, path)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Список желаний: Анна')
  await expect(friend.getByText('День рождения, 12 декабря')).toBeVisible()
  await expect(gives(friend)).toHaveCount(2)
  await give(friend)
  await expect(friend.getByRole('button', { name: /^Отменить бронь/ })).toBeFocused()
  expect(await violationsOf(friend)).toStrictEqual([])
  await friend.reload()
  await expect(friend.getByText(/^Дарите вы, до/)).toBeVisible()

  const another = await (await newBrowser()).newPage()
  await shop.open(another, path)
  await expect(another.getByText('Это уже подарят')).toBeVisible()
  await expect(gives(another)).toHaveCount(1)

  await shop.open(page, path)
  await expect(page.getByText('пусть будет сюрприз')).toBeVisible()
  await expect(gives(page)).toHaveCount(0)
  await expect(page.getByText('Это уже подарят')).toBeHidden()

  await shop.open(page, '/wishlist')
  await page.getByRole('button', { name: 'Ссылка для друзей' }).click()
  await popup.getByRole('button', { name: 'Закрыть доступ' }).click()
  await popup.getByRole('button', { name: 'Да, закрыть' }).click()
  await expect(popup.getByRole('button', { name: 'Получить ссылку' })).toBeVisible()
  trouble.expect(/404/)
  await friend.goto(shop.at(path))
  await expect(friend.getByRole('heading', { level: 1 })).not.toHaveText('Список желаний: Анна')
})

test('a guest shares the list of the browser; a friend signs a gift, takes it back after a reload, and the guest is not told [favorites.guest-shares]', async ({
  page,
  shop,
  newBrowser,
}) => {
  test.slow()
  await shop.open(page, '/catalog/earrings')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^В избранное/ })
    .first()
    .click()
  await shop.open(page, '/wishlist')
  await page.getByRole('button', { name: 'Поделиться списком' }).click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('textbox', { name: 'Название' }).fill('Мечты')
  await popup.getByRole('button', { name: 'Получить ссылку' }).click()
  const link = await popup.getByText(/\/wishlist\//).textContent()
  const path = `/wishlist/${link?.split('/wishlist/')[1] ?? ''}`

  const friend = await (await newBrowser()).newPage()
  await shop.open(friend, path)
  await give(friend, 'Игорь')
  const another = await (await newBrowser()).newPage()
  await shop.open(another, path)
  await expect(another.getByText('Это уже подарит Игорь')).toBeVisible()
  expect(await violationsOf(another)).toStrictEqual([])

  await shop.open(page, path)
  await expect(page.getByText('пусть будет сюрприз')).toBeVisible()
  await expect(page.getByText('Игорь')).toBeHidden()

  await friend.reload()
  await friend.getByRole('button', { name: /^Отменить бронь/ }).press('Enter')
  await expect(gives(friend)).toHaveCount(1)
  await expect(gives(friend)).toBeFocused()
  await another.reload()
  await expect(gives(another)).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts a heart of a listing, a product and the wishlist does what it says, and the result is seen [favorites.without-scripts]', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.at('/catalog/rings'))
    const heart = page.getByRole('main').getByTestId('favorite').first()
    const colorOf = () => heart.evaluate((button) => getComputedStyle(button).color)
    const before = await colorOf()
    await heart.click()
    await expect(page).toHaveURL(shop.at('/catalog/rings'))
    await expect(page.getByRole('status').filter({ hasText: 'Добавлено в избранное.' })).toBeVisible()
    expect(await colorOf()).not.toBe(before)

    await page.goto(shop.at('/catalog/earrings/hoops-thin-yellow'))
    await page.getByRole('main').getByTestId('favorite').first().click()
    await expect(page.getByRole('status').filter({ hasText: 'Добавлено в избранное.' })).toBeVisible()
    await page.getByRole('link', { name: 'Открыть избранное' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Избранное')
    await expect(page.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('listitem').first()).toContainText('Тонкие серьги-кольца')

    await page.getByRole('button', { name: /^Убрать\s?: Тонкие серьги-кольца/ }).click()
    await expect(page.getByRole('status')).toHaveText('Убрано из избранного.')
    await expect(page.getByRole('listitem')).toHaveCount(1)
    // The address of the page with scripts leads there too.
    await page.goto(shop.at('/wishlist'))
    await expect(page).toHaveURL(shop.at('/do/wishlist'))
    await expect(page.getByRole('listitem')).toHaveCount(1)
  })

  test('a heart of a product page keeps the size that is chosen beside it [favorites.size-liked]', async ({ page, shop, newBrowser }) => {
    await page.goto(shop.at('/catalog/rings/solitaire-aurora-white?weight=0.50'))
    const heart = page.getByRole('main').getByRole('button', { name: /^В избранное: Кольцо-солитер/ })
    // One of two: the other needs scripts.
    await expect(heart).toHaveCount(1)
    await page.getByRole('radio', { name: /^18(?![.,\d])/ }).check({ force: true })
    await heart.click()
    await expect(page.getByRole('status').filter({ hasText: 'Добавлено в избранное.' })).toBeVisible()
    await page.getByRole('link', { name: 'Открыть избранное' }).click()
    const row = page.getByRole('listitem')
    await expect(row).toContainText(/Размер 18 · 0,50.ct/)
    await row.getByRole('button', { name: /^В корзину/ }).click()
    await page.goto(shop.at('/do/cart'))
    await expect(page.getByRole('listitem')).toContainText(/18.*0,50/)

    // With scripts the same wishlist has the same size.
    const context = await newBrowser({ javaScriptEnabled: true, storageState: await page.context().storageState() })
    const later = await context.newPage()
    await shop.open(later, '/wishlist')
    await expect(later.getByRole('listitem').filter({ has: later.getByTestId('product-card') })).toContainText(/Размер 18 · 0,50.ct/)
    await expect.poll(() => later.evaluate(() => localStorage.getItem('liked-skus'))).toContain('solitaire-aurora-white')
  })
})

test('a liked size is kept for a guest, named to a friend, and kept by the account after signing in [favorites.size-liked]', async ({
  page,
  shop,
  signIn,
  newBrowser,
  trouble,
}) => {
  test.slow()
  await shop.open(page, '/catalog/rings/solitaire-aurora-white?size=18&weight=0.50')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^В избранное: Кольцо-солитер/ })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const likedSkus = () => page.evaluate(() => localStorage.getItem('liked-skus'))
  await expect.poll(likedSkus).toContain('solitaire-aurora-white')
  const before = await likedSkus()
  // The size is changed with the heart on.
  await page.getByRole('radio', { name: /^17(?![.,\d])/ }).check()
  await expect.poll(likedSkus).not.toBe(before)
  await shop.open(page, '/wishlist')
  const row = page.getByRole('listitem').filter({ has: page.getByTestId('product-card') })
  await expect(row).toContainText(/Размер 17 · 0,50.ct/)

  await page.getByRole('button', { name: 'Поделиться списком' }).click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('textbox', { name: 'Название' }).fill('Мечты')
  await page.keyboard.press('Enter')
  const link = await popup.getByText(/\/wishlist\//).textContent()
  const friend = await (await newBrowser()).newPage()
  await shop.open(friend, `/wishlist/${link?.split('/wishlist/')[1] ?? ''}`)
  await expect(friend.getByText(/^Размер 17 · 0,50.ct/)).toBeVisible()
  await friend.getByTestId('product-card').getByRole('link').first().click()
  await expect(friend).toHaveURL(/\?size=17&weight=0\.50$/)
  await expect(friend.getByRole('radio', { name: /^17(?![.,\d])/ })).toBeChecked()

  await page.keyboard.press('Escape')
  // A guest's profile asks for what only an account has.
  trouble.expect(/401/)
  await shop.open(page, '/profile')
  await signIn.confirmPhone(newPhone('ru'))
  await signIn.fillName(['Анна', 'Петрова'])
  await signIn.consent()
  await expect.poll(likedSkus).toBe('')
  await shop.open(page, '/wishlist')
  await expect(row).toContainText(/Размер 17 · 0,50.ct/)
})

test('a piece taken off the wishlist comes back to its place [favorites.undo-removal]', async ({ page, shop }) => {
  await shop.open(page, '/catalog/earrings')
  const hearts = page.getByRole('main').getByRole('button', { name: /^В избранное/ })
  for (const index of [0, 1, 2]) await hearts.nth(index).click()
  await shop.open(page, '/wishlist')
  const cards = page.getByTestId('product-card')
  await expect(cards).toHaveCount(3)
  const names = await cards.getByRole('heading').allTextContents()
  await cards.nth(1).getByTestId('favorite').click()
  await expect(cards).toHaveCount(2)
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(cards.getByRole('heading')).toHaveText(names)
})
