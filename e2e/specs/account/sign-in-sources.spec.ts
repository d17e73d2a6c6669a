import type { Page } from '@playwright/test'
import type { AuthSource } from '@shop/contracts/auth/auth-source'
import { LONG } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { amplePiece, somePiece } from '../../machine/catalogue.ts'
import { boughtCertificate } from '../../machine/certificate.ts'
import { VirtualDevice } from '../../machine/people/passkeys.ts'
import { mailContaining, newPhone } from '../../machine/servers/sandbox.ts'
import { AddCertificate } from '../../pages/add-certificate.ts'
import { ProviderPage } from '../../pages/provider.ts'

// Most of these open several pages and wait for a message.
test.slow()

/** A provider leads back to a whole page of the shop, which then hands over. */
const WAY_BACK_WITHIN = 20_000

const VERA = ['Вера', 'Лебедева'] as const

const account = (page: Page, name = /^профиль$/i) => page.getByRole('banner').getByRole('link', { name })

/** The sources that calls of signing in have named. */
function sourcesOf(page: Page) {
  const named = new Set<AuthSource>()
  page.on('request', (request) => {
    if (!/\/backend\/(auth|phone|oauth|registration)/.test(request.url()) || request.method() !== 'POST') return
    const { source } = (request.postDataJSON() ?? {}) as { source?: AuthSource }
    if (source) named.add(source)
  })
  return () => [...named]
}

