import type { Locator, Page } from '@playwright/test'
import { LONG } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { amplePiece, someRing } from '../../machine/catalogue.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'
import type { Shop } from '../../machine/shop.ts'
import type { CheckoutPage } from '../../pages/checkout.ts'
import type { ProductPage } from '../../pages/product.ts'
import type { SignIn } from '../../pages/sign-in.ts'

const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

interface Around {
  page: Page
  shop: Shop
  product: ProductPage
  checkout: CheckoutPage
  signIn: SignIn
}

/** A popup by its opener: `come` brings the shopper to the page and returns what opens it. */
interface Row {
  popup: string
  from: string
  name: string | RegExp
  widths?: readonly { width: number; height: number }[]
  come: (around: Around) => Promise<Locator>
  /** Shown in the address while it is open. */
  address?: string
}

async function withBag({ page, shop, product }: Pick<Around, 'page' | 'shop' | 'product'>): Promise<void> {
  await product.open((await amplePiece(shop, 'earrings')).url)
  await product.addAndWait()
  await expect(page.getByTestId('bag-count')).toHaveText('1')
}

async function signedIn({ page, shop, signIn }: Around, path = '/'): Promise<void> {
  await shop.open(page, '/landings/loyalty-program')
  await page.getByRole('button', { name: 'Войти по телефону' }).click()
  await signIn.register(newPhone('ru'), ['Анна', 'Петрова'])
  await shop.open(page, path)
}

async function atDelivery(around: Pick<Around, 'page' | 'shop' | 'product' | 'checkout'>): Promise<void> {
  const { checkout } = around
  await withBag(around)
  const phone = newPhone('ru')
  await checkout.open()
  await checkout.fillContact({ fio: 'Анна Петрова', email: `popup${phone.slice(-7)}@example.com`, phone })
  await checkout.confirmPhone(phone)
  await checkout.onward.click()
}

/** The API refuses each order from now on, as it does when somebody else has bought the piece meanwhile. */
async function sellOut(page: Page): Promise<void> {
  const { cartData } = await page.evaluate(async () => {
    const { csrfToken } = (await (await fetch('/backend/token')).json()) as { csrfToken: string }
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken }
    return (await (await fetch('/backend/cart/calculate', { method: 'POST', headers, body: '{}' })).json()) as {
      cartData: { products: { name: string; photo: object }[] }
    }
  })
  const removed = cartData.products.map(({ name, photo }) => ({ id: 'sold', name, photo, wanted: 1, left: 0 }))
  const refusal = { result: false, cartChanged: true, error: 'Пока вы оформляли заказ, украшение купили.', code: null, errors: null }
  await page.route('**/backend/order/create/v2', (route) => route.fulfill({ json: { ...refusal, removed, cartData: null, order: null } }))
}

