import type { Cookie, Page } from '@playwright/test'
import { LONG, type Host } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../machine/checks/accessible.ts'
import { codeSentTo } from '../../machine/servers/sandbox.ts'
import type { Shop } from '../../machine/shop.ts'

type Around = { page: Page; shop: Shop }

/** Shoppers of the demo shop: their orders, pieces, bonuses and certificates are there. Nothing of theirs is changed here. */
const SHOPPERS = {
  ru: { login: 'anna@mail.example', password: 'zlata-demo' },
  com: { phone: '+971500000001' },
} as const
type Storefront = keyof typeof SHOPPERS

async function call(page: Page, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([address, json]) => {
      const { csrfToken } = (await (await fetch('/backend/token')).json()) as { csrfToken: string }
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken }
      return (await fetch(`/backend${address}`, { method: 'POST', headers, body: json })).status
    },
    [path, JSON.stringify(body)] as const,
  )
  expect([path, status]).toStrictEqual([path, 200])
}

async function signIn({ page, shop }: Around, storefront: Storefront): Promise<void> {
  await shop.open(page, '/about')
  if (storefront === 'ru') return call(page, '/auth/authenticate', SHOPPERS.ru)
  const { phone } = SHOPPERS.com
  await call(page, '/phone/send_code', { phone })
  return call(page, '/phone/confirm', { phone, code: await codeSentTo(phone) })
}

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')

interface CheckedPage {
  name: string
  path: string | Record<Storefront, string>
  only?: Storefront
  /** What has to be there; then whatever is opened over it. */
  open: (page: Page) => Promise<void>
}

const article = (page: Page) => expect(main(page).getByRole('article').first()).toBeVisible()
const region = (name: RegExp) => (page: Page) => expect(main(page).getByRole('region', { name }).first()).toBeVisible()
const press = (page: Page, name: RegExp) => main(page).getByRole('button', { name }).first().click()

const ORDERS = '/profile?section=ordersData'
const PIECES = '/profile?section=piecesData'
const PERSONAL = '/profile?section=personalData'

const places: CheckedPage[] = [
  { name: 'order list', path: ORDERS, open: article },
  { name: 'order in transit', path: { ru: `${ORDERS}&order=4741508`, com: `${ORDERS}&order=4738817` }, open: article },
  { name: 'order ready for pickup', path: `${ORDERS}&order=4730561`, only: 'ru', open: region(/код получения/i) },
  {
    name: 'order cancellation prompt',
    path: `${ORDERS}&order=4766013`,
    only: 'ru',
    open: async (page) => {
      await press(page, /отменить заказ/i)
      await expect(main(page).getByRole('button', { name: /да, отменить/i })).toBeVisible()
    },
  },
  {
    name: 'refund popup',
    path: `${ORDERS}&order=4698733`,
    only: 'ru',
    open: async (page) => {
      await main(page)
        .getByRole('link', { name: /вернуть украшения/i })
        .click()
      await dialog(page)
        .getByRole('button', { name: /отправить заявку/i })
        .click()
      await expect(dialog(page).getByRole('group', { name: /что возвращаете/i })).toHaveAccessibleDescription(/отметьте/i)
    },
  },
  {
    name: 'unknown order',
    path: `${ORDERS}&order=1`,
    open: (page) => expect(main(page).getByText(/такого заказа нет|no such order/i)).toBeVisible(),
  },
  { name: 'piece list', path: PIECES, open: region(/мои украшения|my pieces/i) },
  {
    name: 'piece passport and workshop request',
    path: PIECES,
    open: async (page) => {
      await main(page).getByRole('region').getByRole('listitem').getByRole('link').first().click()
      await article(page)
      await press(page, /ремонт|repaired/i)
      await expect(main(page).getByRole('textbox')).toBeFocused()
      await press(page, /отправить заявку|send the request/i)
      await expect(main(page).getByRole('textbox')).toHaveAccessibleDescription(/не заполнено|is empty/i)
    },
  },
  { name: 'bonuses', path: '/profile?section=bonusesData', only: 'ru', open: region(/пригласите друга/i) },
  {
    name: 'referral popup',
    path: '/profile?section=bonusesData',
    only: 'ru',
    open: async (page) => {
      await press(page, /получить ссылку/i)
      await expect(dialog(page).getByText(/\?ref=/)).toBeVisible()
    },
  },
  { name: 'certificates', path: '/profile?section=certificatesData', only: 'ru', open: region(/сертификаты/i) },
  { name: 'subscriptions', path: '/profile?section=subscriptionsData', open: region(/поиски|searches/i) },
  { name: 'personal data and the export', path: PERSONAL, open: region(/ваши данные|your data/i) },
  {
    name: 'address and size forms',
    path: PERSONAL,
    open: async (page) => {
      await press(page, /добавить адрес|add an address/i)
      await press(page, /^(сохранить|save)$/i)
      await press(page, /добавить размеры близких|somebody else/i)
      await expect(main(page).getByRole('combobox').first()).toBeVisible()
    },
  },
  {
    name: 'security and a password that is too short',
    path: '/profile?section=securityData',
    open: async (page) => {
      await page
        .getByLabel(/^(новый пароль|new password)/i)
        .first()
        .fill('123')
      await press(page, /(задать|сменить) пароль|(set a|change the) password/i)
      await expect(page.getByLabel(/^(новый пароль|new password)/i).first()).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'account menu',
    path: ORDERS,
    open: async (page) => {
      await article(page)
      // On a phone the menu of the shop leads to the profile.
      const opener = page.getByRole('banner').locator('[href^="/profile"]').filter({ visible: true })
      if ((await opener.count()) === 0) return
      await opener.first().click()
    },
  },
  {
    name: 'section that failed to load',
    path: PERSONAL,
    open: async (page) => {
      await page.route(/backend\/profile\/info/, (route) => route.abort('internetdisconnected'))
      await page.reload()
      await expect(main(page).getByRole('alert')).toBeVisible()
      await page.unroute(/backend\/profile\/info/)
    },
  },
]

const QUICK = ['order list', 'personal data and the export', 'security and a password that is too short']
const hosts: readonly (Host & Storefront)[] = ['ru', 'com']
const widths = [390, 820, 1440] as const

/** Of the shopper who has signed in: one sign-in serves all tests of a worker. */
const cookies = new Map<Storefront, Cookie[]>()

for (const host of hosts) {
  // In one worker: a code of one sign-in is not taken for that of another.
  test.describe(host, () => {
    test.describe.configure({ mode: 'default' })

    for (const width of widths) {
      test.describe(`${width} px`, () => {
        test.use({ host, viewport: { width, height: 900 }, reducedMotion: 'reduce' })

        test.beforeEach(async ({ page, shop, context }) => {
          test.slow()
          if (!cookies.has(host)) {
            await signIn({ page, shop }, host)
            cookies.set(host, await context.cookies())
          }
          await context.addCookies(cookies.get(host) ?? [])
        })

        for (const { name, path, only = host, open } of places) {
          if (only !== host) continue
          const isQuick = host === 'ru' && width === 390 && QUICK.includes(name)
          test(`accessible and without horizontal scroll: ${name}`, isQuick ? {} : LONG, async ({ page, shop, trouble }) => {
            trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
            await shop.open(page, typeof path === 'string' ? path : path[host])
            await open(page)
            await expect(page.locator('main [aria-busy=true], [role=dialog] [aria-busy=true]')).toHaveCount(0)
            await expectAccessible(page)
          })
        }
      })
    }
  })
}