test.describe('signing in returns to what the shopper was doing', () => {
  test('cart: sign-in from checkout contacts fills empty fields and keeps typed input [auth.leads-back]', async ({
    page,
    shop,
    product,
    checkout,
    signIn,
  }) => {
    const [sources, phone] = [sourcesOf(page), newPhone('ru')]
    await product.open((await somePiece(shop)).url)
    await product.addAndWait()
    await checkout.open()
    await checkout.email.fill('vera@mail.example')
    await checkout.main.getByRole('button', { name: 'Уже покупали? Войти' }).click()
    await signIn.register(phone, VERA)
    await expect(page).toHaveURL(shop.at('/cart?step=checkout'))
    await expect(checkout.fio).toHaveValue('Вера Лебедева')
    await expect(checkout.email).toHaveValue('vera@mail.example')
    await expect(checkout.main.getByText('Телефон подтверждён')).toBeVisible()
    await expect(checkout.main.getByRole('button', { name: 'Уже покупали? Войти' })).toHaveCount(0)
    await checkout.onward.click()
    await expect(checkout.main.getByRole('heading', { name: 'Доставка' })).toBeFocused()
    expect(sources()).toStrictEqual(['cart'])
  })

  test('cart: sign-in from the bonuses line of the bag allows spending them', async ({ page, shop, product, bag, signIn }) => {
    const sources = sourcesOf(page)
    await product.open((await somePiece(shop)).url)
    await product.addAndWait()
    await bag.open()
    await bag.main.getByRole('button', { name: /бонусами$/ }).click()
    await signIn.button(/^войти/i).click()
    await signIn.register(newPhone('ru'), VERA)
    await expect(page).toHaveURL(shop.at('/cart'))
    await expect(bag.lines).toHaveCount(1)
    await expect(bag.main.getByRole('button', { name: 'Списать бонусы' })).toBeVisible()
    expect(sources()).toStrictEqual(['cart'])
  })

  test('login: sign-in from the header returns to the page with its query', LONG, async ({ page, shop, signIn }) => {
    const sources = sourcesOf(page)
    await shop.open(page, '/catalog/rings?sort=price')
    await signIn.open()
    await signIn.register(newPhone('ru'), VERA)
    await expect(account(page)).toBeVisible()
    await expect(page).toHaveURL(shop.at('/catalog/rings?sort=price'))
    expect(sources()).toStrictEqual(['login'])
  })

  test('landing: the page says that the shopper has joined', LONG, async ({ page, shop, signIn }) => {
    const sources = sourcesOf(page)
    await shop.open(page, '/landings/loyalty-program')
    await page.getByRole('main').getByRole('button', { name: 'Войти по телефону' }).click()
    await signIn.register(newPhone('ru'), VERA)
    await expect(page.getByRole('heading', { name: 'Вы в программе' })).toBeVisible()
    await expect(page).toHaveURL(shop.at('/landings/loyalty-program'))
    expect(sources()).toStrictEqual(['landing'])
  })

  test('certificate-payment: a confirmed phone is enough to open the bank', async ({ page, shop, bank, signIn }) => {
    const sources = sourcesOf(page)
    await shop.open(page, '/certificate')
    await page.getByRole('textbox', { name: 'Сумма' }).fill('5000')
    await page.getByRole('textbox', { name: 'Почта или телефон' }).fill(`marina${newPhone('ru').slice(-7)}@mail.example`)
    await page.getByRole('textbox', { name: 'Ваше имя' }).fill('Илья')
    await page.getByRole('textbox', { name: 'Ваша почта' }).fill('ilya@mail.example')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /^оплатить 5.000/i }).click()
    await expect(signIn.popup.getByRole('heading', { name: 'Подтвердите телефон' })).toBeVisible()
    await signIn.confirmPhone(newPhone('ru'))
    await bank.expectOpen()
    expect(sources()).toStrictEqual(['certificate-payment'])
  })

  test('certificate-add: a bag’s certificate is saved to the new account, and the popup confirms it [certificates.add-popup]', async ({
    page,
    shop,
    product,
    bag,
    checkout,
    signIn,
  }) => {
    const [sources, certificate] = [sourcesOf(page), await boughtCertificate(shop)]
    const adding = new AddCertificate(page)
    await product.open((await somePiece(shop)).url)
    await product.addAndWait()
    await bag.open()
    await bag.main.getByRole('button', { name: 'Добавить сертификат' }).click()
    await adding.enter(certificate)
    await adding.expectPaid()
    await adding.button('Сохранить в личном кабинете').click()
    await signIn.confirmPhone(newPhone('ru'))
    await signIn.fillName(VERA)
    await signIn.popup.getByRole('checkbox').first().check()
    await signIn.button(/^готово$/i).click()
    await expect(adding.popup.getByText('В вашем личном кабинете')).toBeVisible()
    await adding.button('Готово').click()
    await expect(adding.popup).toBeHidden()
    await expect(page).toHaveURL(shop.at('/cart'))
    await expect(bag.main.getByText(/Сертификат добавлен, 5.000.₽/)).toBeVisible()
    expect(sources()).toStrictEqual(['certificate-add'])

    await checkout.open()
    await expect(checkout.main.getByText(`Подарочный сертификат ${certificate.number}`).filter({ visible: true }).first()).toBeVisible()
    await shop.open(page, '/profile?section=certificatesData')
    await expect(page.getByRole('list', { name: 'Ваши сертификаты' }).getByText(certificate.number)).toBeVisible()
  })

  test('certificate-add: the profile adds a certificate to its list', LONG, async ({ page, shop, signIn }) => {
    const certificate = await boughtCertificate(shop)
    const adding = new AddCertificate(page)
    await shop.open(page, '/')
    await signIn.open()
    await signIn.register(newPhone('ru'), VERA)
    await shop.open(page, '/profile?section=certificatesData')
    await page.getByRole('main').getByRole('button', { name: 'Добавить сертификат' }).click()
    await adding.enter(certificate)
    await expect(page.getByRole('status').filter({ hasText: /Сертификат на 5.000.₽ в личном кабинете/ })).toBeVisible()
    await expect(adding.popup).toBeHidden()
    await expect(page.getByRole('list', { name: 'Ваши сертификаты' }).getByText(certificate.number)).toBeVisible()
  })

  test('certificate-add-to-profile: the opened certificate is saved to the account', LONG, async ({ page, shop, signIn }) => {
    const [sources, { number, code }] = [sourcesOf(page), await boughtCertificate(shop)]
    await shop.open(page, `/get-certificate/${number}`)
    await page.getByRole('main').locator('input[autocomplete=one-time-code]').pressSequentially(code)
    await page.getByRole('button', { name: /в личный кабинет/i }).click()
    await signIn.register(newPhone('ru'), VERA)
    await expect(page.getByText('В вашем личном кабинете')).toBeVisible()
    await expect(page).toHaveURL(shop.at(`/get-certificate/${number}`))
    expect(sources()).toStrictEqual(['certificate-add-to-profile'])
  })

  test('yaid: if no window opens, the provider redirects back to the page, where the popup continues', async ({ page, shop, signIn }) => {
    const sources = sourcesOf(page)
    await page.addInitScript(() => {
      window.open = () => null
    })
    await shop.open(page, '/catalog/earrings')
    await signIn.open()
    await signIn.button(/яндекс id/i).click()
    await signIn.button(/продолжить в этой вкладке/i).click()
    await new ProviderPage(page).allow({ phone: newPhone('ru') })
    await expect(signIn.popup.getByLabel(/^имя/i)).toHaveValue('Вера', { timeout: WAY_BACK_WITHIN })
    await signIn.finish()
    await expect(account(page)).toBeVisible()
    await expect(page).toHaveURL(shop.at('/catalog/earrings'))
    expect(sources()).toStrictEqual(['login', 'yaid'])
  })

  test('profile: redirects home for sign-in, then opens the profile', LONG, async ({ page, shop, signIn, trouble }) => {
    trouble.expect(/401 \(Unauthorized\)/)
    const sources = sourcesOf(page)
    await shop.open(page, '/profile')
    await expect(page).toHaveURL(shop.at('/'))
    await signIn.register(newPhone('ru'), VERA)
    await expect(page).toHaveURL(shop.at('/profile'))
    await expect(page.getByRole('heading', { level: 1, name: /^Вера/ })).toBeVisible()
    expect(sources()).toStrictEqual(['profile'])
  })
})

