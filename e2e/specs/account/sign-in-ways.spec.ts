import type { Page } from '@playwright/test'
import { LONG } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { runClock } from '../../machine/network/clock.ts'
import { answerOnPhone, codeSentTo, mailTo, newPhone } from '../../machine/servers/sandbox.ts'
import { ProviderPage } from '../../pages/provider.ts'
import type { SignIn } from '../../pages/sign-in.ts'

const VERA = ['Вера', 'Лебедева'] as const

const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^профиль$/i })
/** A result that comes after its window has closed is still taken within this time. */
const CLOSED_IS_SAID_AFTER = 4000
const alert = (signIn: SignIn) => signIn.popup.getByRole('alert')
/** What the browser keeps of a sign-in that went wrong. */
const keptFailure = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('sign-in.failure') ?? 'null') as object | null)
/** Everything of the sign-in that the browser keeps. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

test('the popup shows only the sign-in methods that the storefront offers', async ({ page, shop, signIn }) => {
  await page.route('**/backend/auth/ways', (route) => route.fulfill({ json: { phone: ['sms'], email: ['email'], providers: [] } }))
  await shop.open(page, '/')
  await signIn.open()
  await expect(signIn.button(/по почте/i)).toBeVisible()
  await expect(signIn.button(/яндекс/i)).toHaveCount(0)
  await expect(signIn.button(/подтвердить на телефоне/i)).toHaveCount(0)
  await signIn.button(/по почте/i).click()
  await expect(signIn.button(/с паролем/i)).toHaveCount(0)
})

