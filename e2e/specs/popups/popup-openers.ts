import { expect, type Locator, type Page } from '@playwright/test'
import { fullPricePiece, someRing } from '../../machine/catalogue.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'
import type { Shop } from '../../machine/shop.ts'
import type { CheckoutPage } from '../../pages/checkout.ts'
import type { ProductPage } from '../../pages/product.ts'
import type { SignIn } from '../../pages/sign-in.ts'

export const WIDE = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

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

export async function withBag({ page, shop, product }: Pick<Around, 'page' | 'shop' | 'product'>): Promise<void> {
  await product.open((await fullPricePiece(shop, 'earrings')).url)
  await product.addAndWait()
  await expect(page.getByTestId('bag-count')).toHaveText('1')
}

async function signedIn({ page, shop, signIn }: Around, path = '/'): Promise<void> {
  await shop.open(page, '/landings/loyalty-program')
  await page.getByRole('button', { name: 'Войти по телефону' }).click()
  await signIn.register(newPhone('ru'), ['Анна', 'Петрова'])
  await shop.open(page, path)
}

export async function atDelivery(around: Pick<Around, 'page' | 'shop' | 'product' | 'checkout'>): Promise<void> {
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

/** Every popup by its openers. */
export const POPUPS: Row[] = [
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
      return around.checkout.main.getByRole('button', { name: 'Выбрать на карте или в списке' })
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
  {
    popup: 'ring sizer',
    from: 'the gallery of a piece',
    name: 'Сверим экран',
    address: 'ring-sizer',
    come: async ({ page, product }) => {
      await product.open('/catalog/rings/solitaire-aurora-yellow')
      await page.getByRole('region', { name: 'Фотографии' }).getByRole('listitem').nth(3).scrollIntoViewIfNeeded()
      return page.getByRole('switch')
    },
  },
]