test.describe('guest favorites and bag are merged into the account', () => {
  const PASSWORD = 'золотое-кольцо'
  const section = (page: Page, name: string) => page.getByRole('region', { name })
  type Around = Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'shop' | 'signIn'> & { phone: string; email: string }

  const ways: [name: string, prepare: (around: Around) => Promise<void>, enter: (around: Around) => Promise<void>][] = [
    ['a code by SMS', async () => {}, ({ signIn, phone }) => signIn.confirmPhone(phone, 2)],
    [
      'a provider that was linked in the profile',
      async ({ page, shop, email }) => {
        await shop.open(page, '/profile?section=securityData')
        const opened = page.waitForEvent('popup')
        await page.getByRole('button', { name: 'Привязать Яндекс ID' }).click()
        await new ProviderPage(await opened).allow({ phone: '', email })
        await expect(section(page, 'Вход через другие сервисы').getByText(/^Привязан/)).toBeVisible({ timeout: WAY_BACK_WITHIN })
      },
      async ({ signIn, email }) => (await signIn.provider()).allow({ phone: '', email }),
    ],
    [
      'a passkey',
      async ({ page, shop }) => {
        await VirtualDevice.of(page)
        await shop.open(page, '/profile?section=securityData')
        const passkeys = section(page, 'Ключи доступа')
        await passkeys.getByRole('button', { name: 'Создать ключ' }).click()
        await expect(passkeys.getByRole('listitem')).toHaveCount(1)
      },
      ({ signIn }) => signIn.button(/ключом доступа/i).click(),
    ],
    [
      'a password',
      async ({ page, shop, email }) => {
        await shop.open(page, '/profile?section=personalData')
        await page.getByRole('textbox', { name: /^почта/i }).fill(email)
        await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
        await page.getByRole('button', { name: 'Получить код на почту' }).click()
        const { code } = await mailContaining(email, 'Подтвердите почту')
        const field = page.getByRole('main').locator('input[autocomplete=one-time-code]')
        await field.pressSequentially(code ?? '')
        await expect(field).toHaveCount(0)
        await shop.open(page, '/profile?section=securityData')
        await section(page, 'Пароль').getByLabel('Новый пароль').fill(PASSWORD)
        await section(page, 'Пароль').getByRole('button', { name: 'Задать пароль' }).click()
        await expect(page.getByRole('status').filter({ hasText: 'Пароль сохранён' })).toBeVisible()
      },
      async ({ signIn, email }) => {
        await signIn.button(/по почте/i).click()
        await signIn.popup.getByLabel(/^почта/i).fill(email)
        await signIn.button(/с паролем/i).click()
        await signIn.popup.getByLabel(/^пароль/i).fill(PASSWORD)
        await signIn.button(/^войти$/i).click()
      },
    ],
  ]

  for (const [way, prepare, enter] of ways) {
    test(`by ${way}`, way.includes('SMS') ? {} : LONG, async ({ page, shop, signIn, product, chrome, bag }) => {
      const phone = newPhone('ru')
      const around: Around = { page, shop, signIn, phone, email: `vera${phone.slice(1)}@mail.example` }
      const take = async (address: string) => {
        await product.open(address)
        await product.heart.click()
        await expect(product.heart).toHaveAttribute('aria-pressed', 'true')
        await product.addAndWait()
      }
      await take((await somePiece(shop)).url)
      await shop.open(page, '/')
      await signIn.open()
      await signIn.register(phone, VERA)
      await expect(chrome.favoritesCount).toHaveText('1')
      await prepare(around)
      await shop.open(page, '/profile?section=personalData')
      // Requests that a sign-out overtakes are refused with 401, which fails the test.
      await expect(page.getByRole('textbox', { name: /^почта/i })).toBeVisible()
      for (const name of ['Добавить адрес', 'Добавить мои размеры']) await expect(page.getByRole('button', { name })).toBeVisible()
      await page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('button', { name: 'Выйти' }).click()
      await expect(account(page, /^войти$/i)).toBeVisible()
      await chrome.expectBagCount(0)

      await take((await amplePiece(shop, 'earrings')).url)
      await shop.open(page, '/catalog')
      await signIn.open()
      await enter(around)
      await expect(account(page)).toBeVisible({ timeout: WAY_BACK_WITHIN })
      await expect(chrome.favoritesCount).toHaveText('2')
      await chrome.expectBagCount(2)
      await bag.open()
      await expect(bag.lines).toHaveCount(2)
    })
  }
})