test.describe('by the identity provider', () => {
  test('a new shopper gets a prefilled registration and is recognized at the next sign-in [auth.provider-on-screen]', async ({
    page,
    shop,
    signIn,
    newBrowser,
  }) => {
    test.slow()
    const phone = newPhone('ru')
    await shop.open(page, '/catalog')
    await signIn.open()
    const provider = await signIn.provider()
    await provider.allow({ phone })
    await expect(signIn.popup.getByLabel(/^имя/i)).toHaveValue('Вера')
    await expect(signIn.popup.getByLabel(/^фамилия/i)).toHaveValue('Лебедева')
    await expect.poll(() => provider.page.isClosed()).toBe(true)
    await signIn.finish()
    await expect(account(page)).toBeVisible()
    await expect(page).toHaveURL(/\/catalog$/)
    expect(await keptFailure(page)).toBeNull()

    const other = await (await newBrowser()).newPage()
    await shop.open(other, '/')
    const again = new (signIn.constructor as typeof SignIn)(other)
    await again.open()
    await (await again.provider()).allow({ phone })
    await expect(account(other)).toBeVisible()
    await expect(again.popup).toBeHidden()
  })

  test('a refusal shows a message, and only its code and time are stored [auth.provider-failure-kept]', async ({
    page,
    shop,
    signIn,
    trouble,
  }) => {
    trouble.expect(/400 \(Bad Request\)/)
    await shop.open(page, '/')
    await signIn.open()
    const provider = await signIn.provider()
    await provider.refuse()
    await expect(alert(signIn)).toContainText('Ошибка авторизации')
    await expect(alert(signIn)).toContainText('Вы не разрешили передать нам данные')
    expect(await keptFailure(page)).toStrictEqual({ code: 'denied', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
    const phone = newPhone('ru')
    await (await signIn.provider()).allow({ phone })
    await signIn.finish()
    await expect(account(page)).toBeVisible()
    expect(await keptFailure(page)).toBeNull()
  })

  test('a closed window shows a message, and another can be opened', async ({ page, shop, signIn }) => {
    test.slow()
    await shop.open(page, '/')
    await page.clock.install()
    await signIn.open()
    const provider = await signIn.provider()
    await expect(provider.allowButton).toBeVisible()
    await provider.page.close()
    await runClock(page, CLOSED_IS_SAID_AFTER)
    await expect(alert(signIn)).toContainText('Окно закрыто')
    await (await signIn.provider()).allow({ phone: newPhone('ru') })
    await signIn.finish()
    await expect(account(page)).toBeVisible()
  })

  test('a blocked window falls back to the same tab, which returns to the original page', async ({ page, shop, signIn }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await shop.open(page, '/catalog/rings?sort=price')
    await signIn.open()
    await signIn.button(/яндекс id/i).click()
    await expect(alert(signIn)).toContainText('Браузер не дал открыть окно')
    await signIn.button(/продолжить в этой вкладке/i).click()
    await new ProviderPage(page).allow({ phone: newPhone('ru') })
    await expect(signIn.popup.getByLabel(/^имя/i)).toHaveValue('Вера')
    await expect(page).toHaveURL(shop.at('/catalog/rings?sort=price'))
    expect(await kept(page)).not.toMatch(/way-back/)
    await signIn.finish()
    await expect(account(page)).toBeVisible()
  })

  test('a callback URL used a second time signs nobody in', async ({ page, shop, signIn, context, trouble }) => {
    test.slow()
    trouble.expect(/400 \(Bad Request\)/)
    await shop.open(page, '/')
    await signIn.open()
    const provider = await signIn.provider()
    const wayBack = provider.page.waitForRequest(/\/ya-callback\?/)
    await provider.allow({ phone: newPhone('ru') })
    await signIn.finish()
    const again = await context.newPage()
    await again.goto((await wayBack).url(), { waitUntil: 'commit' })
    await expect(again.getByRole('dialog').getByRole('alert')).toContainText('Эта попытка входа уже использована')
    await expect(again).toHaveURL(shop.at('/'))
    expect(await keptFailure(again)).toStrictEqual({ code: 'state', at: expect.any(String) })
    expect(await kept(again)).not.toContain(new URL((await wayBack).url()).searchParams.get('code'))
  })

  test('a callback URL of one browser is rejected in another', async ({ page, shop, signIn, newBrowser, trouble }) => {
    test.slow()
    trouble.expect(/400 \(Bad Request\)/)
    await shop.open(page, '/')
    await signIn.open()
    const provider = await signIn.provider()
    const address = await provider.wayBack({ phone: newPhone('ru') })
    const victim = await (await newBrowser()).newPage()
    await victim.goto(address, { waitUntil: 'commit' })
    await expect(victim.getByRole('dialog').getByRole('alert')).toContainText('Эта попытка входа уже использована')
    await expect(account(victim)).toHaveCount(0)
  })

  test('a shopper whose provider shares no phone is asked for one', LONG, async ({ page, shop, signIn }) => {
    await shop.open(page, '/')
    await signIn.open()
    await (await signIn.provider()).allow({ phone: '', email: `vera${newPhone('ru').slice(1)}@mail.example` })
    await expect(signIn.popup.getByText('Яндекс ID не сообщил телефон')).toBeVisible()
    await signIn.confirmPhone(newPhone('ru'))
    await expect(signIn.popup.getByLabel(/^имя/i)).toHaveValue('Вера')
    await signIn.finish()
    await expect(account(page)).toBeVisible()
  })
})

test.describe('by confirmation on the phone', () => {
  test('confirming signs in [auth.mobid-on-screen]', async ({ page, shop, signIn }) => {
    const phone = newPhone('ru')
    await shop.open(page, '/')
    await signIn.open()
    await signIn.phone.fill(phone)
    await signIn.button(/подтвердить на телефоне/i).click()
    await expect(signIn.popup.getByRole('heading', { name: 'Ответьте на телефоне' })).toBeFocused()
    await answerOnPhone(phone, 'confirmed')
    await signIn.fillName(VERA)
    await signIn.finish()
    await expect(account(page)).toBeVisible()
  })

  test('declining shows a message, and a code can be sent by SMS instead', async ({ page, shop, signIn }) => {
    const phone = newPhone('ru')
    await shop.open(page, '/')
    await signIn.open()
    await signIn.phone.fill(phone)
    await signIn.button(/подтвердить на телефоне/i).click()
    await answerOnPhone(phone, 'refused')
    await expect(signIn.popup.getByText('На телефоне ответили «Нет»')).toBeVisible()
    await signIn.button(/отправить смс/i).click()
    await signIn.code.pressSequentially(await codeSentTo(phone))
    await signIn.fillName(VERA)
    await signIn.finish()
    await expect(account(page)).toBeVisible()
  })

  test('the shopper can switch to SMS without waiting', LONG, async ({ page, shop, signIn }) => {
    const phone = newPhone('ru')
    await shop.open(page, '/')
    await signIn.open()
    await signIn.phone.fill(phone)
    await signIn.button(/подтвердить на телефоне/i).click()
    await signIn.button(/отправить смс/i).click()
    await signIn.code.pressSequentially(await codeSentTo(phone))
    await expect(signIn.popup.getByLabel(/^имя/i)).toBeVisible()
  })

  test('is not offered for a phone that the operator does not support', LONG, async ({ page, shop, signIn }) => {
    await shop.open(page, '/', 'com')
    await signIn.open()
    await signIn.phone.fill(newPhone('com'))
    await expect(signIn.button(/yandex id/i)).toBeVisible()
    await expect(signIn.button(/confirm on the phone/i)).toHaveCount(0)
    await signIn.phone.fill(newPhone('ru'))
    await expect(signIn.button(/confirm on the phone/i)).toBeVisible()
  })
})

test.describe('by email', () => {
  const ANNA = { email: 'anna@mail.example', password: 'zlata-demo' }

  test('a password signs in; a wrong one shows a field error and keeps typed input [auth.password-on-screen]', async ({
    page,
    shop,
    signIn,
    trouble,
  }) => {
    trouble.expect(/400 \(/)
    await shop.open(page, '/')
    await signIn.open()
    await signIn.button(/по почте/i).click()
    await signIn.popup.getByLabel(/^почта/i).fill(ANNA.email)
    await signIn.button(/с паролем/i).click()
    const password = signIn.popup.getByLabel(/^пароль/i)
    await password.fill('something-else')
    await signIn.button(/^войти$/i).click()
    await expect(password).toHaveAccessibleDescription(/Неверная почта или пароль/)
    await password.fill(ANNA.password)
    await signIn.button(/^войти$/i).click()
    await expect(account(page)).toBeVisible()
  })

  test('an emailed code signs in', LONG, async ({ page, shop, signIn }) => {
    await shop.open(page, '/')
    await signIn.open()
    await signIn.button(/по почте/i).click()
    await signIn.popup.getByLabel(/^почта/i).fill(ANNA.email)
    await signIn.button(/получить код/i).click()
    await expect(signIn.popup.getByRole('heading', { name: 'Код из письма' })).toBeVisible()
    const code = /\b(\d{4})\b/.exec(await mailTo(ANNA.email, 'ZLATA'))?.[1] ?? ''
    await signIn.code.pressSequentially(code)
    await expect(account(page)).toBeVisible()
  })
})

test.describe('by a code', () => {
  test('five wrong attempts void the code, a new one can be requested at once, and the third comes by call', async ({
    page,
    shop,
    signIn,
    trouble,
  }) => {
    test.slow()
    trouble.expect(/42[0-9] \(/, /40[0-9] \(/)
    const phone = newPhone('ru')
    await shop.open(page, '/')
    await signIn.open()
    await signIn.askForCode(phone)
    await failFiveTimes(signIn, await codeSentTo(phone))
    await expect(alert(signIn)).toContainText('Пять неверных попыток')
    await signIn.button(/^отправить$/i).click()
    await expect(alert(signIn)).toHaveCount(0)
    await failFiveTimes(signIn, await codeSentTo(phone, 2))
    await signIn.button(/^позвонить$/i).click()
    await expect(signIn.popup.getByRole('heading', { name: 'Последние цифры номера' })).toBeVisible()
    await signIn.code.pressSequentially(await codeSentTo(phone, 3))
    await expect(signIn.popup.getByLabel(/^имя/i)).toBeVisible()
  })

  test('an expired code shows a message', LONG, async ({ page, shop, signIn }) => {
    await shop.open(page, '/')
    await signIn.open()
    await signIn.askForCode(newPhone('ru'))
    await page.clock.setFixedTime(Date.now() + 301_000)
    await expect(alert(signIn)).toContainText('Код действовал пять минут и устарел')
  })

  test('an unsent message, too many requests and a deactivated account each show their own error', async ({
    page,
    shop,
    signIn,
    trouble,
  }) => {
    trouble.expect(/(403|429|502) \(/)
    let refusal: { status: number; code: string } = { status: 429, code: 'TOO_MANY_REQUESTS' }
    const refuse = { json: () => ({ result: false, code: refusal.code, error: refusal.code }) }
    await page.route('**/backend/auth/identification', (route) => route.fulfill({ status: refusal.status, json: refuse.json() }))
    await shop.open(page, '/')
    await signIn.open()
    await signIn.phone.fill(newPhone('ru'))
    await signIn.button(/получить код/i).click()
    await expect(signIn.phone).toHaveAccessibleDescription(/Слишком много попыток/)
    refusal = { status: 502, code: 'CODE_NOT_SENDED' }
    await signIn.button(/получить код/i).click()
    // The message may have arrived all the same: its code can be typed.
    await expect(signIn.popup).toContainText('Не удалось отправить код подтверждения')
    await expect(signIn.popup).toContainText('Если код всё же пришёл, введите его')
    await expect(signIn.code).toBeVisible()
    await signIn.button(/изменить/i).click()
    await page.unroute('**/backend/auth/identification')
    await page.route('**/backend/phone/confirm', (route) => route.fulfill({ status: 403, json: refuse.json() }))
    refusal = { status: 403, code: 'ACCOUNT_DEACTIVATED' }
    const phone = newPhone('ru')
    await signIn.confirmPhone(phone)
    await expect(alert(signIn)).toContainText('Этот аккаунт отключён')
    await expect(alert(signIn).getByRole('link', { name: 'Напишите нам' })).toBeVisible()
  })

  test('a shopper who cannot see the captcha image is verified without it', async ({ page, shop, signIn, trouble }) => {
    trouble.expect(/403 \(/)
    let sent: { captcha?: { token: string; text: string } } = {}
    await page.route('**/backend/auth/identification', (route) => {
      sent = route.request().postDataJSON() as typeof sent
      if (sent.captcha) return route.continue()
      return route.fulfill({ status: 403, json: { result: false, code: 'CAPTCHA_REQUIRED', error: '' } })
    })
    await shop.open(page, '/')
    await signIn.open()
    await signIn.phone.fill(newPhone('ru'))
    await signIn.button(/получить код/i).click()
    await signIn.button(/не вижу картинку/i).click()
    await expect(signIn.popup.getByText('Проверка пройдена')).toBeVisible({ timeout: 20_000 })
    await expect(signIn.button(/продолжить/i)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(signIn.code).toBeVisible()
    expect(sent.captcha).toStrictEqual({ token: expect.stringMatching(/^p\./), text: expect.stringMatching(/^\d+$/) })
  })
})

/** Five codes that are not the one that was sent. */
async function failFiveTimes(signIn: SignIn, right: string) {
  const wrong = Array.from({ length: 6 }, (_, index) => String(1000 + index)).filter((code) => code !== right)
  for (const code of wrong.slice(0, 5)) {
    const answered = signIn.page.waitForResponse(/phone\/confirm/)
    await signIn.code.pressSequentially(code)
    await answered
    await expect(signIn.code).toHaveValue('')
  }
}
