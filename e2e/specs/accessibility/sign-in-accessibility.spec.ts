import type { Page } from '@playwright/test'
import { LONG, type Host } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../machine/checks/accessible.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'
import type { SignIn } from '../../pages/sign-in.ts'

// axe takes its time on a busy machine.
test.slow()

interface Around {
  page: Page
  signIn: SignIn
  phone: string
}

const refuse = (page: Page, call: string, status: number, code: string) =>
  page.route(`**/backend${call}`, (route) => route.fulfill({ status, json: { result: false, code, error: '' } }))
const byMail = ({ signIn }: Around) => signIn.button(/^(по почте|by email|email)/i).click()
const byPush = async ({ signIn }: Around) => {
  await signIn.phone.fill(newPhone('ru'))
  await signIn.button(/подтвердить на телефоне|confirm on the phone/i).click()
}

/** Every step of the popup, from its first one. */
const steps: [name: string, reach: (around: Around) => Promise<void>][] = [
  ['phone', async ({ signIn }) => expect(signIn.button(/яндекс|yandex/i)).toBeVisible()],
  [
    'invalid phone',
    async ({ signIn }) => {
      await signIn.phone.fill('+7900')
      await signIn.button(/получить код|get the code/i).click()
      await expect(signIn.phone).toHaveAttribute('aria-invalid', 'true')
    },
  ],
  ['code', ({ signIn, phone }) => signIn.askForCode(phone)],
  [
    'wrong code',
    async ({ page, signIn, phone }) => {
      await refuse(page, '/phone/confirm', 400, 'WRONG_AUTH_CODE')
      await signIn.askForCode(phone)
      await signIn.code.pressSequentially('0000')
      await expect(signIn.code).toHaveAttribute('aria-invalid', 'true')
    },
  ],
  [
    'captcha',
    async ({ page, signIn, phone }) => {
      await refuse(page, '/auth/identification', 403, 'CAPTCHA_REQUIRED')
      await signIn.phone.fill(phone)
      await signIn.button(/получить код|get the code/i).click()
      await expect(signIn.popup.getByRole('img')).toBeVisible()
    },
  ],
  [
    'registration',
    async ({ signIn, phone }) => {
      await signIn.confirmPhone(phone)
      await signIn.popup.getByLabel(/^(почта|email)/i).fill('vera@mail.example')
      await signIn.button(/^(готово|done)/i).click()
      await expect(signIn.popup.getByLabel(/^(имя|first name|name)/i)).toHaveAttribute('aria-invalid', 'true')
    },
  ],
  ['email', async (around) => byMail(around)],
  [
    'wrong password',
    async (around) => {
      const { page, signIn } = around
      await refuse(page, '/auth/authenticate', 400, 'WRONG_PASSWORD')
      await byMail(around)
      await signIn.popup.getByLabel(/^(почта|email)/i).fill('vera@mail.example')
      await signIn.button(/с паролем|with (a|the|your) password/i).click()
      await signIn.popup.getByLabel(/^(пароль|password)/i).fill('something-else')
      await signIn.button(/^(войти|sign in)$/i).click()
      await expect(signIn.popup.getByText(/неверная почта или пароль|wrong email or password/i).first()).toBeVisible()
    },
  ],
  [
    'rejected passkey',
    async ({ page, signIn }) => {
      await refuse(page, '/auth/passkey/options', 400, 'PASSKEY_REFUSED')
      await signIn.button(/ключом доступа|passkey/i).click()
      await expect(signIn.popup.getByRole('alert')).toBeVisible()
    },
  ],
  [
    'confirmation on the phone',
    async (around) => {
      await byPush(around)
      await expect(around.signIn.popup.getByRole('timer')).toBeVisible()
    },
  ],
  [
    'declined confirmation on the phone',
    async (around) => {
      await around.page.route('**/backend/phone/mobid/state', (route) =>
        route.fulfill({ json: { result: true, state: 'refused', methods: [], user: null, step: null, merged: null } }),
      )
      await byPush(around)
      await expect(around.signIn.popup.getByText(/ответили «нет»|the answer on the phone was/i)).toBeVisible()
    },
  ],
  [
    'provider window',
    async ({ signIn }) => {
      await signIn.provider()
      await expect(signIn.button(/показать окно|show the window/i)).toBeVisible()
    },
  ],
  [
    'provider failure',
    async ({ signIn }) => {
      await (await signIn.provider()).refuse()
      await expect(signIn.popup.getByRole('alert')).toBeVisible()
    },
  ],
  [
    'blocked provider window',
    async ({ page, signIn }) => {
      await page.evaluate(() => {
        window.open = () => null
      })
      await signIn.button(/яндекс id|yandex id/i).click()
      await expect(signIn.popup.getByRole('alert')).toBeVisible()
    },
  ],
]

const QUICK = ['phone', 'code', 'registration']
const hosts: readonly Host[] = ['ru', 'com']
const widths = [390, 820, 1440] as const

for (const [host, width] of hosts.flatMap((host) => widths.map((width) => [host, width] as const))) {
  test.describe(`${host}, ${width} px`, () => {
    test.use({ host, viewport: { width, height: 900 }, reducedMotion: 'reduce' })

    for (const [name, reach] of steps) {
      const isQuick = host === 'ru' && width === 390 && QUICK.includes(name)
      test(
        `the sign-in popup is accessible and does not scroll sideways: ${name}`,
        isQuick ? {} : LONG,
        async ({ page, shop, signIn, trouble }) => {
          trouble.expect(/Failed to load resource/)
          await shop.open(page, '/contacts')
          await signIn.open()
          await reach({ page, signIn, phone: newPhone(host) })
          await expectAccessible(page, signIn.popup)
        },
      )
    }
  })
}