const ROWS: Row[] = [
  {
    popup: 'size choose',
    from: 'the wishlist',
    name: /размер/i,
    come: async ({ page, shop }) => {
      await shop.open(page, (await someRing(shop)).url)
      await page.getByTestId('favorite').first().click()
      await shop.open(page, '/wishlist')
      return page.getByRole('link', { name: /^выбрать размер/i })
    },
  },
  {
    popup: 'product info',
    from: 'a card of the listing',
    // Its own heading is the name of the piece.
    name: /^(Быстрый просмотр|.*(золото|серебро))/i,
    address: 'product-info',
    come: async ({ page, shop }) => {
      await shop.open(page, '/catalog/rings')
      const card = page.getByTestId('product-card').nth(1)
      await card.hover()
      return card.getByRole('link', { name: /^быстрый просмотр/i })
    },
  },
  {
    popup: 'gallery',
    from: 'the picture of a piece',
    name: 'Фотографии',
    come: async ({ page, shop }) => {
      await shop.open(page, (await someRing(shop)).url)
      return page.getByRole('link', { name: /^увеличить/i }).first()
    },
  },
  {
    popup: 'location choose',
    from: 'the header',
    name: 'Где вы',
    widths: [WIDE],
    come: async ({ page, shop }) => {
      await shop.open(page, '/catalog')
      return page.getByTestId('place').filter({ visible: true }).first()
    },
  },
  {
    popup: 'location choose',
    from: 'checkout',
    name: 'Где вы',
    come: async (around) => {
      await atDelivery(around)
      return around.checkout.main.getByRole('button', { name: /^Москва/ })
    },
  },
  {
    popup: 'loyalty tooltip',
    from: 'the bonuses line of a piece',
    name: 'Как работают бонусы',
    come: async ({ page, shop }) => {
      await shop.open(page, '/catalog/necklaces/pendant-coin-yellow')
      return page.getByRole('button', { name: /бонусами/ })
    },
  },
  {
    popup: 'loyalty tooltip',
    from: 'the bonuses line of the bag',
    name: 'Как работают бонусы',
    come: async (around) => {
      await withBag(around)
      await around.shop.open(around.page, '/cart')
      return around.page.getByRole('button', { name: /бонусами/ })
    },
  },
  {
    popup: 'bonuses',
    from: 'the bag of a shopper who has an account',
    name: 'Бонусы',
    come: async (around) => {
      await signedIn(around)
      await withBag(around)
      await around.shop.open(around.page, '/cart')
      return around.page.getByRole('button', { name: 'Списать бонусы' })
    },
  },
  {
    popup: 'cart',
    from: 'the header',
    name: /корзин/i,
    widths: [WIDE],
    come: async ({ page, shop }) => {
      await shop.open(page, '/catalog')
      return page.getByRole('banner').getByRole('link', { name: /^корзина/i })
    },
  },
  {
    popup: 'pickpoint choose',
    from: 'checkout',
    // Before its own heading is there, the name that its owner declares.
    name: /^(Пункты выдачи|Где заберёте)$/,
    come: async (around) => {
      await atDelivery(around)
      await around.checkout.delivery(2).check({ force: true })
      return around.checkout.main.getByRole('button', { name: 'Выбрать пункт на карте или в списке' })
    },
  },
  {
    popup: 'comment for order',
    from: 'checkout',
    name: 'Комментарий к заказу',
    come: async (around) => {
      await atDelivery(around)
      await around.checkout.chooseShop()
      await around.checkout.onward.click()
      return around.checkout.main.getByRole('button', { name: /комментарий/i })
    },
  },
  {
    popup: 'removed from stock',
    from: 'an order that the shop refused',
    name: 'Кое-что успели купить',
    come: async (around) => {
      const { page, checkout } = around
      await atDelivery(around)
      await checkout.chooseShop()
      await checkout.onward.click()
      await sellOut(page)
      await checkout.agreement.check({ force: true })
      return checkout.place.first()
    },
  },
  {
    popup: 'auth',
    from: 'the header',
    name: /войти|вход/i,
    widths: [WIDE],
    come: async ({ page, shop }) => {
      await shop.open(page, '/catalog')
      return page.getByRole('banner').getByRole('link', { name: 'Войти' })
    },
  },
  {
    popup: 'auth',
    from: 'a landing',
    name: /войти|вход/i,
    come: async ({ page, shop }) => {
      await shop.open(page, '/landings/loyalty-program')
      return page.getByRole('button', { name: 'Войти по телефону' })
    },
  },
  {
    popup: 'profile',
    from: 'the header',
    name: /профиль|Анна/i,
    widths: [WIDE],
    come: async (around) => {
      await signedIn(around, '/catalog')
      return around.page.getByRole('banner').getByRole('link', { name: /^профиль/i })
    },
  },
  {
    popup: 'subscription',
    from: 'a landing',
    name: 'Письма ZLATA',
    address: 'subscription',
    come: async ({ page, shop }) => {
      await shop.open(page, '/dropofmagic')
      return page.getByRole('link', { name: 'Узнать о следующей партии' })
    },
  },
  {
    popup: 'loyalty',
    from: 'a landing',
    name: 'Бонусы коротко',
    address: 'loyalty',
    come: async ({ page, shop }) => {
      await shop.open(page, '/landings/loyalty-program')
      return page.getByRole('link', { name: 'Правила коротко' })
    },
  },
]

test.describe.configure({ timeout: 60_000 })

