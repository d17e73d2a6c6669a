import { AxeBuilder } from '@axe-core/playwright'
import { BONUS_GIFT_DAYS } from '@shop/contracts/core/limits'
import { expect, test } from '../../fixtures.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'

const ANNA = ['Анна', 'Петрова'] as const

test('who registers finds the gift with its term, and a link for friends with its code', async ({ page, shop, signIn, trouble }) => {
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

  const invite = page.getByRole('region', { name: 'Пригласите друга' })
  await expect(invite.getByRole('img', { name: 'Ваша ссылка как QR-код' })).toBeVisible()
  const link = await invite.getByText(/\/\?ref=[2-9A-HJ-NP-Z]{8}$/).textContent()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await invite.getByRole('button', { name: 'Скопировать ссылку' }).click()
  await expect(invite.getByRole('button', { name: 'Скопировано' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toStrictEqual([])
  }
})
