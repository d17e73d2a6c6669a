import type { Page } from '@playwright/test'
import { BONUS_GIFT_DAYS } from '@shop/contracts/core/limits'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'

const ANNA = ['Анна', 'Петрова'] as const

/** The popup with the link: as a code, and copied. */
async function expectLink(page: Page) {
  const popup = page.getByRole('dialog', { name: 'Пригласите друга' })
  await expect(popup.getByRole('img', { name: 'Ваша ссылка как QR-код' })).toBeVisible()
  const link = (await popup.getByText(/\/\?ref=[2-9A-HJ-NP-Z]{8}$/).textContent()) ?? ''
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await popup.getByRole('button', { name: 'Скопировать ссылку' }).click()
  await expect(popup.getByRole('button', { name: 'Скопировано' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${link.replace('?', '\\?')}$`))
}

test('a new account shows the gift bonuses with their expiry and a referral link with a QR code', async ({
  page,
  shop,
  signIn,
  trouble,
}) => {
  test.slow()
  trouble.expect(/401 \(Unauthorized\)/)
  await shop.open(page, '/profile?section=bonusesData')
  await expect(page).toHaveURL(/\/$/)
  await signIn.register(newPhone('ru'), ANNA)
  await shop.open(page, '/profile?section=bonusesData')

  const bonuses = page.getByRole('region', { name: 'Бонусы', exact: true })
  await expect(bonuses.getByText('500', { exact: true }).first()).toBeVisible()
  await expect(bonuses.getByText(/^500.бонусов сгорят после/)).toBeVisible()
  await expect(bonuses.getByRole('list', { name: 'Что и когда сгорает' }).getByText(/^до .* включительно$/)).toBeVisible()
  await expect(bonuses.getByRole('list', { name: 'История бонусов' }).getByText('За регистрацию')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Коротко о правилах' })).toContainText(`${BONUS_GIFT_DAYS} дней`)

  await page.getByRole('region', { name: 'Пригласите друга' }).getByRole('button', { name: 'Получить ссылку' }).click()
  await expectLink(page)

  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    expect(await violationsOf(page)).toStrictEqual([])
  }
})

test('a guest on the referral page signs in and gets the link in its popup [referral.own-popup]', async ({ page, shop, signIn }) => {
  test.slow()
  await shop.open(page, '/referral-program')
  const opener = page.getByRole('main').getByRole('link', { name: 'Получить ссылку' })
  await opener.click()
  await page
    .getByRole('dialog', { name: 'Пригласите друга' })
    .getByRole('button', { name: /^Войти/ })
    .click()
  await signIn.confirmPhone(newPhone('ru'))
  await signIn.fillName(ANNA)
  await signIn.popup.getByRole('checkbox').first().check()
  await signIn.button(/^готово/i).click()
  await expectLink(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/referral-program$/)
})