/** `npm test` opens each popup at one width, in turn; the long run at both. */
for (const [index, { popup, from, name, widths = [WIDE, PHONE], come, address }] of ROWS.entries())
  for (const viewport of widths)
    test.describe(`${popup} from ${from} at ${viewport.width} px`, viewport === widths[index % widths.length] ? {} : LONG, () => {
      test.use({ viewport })

      test('opens, locks page scroll, closes with Back and Esc, and restores focus [popups.modal-manners]', async ({
        page,
        shop,
        product,
        checkout,
        signIn,
      }) => {
        const opener = await come({ page, shop, product, checkout, signIn })
        const dialog = page.getByRole('dialog', { name })
        const url = page.url()
        for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
          await opener.click()
          await expect(dialog).toBeVisible()
          await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
          await expect(page.locator('html')).toHaveAttribute('data-held', '1')
          expect(new URL(page.url()).searchParams.get('popup')).toBe(address ?? null)
          await leave()
          await expect(dialog).toBeHidden()
          await expect(page).toHaveURL(url)
          await expect(opener).toBeFocused()
          await expect(page.locator('html')).not.toHaveAttribute('data-held')
        }
      })
    })

for (const viewport of [WIDE, PHONE])
  test.describe(`a URL with a popup at ${viewport.width} px`, viewport === WIDE ? {} : LONG, () => {
    test.use({ viewport })

    test('opens it on load; Back stays on the page, Forward reopens it, a reload keeps it', async ({ page, shop }) => {
      await page.goto(shop.at('/about'))
      await shop.open(page, '/catalog?metal=yellow&popup=subscription')
      const popup = page.getByRole('dialog', { name: 'Письма ZLATA' })
      await expect(popup.getByRole('textbox', { name: 'Почта' })).toBeVisible()
      await page.goBack()
      await expect(popup).toBeHidden()
      await expect(page).toHaveURL(shop.at('/catalog?metal=yellow'))
      await page.goForward()
      await expect(popup).toBeVisible()
      await page.reload()
      await expect(popup).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      await expect(page).toHaveURL(shop.at('/catalog?metal=yellow'))
      await page.goBack()
      await expect(page).toHaveURL(shop.at('/about'))
    })

    test('opens nothing if the popup cannot be linked to', async ({ page, shop }) => {
      await shop.open(page, '/catalog?popup=bag-drawer')
      await page.mouse.move(10, 10)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog', { name: /корзин/i })).toHaveCount(0)
    })
  })

const panelOf = (page: Page) => page.locator('[role=dialog][data-panel]')

/** Where a popup stands once it has stopped moving. */
async function placeOf(page: Page) {
  const panel = panelOf(page)
  await expect(panel).toBeVisible()
  await panel.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)))
  return panel.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect()
    return { left, top, right: Math.round(innerWidth - right), bottom: Math.round(innerHeight - bottom) }
  })
}

for (const [popup, name] of [
  ['subscription', 'a dialog'],
  ['shops', 'a wide dialog'],
] as const)
  test(`${name} is a sheet on a phone and is centered in a wide window [popups.sheets-on-mobile]`, async ({ page, shop }) => {
    await page.setViewportSize(PHONE)
    await shop.open(page, `/about?popup=${popup}`)
    const sheet = await placeOf(page)
    expect(sheet).toMatchObject({ left: 0, right: 0, bottom: 0 })
    expect(sheet.top).toBeGreaterThan(0)
    await page.setViewportSize(WIDE)
    const dialog = await placeOf(page)
    for (const side of Object.values(dialog)) expect(side).toBeGreaterThan(0)
    expect(Math.abs(dialog.left - dialog.right)).toBeLessThan(2)
    expect(Math.abs(dialog.top - dialog.bottom)).toBeLessThan(2)
  })

test('a drawer takes the full height at the side of a wide window [popups.sheets-on-mobile]', async ({ page, shop, chrome }) => {
  await page.setViewportSize(WIDE)
  await shop.open(page, '/about')
  await chrome.openBag()
  expect(await placeOf(page)).toStrictEqual({ left: WIDE.width - 420, top: 0, right: 0, bottom: 0 })
})

