import type { Page } from '@playwright/test'
import { LONG } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { mailContaining, newPhone } from '../../machine/servers/sandbox.ts'
import { SignIn } from '../../pages/sign-in.ts'

const ANNA = ['Анна', 'Петрова'] as const
const SECTION = '/profile?section=securityData'

const account = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name })
const GUEST = /^войти$/i
const KNOWN = /^профиль$/i
const sessions = (page: Page) => page.getByRole('region', { name: 'Где вы вошли' })
const password = (page: Page) => page.getByRole('region', { name: 'Пароль' })

test('setting a password signs out other devices, and changing it requires the current one [auth.password-in-profile]', async ({
  page,
  shop,
  signIn,
  newBrowser,
  trouble,
}) => {
  test.slow()
  trouble.expect(/400 \(Bad Request\)/)
  trouble.expect(/401 \(Unauthorized\)/)
  const phone = newPhone('ru')
  const email = `anna${phone.slice(-9)}@mail.example`
  await shop.open(page, '/')
  await account(page, GUEST).click()
  await signIn.register(phone, ANNA)
  await shop.open(page, SECTION)
  await expect(password(page).getByText('Паролем входят по почте')).toBeVisible()

  await password(page).getByRole('link', { name: 'Перейти к личным данным' }).click()
  await page.getByRole('textbox', { name: /^почта/i }).fill(email)
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await page.getByRole('button', { name: 'Получить код на почту' }).click()
  const { code } = await mailContaining(email, 'Подтвердите почту')
  await page
    .getByRole('main')
    .locator('input[autocomplete=one-time-code]')
    .pressSequentially(code ?? '')
  await expect(page.getByText(`Почта ${email} не подтверждена`)).toBeHidden()

  const other = await (await newBrowser()).newPage()
  await shop.open(other, '/')
  await account(other, GUEST).click()
  await new SignIn(other).confirmPhone(phone, 2)
  await expect(account(other, KNOWN)).toBeVisible()

  await page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('link', { name: 'Вход и безопасность' }).click()
  await expect(sessions(page).getByRole('listitem')).toHaveCount(2)
  await password(page).getByLabel('Новый пароль').fill('золотое-кольцо')
  await password(page).getByRole('button', { name: 'Задать пароль' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Пароль сохранён' })).toBeVisible()
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1)
  await shop.open(other, '/profile')
  await expect(other).toHaveURL(/\/$/)

  await password(page).getByLabel('Текущий пароль').fill('не тот пароль')
  await password(page).getByLabel('Новый пароль').fill('серебряное-кольцо')
  await password(page).getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(password(page).getByText('Это не ваш текущий пароль')).toBeVisible()
  await password(page).getByLabel('Текущий пароль').fill('золотое-кольцо')
  await password(page).getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(password(page).getByLabel('Текущий пароль')).toHaveValue('')
  await expect(account(page, KNOWN)).toBeVisible()
})

test('a device is listed and signed out from another one; “everywhere” includes the current one', async ({
  page,
  shop,
  signIn,
  newBrowser,
  trouble,
}) => {
  test.slow()
  trouble.expect(/401 \(Unauthorized\)/)
  const phone = newPhone('ru')
  await shop.open(page, '/')
  await account(page, GUEST).click()
  await signIn.register(phone, ANNA)
  const other = await (await newBrowser()).newPage()
  const signInThere = async (codes: number) => {
    await new SignIn(other).confirmPhone(phone, codes)
    await expect(account(other, KNOWN)).toBeVisible()
  }
  await shop.open(other, '/')
  await account(other, GUEST).click()
  await signInThere(2)

  await shop.open(page, SECTION)
  await expect(sessions(page).getByRole('listitem')).toHaveCount(2)
  await expect(sessions(page).getByRole('listitem').first()).toContainText('Это устройство')
  await sessions(page)
    .getByRole('button', { name: /^Завершить сеанс/ })
    .click()
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1)
  await shop.open(other, '/profile')
  await expect(other).toHaveURL(/\/$/)
  await signInThere(3)

  await shop.open(page, SECTION)
  await sessions(page).getByRole('button', { name: 'Выйти везде' }).click()
  await sessions(page).getByRole('group', { name: 'Выйти везде' }).getByRole('button', { name: 'Выйти везде' }).click()
  await expect(account(page, GUEST)).toBeVisible()
  await shop.open(other, '/')
  await expect(account(other, GUEST)).toBeVisible()
})

for (const host of ['ru', 'com'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${host}, ${colorScheme}`, LONG, () => {
      test.use({ host, colorScheme })
      test('the section has no axe violations and fits a narrow window', async ({ page, shop, signIn }) => {
        await shop.open(page, '/')
        await account(page, /^(войти|sign in)$/i).click()
        await signIn.register(newPhone(host), host === 'ru' ? ANNA : ['Anna', 'Petrova'])
        await shop.open(page, SECTION)
        await expect(page.getByRole('region', { name: /^(где вы вошли|where you are signed in)/i })).toBeVisible()
        expect(await violationsOf(page, { within: 'main' })).toStrictEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      })
    })
