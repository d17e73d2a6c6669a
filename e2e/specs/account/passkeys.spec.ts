import type { Page } from '@playwright/test'
import { POPUP_PAUSE_MS } from '@shop/contracts/core/limits'
import { expect, test } from '../../fixtures.ts'
import { runClock } from '../../machine/network/clock.ts'
import { VirtualDevice } from '../../machine/people/passkeys.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'

const account = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name })
const GUEST = /^войти$/i
const KNOWN = /^профиль$/i
const WAY = 'Войти с ключом доступа'
const offer = (page: Page) => page.getByRole('dialog', { name: 'Входить одним касанием?' })
/** Repeats the pause before a popup that nobody has asked for: whether to offer it is asked first. */
const isOffered = (page: Page) =>
  expect(async () => {
    await runClock(page, POPUP_PAUSE_MS)
    await expect(offer(page)).toBeVisible({ timeout: 1000 })
  }).toPass()

test('a passkey created in the profile signs in with one touch and is rejected once removed [auth.passkey-one-touch]', async ({
  page,
  shop,
  signIn,
  trouble,
}) => {
  test.slow()
  trouble.expect(/400 \(Bad Request\)/)
  const device = await VirtualDevice.of(page)
  await shop.open(page, '/')
  await page.clock.install()
  await account(page, GUEST).click()
  await signIn.register(newPhone('ru'), ['Анна', 'Петрова'])
  await isOffered(page)
  await offer(page).getByRole('button', { name: 'Не сейчас' }).click()

  // `shop.open` waits for a measure that a page under this clock does not take.
  await page.goto(shop.at('/profile?section=securityData'))
  const passkeys = page.getByRole('region', { name: 'Ключи доступа' })
  await expect(passkeys.getByText('только к shop.ru.localhost')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Создать ключ' }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)
  await expect(passkeys.getByRole('listitem')).toContainText('им ещё не входили')
  expect(await device.count()).toBe(1)
  await passkeys.getByRole('button', { name: 'Создать ключ' }).click()
  await expect(passkeys.getByText('На этом устройстве уже есть ключ')).toBeVisible()

  await page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('button', { name: 'Выйти' }).click()
  await account(page, GUEST).click()
  await signIn.popup.getByRole('button', { name: WAY }).click()
  await expect(signIn.popup).toBeHidden()
  await account(page, KNOWN).click()
  await page.getByRole('dialog', { name: 'Анна Петрова' }).getByRole('link', { name: 'Вход и безопасность' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('последний вход')
  await passkeys.getByRole('button', { name: /^Удалить ключ/ }).click()
  await passkeys.getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('button', { name: 'Выйти' }).click()
  await account(page, GUEST).click()
  await signIn.popup.getByRole('button', { name: WAY }).click()
  await expect(signIn.popup.getByText('Этот ключ доступа не подошёл')).toBeVisible()
  await expect(signIn.popup.getByRole('textbox', { name: 'Телефон' })).toBeVisible()
})

test('the passkey offered after sign-in by code is created, and the profile lists it', async ({ page, shop, signIn }) => {
  test.slow()
  const phone = newPhone('ru')
  const device = await VirtualDevice.of(page)
  await shop.open(page, '/')
  await page.clock.install()
  await account(page, GUEST).click()
  await signIn.register(phone, ['Анна', 'Петрова'])
  await isOffered(page)
  await offer(page).getByRole('button', { name: 'Создать ключ' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ключ создан' })).toBeVisible()
  await expect(offer(page)).toBeHidden()
  expect(await device.count()).toBe(1)

  await page.goto(shop.at('/profile?section=securityData'))
  await expect(page.getByRole('region', { name: 'Ключи доступа' }).getByRole('listitem')).toHaveCount(1)
})

test('a browser without passkey support is not offered passkey sign-in', async ({ page, shop, signIn }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await shop.open(page, '/')
  await account(page, GUEST).click()
  await expect(signIn.popup.getByRole('button', { name: 'Получить код' })).toBeVisible()
  await expect(signIn.popup.getByRole('button', { name: WAY })).toBeHidden()
})