for (const viewport of [WIDE, PHONE])
  test.describe(`a quick look at ${viewport.width} px`, viewport === PHONE ? {} : LONG, () => {
    test.use({ viewport })

    test('opens over the listing from the keyboard, with pictures, sizes, add to bag and a product link [popups.quick-look]', async ({
      page,
      shop,
    }) => {
      const ring = await someRing(shop)
      await shop.open(page, '/catalog/rings')
      const card = page
        .getByTestId('product-card')
        .filter({ has: page.locator(`a[href="${ring.url}"]`) })
        .first()
      const opener = card.getByRole('link', { name: /^быстрый просмотр/i })
      await opener.focus()
      await expect(opener).toHaveCSS('opacity', '1')
      await page.keyboard.press('Enter')
      const look = panelOf(page)
      await expect(look.getByRole('heading', { name: ring.name })).toBeVisible()
      await expect(look.getByTestId('add-to-bag')).toBeDisabled()
      expect(new URL(page.url()).searchParams.get('popup-piece')).toBe(ring.url)
      await look.getByRole('button', { name: 'Следующая фотография' }).click()
      await expect(look.getByText(/^2 \/ \d+$/)).toBeVisible()
      const { pathname, search } = new URL(page.url())
      await look.getByRole('radio', { name: ring.skus[0]?.size ?? '', exact: true }).check({ force: true })
      await look.getByTestId('add-to-bag').click()
      await expect(look).toBeHidden()
      await expect(page.getByTestId('bag-count')).toHaveText('1')
      await expect(opener).toBeFocused()
      await shop.open(page, pathname + search)
      await look.getByRole('link', { name: 'Всё об украшении' }).click()
      await expect(page).toHaveURL(shop.at(ring.url))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ring.name)
      await page.goBack()
      await expect(page).toHaveURL(shop.at('/catalog/rings'))
    })
  })

test('sign-in replaces the bonuses popup that opened it, and Back closes it', async ({ page, shop }) => {
  await shop.open(page, '/catalog/necklaces/pendant-coin-yellow')
  const opener = page.getByRole('button', { name: /бонусами/ })
  await opener.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Войти' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/^телефон/i)).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(shop.at('/catalog/necklaces/pendant-coin-yellow'))
})

for (const viewport of [WIDE, PHONE])
  test.describe(`failed payment at ${viewport.width} px`, viewport === PHONE ? {} : LONG, () => {
    test.use({ viewport })

    test('opens automatically after the bank declines; Back and Esc close it', async ({ page, shop, product, checkout, bank }) => {
      test.slow()
      await atDelivery({ page, shop, product, checkout })
      await checkout.chooseShop()
      await checkout.onward.click()
      await checkout.pay()
      const dialog = page.getByRole('dialog', { name: 'Банк не подтвердил оплату' })
      for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
        await bank.decline()
        await expect(dialog).toBeVisible()
        await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
        await expect(page.locator('html')).toHaveAttribute('data-held', '1')
        await leave()
        await expect(dialog).toBeHidden()
        await expect(page).toHaveURL(/\/payment\?order=/)
        await expect(page.locator('html')).not.toHaveAttribute('data-held')
        await page
          .getByRole('main')
          .getByRole('button', { name: /^оплатить/i })
          .first()
          .click()
      }
      await bank.expectOpen()
    })
  })

test('after a reload with a popup that has no URL, the first Back leaves the page', async ({ page, shop, chrome }) => {
  await shop.open(page, '/about')
  await shop.open(page, '/catalog')
  await chrome.openBag()
  await page.reload()
  await shop.hydrated(page)
  await expect(chrome.drawer).toBeHidden()
  await expect.poll(() => page.evaluate(() => 'popup' in ((history.state ?? {}) as object))).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(shop.at('/about'))
})

test('a link in a popup navigates, and Back returns to the page the popup was opened on', async ({ page, shop, product, chrome }) => {
  await withBag({ page, shop, product })
  await shop.open(page, '/catalog')
  await chrome.openBag()
  await chrome.drawer.getByRole('link', { name: 'Корзина' }).click()
  await expect(page).toHaveURL(shop.at('/cart'))
  await page.goBack()
  await expect(page).toHaveURL(shop.at('/catalog'))
  await expect(chrome.drawer).toBeHidden()
})
