import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { somePiece } from '../../machine/catalogue.ts'
import { codeSentTo, mailTo, newPhone } from '../../machine/servers/sandbox.ts'
import { SignIn } from '../../pages/sign-in.ts'
import { Chrome } from '../../pages/chrome.ts'

const ANNA = ['Анна', 'Петрова'] as const

const account = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name })
const GUEST = /^войти$/i
const KNOWN = /^профиль$/i

test('signing in and out updates every tab, and guest favorites are kept', async ({ context, page, shop, product, signIn }) => {
  test.slow()
  const other = await context.newPage()
  await shop.open(other, '/catalog')
  await shop.open(page, (await somePiece(shop)).url)
  await product.main.getByTestId('favorite').first().click()
  await account(page, GUEST).click()
  await signIn.register(newPhone('ru'), ANNA)
  await expect(account(page, KNOWN)).toBeVisible()
  await expect(account(other, KNOWN)).toBeVisible()
  await expect(new Chrome(page).favoritesCount).toHaveText('1')

  await account(page, KNOWN).click()
  const menu = page.getByRole('dialog', { name: 'Анна Петрова' })
  await menu.getByRole('link', { name: 'Личные данные' }).click()
  await expect(page).toHaveURL(/\/profile\?section=personalData/)
  await page.getByRole('textbox', { name: /дата рождения/i }).fill('07031990')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Сохранено' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /дата рождения/i })).toHaveValue('07.03.1990')

  await page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(account(page, GUEST)).toBeVisible()
  await expect(account(other, GUEST)).toBeVisible()
})

test('the profile redirects a guest home with a sign-in popup and opens after sign-in', async ({ page, shop, signIn, trouble }) => {
  trouble.expect(/401 \(Unauthorized\)/)
  await shop.open(page, '/profile?section=bonusesData')
  await expect(page).toHaveURL(/\/$/)
  await signIn.register(newPhone('ru'), ANNA)
  await expect(page).toHaveURL(/\/profile/)
  await expect(page.getByRole('heading', { level: 1, name: /^Анна/ })).toBeVisible()
})

test('deleting an account with a phone code signs out every tab, and signing in restores it', async ({ context, page, shop, signIn }) => {
  test.slow()
  const phone = newPhone('ru')
  const other = await context.newPage()
  await shop.open(other, '/')
  await shop.open(page, '/')
  await account(page, GUEST).click()
  await signIn.register(phone, ANNA)
  await expect(account(other, KNOWN)).toBeVisible()

  await shop.open(page, '/profile?section=personalData')
  await page.getByRole('link', { name: 'Удалить аккаунт' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Удаление аккаунта' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Телефон' })).not.toHaveValue('+7')
  await page.getByRole('checkbox', { name: /^понимаю/i }).check()
  await page.getByRole('button', { name: 'Получить код' }).click()
  const code = page.getByRole('main').locator('input[autocomplete=one-time-code]')
  await expect(code).toBeFocused()
  await code.pressSequentially(await codeSentTo(phone))
  await expect(page.getByRole('heading', { name: /^данные сотрём/i })).toBeFocused()
  await expect(account(page, GUEST)).toBeVisible()
  await expect(account(other, GUEST)).toBeVisible()

  await account(other, GUEST).click()
  await new SignIn(other).confirmPhone(phone)
  await expect(other.getByRole('status').filter({ hasText: 'удаление аккаунта отменено' })).toBeVisible()
  await expect(account(other, KNOWN)).toBeVisible()
})

test('a gift certificate is declined by the bank, paid, opened by its code and saved to an account', async ({
  page,
  shop,
  bank,
  signIn,
  newBrowser,
}) => {
  test.slow()
  const to = `marina${newPhone('ru').slice(-7)}@mail.example`
  await shop.open(page, '/certificate')
  await page.getByRole('textbox', { name: 'Сумма' }).fill('7500')
  await page.getByRole('textbox', { name: 'Почта или телефон' }).fill(to)
  await page.getByRole('textbox', { name: /ваши слова/i }).fill('Носи каждый день')
  await page.getByRole('textbox', { name: 'Ваше имя' }).fill('Илья')
  await page.getByRole('textbox', { name: 'Ваша почта' }).fill('ilya@mail.example')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^оплатить 7.500/i }).click()
  await signIn.confirmPhone(newPhone('ru'))

  await bank.decline()
  await expect(page.getByRole('heading', { level: 1, name: 'Оплата не прошла' })).toBeVisible()
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await bank.pay()
  await expect(page.getByRole('heading', { level: 1, name: /7.500.₽ оплачен/ })).toBeVisible()

  const letter = await mailTo(to)
  const link = /https?:\/\/\S+\/get-certificate\/\S+/.exec(letter)?.[0] ?? ''
  const code = /код[^\d]*(\d{4})/i.exec(letter)?.[1] ?? ''
  const gift = await (await newBrowser()).newPage()
  await shop.open(gift, new URL(link).pathname)
  await gift.locator('input[autocomplete=one-time-code]').pressSequentially(code)
  await expect(gift.getByRole('heading', { level: 1, name: 'Это вам. Дарит Илья' })).toBeVisible()
  await expect(gift.getByText('Носи каждый день')).toBeVisible()
  await gift.getByRole('button', { name: /в личный кабинет/i }).click()
  await new SignIn(gift).register(newPhone('ru'), ['Марина', 'Лебедева'])
  await expect(gift.getByText('В вашем личном кабинете')).toBeVisible()
  await shop.open(gift, '/profile?section=certificatesData')
  await expect(gift.getByRole('list', { name: 'Ваши сертификаты' }).getByText(/7.500/)).toBeVisible()
})
