import { LONG, type Host } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { expectMainActionInWindow } from '../../machine/checks/main-action.ts'
import { POPUPS } from './popup-openers.ts'

const SMALL = { width: 320, height: 568 }
const PHONE = { width: 390, height: 664 }
/** What a keyboard leaves of a phone's window. */
const TYPING = { width: 320, height: 320 }

const PIECE = '/catalog/rings/solitaire-aurora-yellow'
const ADDRESSES: Record<Host & ('ru' | 'com'), string[]> = {
  ru: ['consult', 'subscriptions', 'subscription', 'order-lookup', 'referral', 'loyalty'],
  com: ['consult', 'subscriptions', 'subscription', 'order-lookup'],
}

for (const host of ['ru', 'com'] as const)
  for (const viewport of [SMALL, PHONE, TYPING])
    test.describe(
      `${host}, ${viewport.width} × ${viewport.height}`,
      viewport === PHONE || (host === 'com' && viewport === TYPING) ? LONG : {},
      () => {
        test.use({ host, viewport, reducedMotion: 'reduce' })

        test('the main button of a popup with an address is in the window [popups.main-action-in-view]', async ({ page, shop }) => {
          for (const popup of ADDRESSES[host]) {
            await shop.open(page, `${PIECE}?popup=${popup}`)
            const dialog = page.getByRole('dialog')
            await expect(dialog.getByRole('heading').first()).toBeVisible()
            await test.step(popup, () => expectMainActionInWindow(dialog))
          }
        })

        test('the main button of the quick look is in the window', async ({ page, shop }) => {
          test.skip(viewport === TYPING, 'nothing is typed there')
          await shop.open(page, `/catalog?popup=product-info&popup-piece=${encodeURIComponent(PIECE)}`)
          const dialog = page.getByRole('dialog')
          await expect(dialog.getByTestId('add-to-bag').or(dialog.locator('button[type=submit]')).first()).toBeVisible()
          await expectMainActionInWindow(dialog)
        })

        test('choosing a place in another country, its button is in the window', async ({ page, shop }) => {
          await shop.open(page, host === 'ru' ? '/dostavka-i-oplata' : '/delivery')
          await page.getByRole('button', { name: /^(выбрать другой город|choose another city|change city)/i }).click()
          const dialog = page.getByRole('dialog')
          await dialog.getByRole('combobox').selectOption(host === 'ru' ? 'KZ' : 'RU')
          await expect(dialog.getByText(/^(Корзина|.*останутся здесь|.*stay here)/i).first()).toBeVisible()
          await expectMainActionInWindow(dialog)
        })
      },
    )

for (const viewport of [SMALL, PHONE, TYPING])
  for (const [index, { popup, from, name, widths, come }] of POPUPS.entries()) {
    if (widths && widths.length === 1) continue
    const isQuick = viewport === SMALL && index % 4 === 0
    test.describe(`${popup} from ${from}, ${viewport.width} × ${viewport.height}`, isQuick ? {} : LONG, () => {
      test.use({ viewport, reducedMotion: 'reduce' })

      test('its main button is in the window', async ({ page, shop, product, checkout, signIn }) => {
        await (await come({ page, shop, product, checkout, signIn })).click()
        const dialog = page.getByRole('dialog', { name })
        await expect(dialog).toBeVisible()
        await expectMainActionInWindow(dialog)
      })
    })
  }
