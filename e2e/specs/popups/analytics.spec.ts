import type { BrowserContext, Page } from '@playwright/test'
import { LONG, SHOP_PORT } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { amplePiece, somePiece } from '../../machine/catalogue.ts'
import { answerBanner } from '../../machine/consent.ts'
import { FrontDoor } from '../../machine/servers/front-door.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'
import { Shop } from '../../machine/shop.ts'

test.use({ consent: null })

const MARKS = '?utm_source=vk&utm_medium=cpc'
/** What the shop needs to work: session, bag step, hearts, place, looks, the referral programme, and the answer itself. */
const NEEDED = ['activeStep', 'consent', 'country', 'favorites', 'location', 'ref', 'sid', 'theme', 'winterSale']

/** The address of a piece may name its size. */
const withQuery = (url: string, query: string) => url + (url.includes('?') ? query.replace('?', '&') : query)

const banner = (page: Page) => page.getByRole('region', { name: /^(файлы cookie|cookies)$/i })
const answer = (page: Page, name: RegExp) => banner(page).getByRole('button', { name }).click()
const ALLOW = /^(разрешить|allow)$/i
const REFUSE = /^(отказаться|do not allow)$/i

interface Pushed {
  event: string
  [field: string]: unknown
}
const layerOf = (page: Page) => page.evaluate(() => ((window as { dataLayer?: unknown[] }).dataLayer ?? []) as Pushed[])
const eventsOf = async (page: Page) => (await layerOf(page)).map(({ event }) => event)
/** Analytics begins when a page is at rest. */
const shown = (page: Page) => expect.poll(() => eventsOf(page)).toContain('page_view')
const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name)

/** The entries of all documents of this tab; each document has a layer of its own. */
const entriesOf = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('entries') ?? '[]') as Pushed[])
const keepEntries = (page: Page) =>
  page.addInitScript(() => {
    const layer: unknown[] = []
    layer.push = (...entries) => {
      const before = JSON.parse(sessionStorage.getItem('entries') ?? '[]') as unknown[]
      sessionStorage.setItem('entries', JSON.stringify([...before, ...entries]))
      return Array.prototype.push.apply(layer, entries)
    }
    Object.assign(window, { dataLayer: layer })
  })

/** Requests that tell somebody about the shopper: ours about marketing, and all that leave the shop. */
function told(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { hostname, pathname, port } = new URL(request.url())
    if (!hostname.endsWith('localhost') || port !== new URL(page.url()).port) requests.push(request.url())
    else if (request.method() === 'POST' && /marketing/.test(pathname)) requests.push(pathname)
  })
  return requests
}

test('before consent the shop works and sends no analytics, marketing or attribution data [marketing.consent-first]', async ({
  page,
  context,
  shop,
  product,
  listing,
}) => {
  const piece = await somePiece(shop)
  await shop.open(page, `/catalog${MARKS}`)
  const requests = told(page)
  await expect(banner(page)).toBeVisible()
  await listing.cardLink(0).click()
  await expect(product.heading).toBeVisible()
  await shop.open(page, withQuery(piece.url, MARKS))
  await product.add()
  await expect(page.getByTestId('bag-count').first()).toHaveText('1')
  await shop.open(page, `/search?text=${encodeURIComponent('кольцо')}`)
  await expect(banner(page)).toBeVisible()
  expect(requests).toStrictEqual([])
  expect((await namesOf(context)).filter((name) => !NEEDED.includes(name))).toStrictEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test('refusing is as prominent as allowing, is stored, and nothing is sent after it', async ({ page, context, shop }) => {
  await shop.open(page, `/catalog/rings${MARKS}`)
  const sizes = await Promise.all([ALLOW, REFUSE].map((name) => banner(page).getByRole('button', { name }).boundingBox()))
  expect(sizes[0]?.height).toBe(sizes[1]?.height)
  const kept = page.waitForRequest(/marketing\/consent/)
  await answer(page, REFUSE)
  expect((await kept).postDataJSON()).toMatchObject({ given: false, box: 'banner' })
  await expect(banner(page)).toBeHidden()
  const requests = told(page)
  await shop.open(page, `/catalog${MARKS}`)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Файлы cookie' }).waitFor()
  await expect(banner(page)).toBeHidden()
  expect(requests).toStrictEqual([])
  expect(await namesOf(context)).not.toContain('utm_source')
})

test('consent sends the page view and stores the campaign, and the footer can withdraw it', async ({ page, context, shop }) => {
  const piece = await somePiece(shop)
  await shop.open(page, withQuery(piece.url, MARKS))
  const view = page.waitForRequest(/marketing\/view/)
  await answer(page, ALLOW)
  expect((await view).postDataJSON()).toStrictEqual({ kind: 'product', id: expect.stringMatching(/^\d+$/) as unknown as string })
  await expect.poll(() => eventsOf(page)).toContain('view_item')
  expect((await eventsOf(page))[0]).toBe('page_view')
  await expect.poll(() => namesOf(context)).toContain('utm_source')

  const footer = page.getByRole('contentinfo').getByRole('button', { name: 'Файлы cookie' })
  await footer.click()
  await expect(banner(page)).toBeFocused()
  await expect(banner(page)).toContainText(/Вы разрешили это \d+\s\S+ \d{4}\.(?!\.)/)
  await page.keyboard.press('Escape')
  await expect(footer).toBeFocused()
  await footer.click()
  await answer(page, REFUSE)
  await expect(banner(page)).toBeHidden()
  expect(await layerOf(page)).toStrictEqual([])
  expect(await namesOf(context)).not.toContain('utm_source')
})

test.describe('with consent given before', () => {
  test.use({ consent: true })

  test('a toast makes way for the banner that opens under it, and sinks after it', async ({ page, shop, product }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await product.open((await somePiece(shop)).url)
    await product.add()
    const toast = page.getByRole('status').filter({ has: page.getByRole('link', { name: 'Открыть корзину' }) })
    await expect(toast).toBeVisible()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Файлы cookie' }).click()
    await expect(banner(page)).toBeVisible()
    const footOf = async () => (await toast.locator('p').boundingBox())?.y ?? 0
    const edge = (await banner(page).boundingBox())?.y ?? 0
    await expect.poll(footOf).toBeLessThan(edge)
    const above = await footOf()
    await page.keyboard.press('Escape')
    // The button that has the focus again may lie where the toast sinks to.
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Файлы cookie' })
    await expect(opener).toBeFocused()
    await opener.evaluate((button) => {
      button.blur()
      dispatchEvent(new Event('resize'))
    })
    await expect.poll(footOf).toBeGreaterThan(above)
  })

  test('each action pushes one event to the data layer', async ({ page, context, shop, listing, product }) => {
    await shop.open(page, `/catalog/rings${MARKS}`)
    expect(await namesOf(context)).toContain('utm_source')
    await expect.poll(() => eventsOf(page)).toContain('view_item_list')
    await listing.cardLink(1).click()
    await expect(product.heading).toBeVisible()
    await expect.poll(() => eventsOf(page)).toContain('view_item')
    const events = await eventsOf(page)
    expect(events.filter((event) => event === 'page_view')).toHaveLength(2)
    expect(events.lastIndexOf('page_view')).toBeLessThan(events.lastIndexOf('view_item'))
    expect(events.indexOf('select_item')).toBeLessThan(events.lastIndexOf('page_view'))

    const seen = (await layerOf(page)).filter(
      ({ event, item_list_id: list }) => event === 'view_item_list' && list === 'mfe-catalog/page/listing',
    )
    const ids = seen.flatMap(({ items }) => (items as { item_id: string }[]).map(({ item_id: id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(0)
  })

  test('adding to the bag, opening it and removing a piece send events', async ({ page, shop, product }) => {
    const piece = await somePiece(shop)
    await product.open(piece.url)
    await product.add()
    await expect.poll(() => eventsOf(page)).toContain('add_to_cart')
    const added = (await layerOf(page)).find(({ event }) => event === 'add_to_cart')
    const viewed = (await layerOf(page)).find(({ event }) => event === 'view_item') as unknown as { items: { item_id: string }[] }
    expect(added).toMatchObject({ currency: 'RUB', items: [{ item_group_id: viewed.items[0]?.item_id, quantity: 1 }] })
    expect(added?.['value']).toBeGreaterThan(0)

    await shop.open(page, '/cart')
    await expect.poll(() => layerOf(page)).toContainEqual({ event: 'checkout_step', step: 1, step_name: 'cart' })
    await page
      .getByRole('main')
      .getByRole('button', { name: /^убрать/i })
      .first()
      .click()
    await expect.poll(() => eventsOf(page)).toContain('remove_from_cart')
  })

  test('a larger quantity sends add_to_cart, a smaller one remove_from_cart', LONG, async ({ page, shop, product, bag }) => {
    await product.open((await amplePiece(shop, 'brooches')).url)
    await product.add()
    await expect(page.getByTestId('bag-count').first()).toHaveText('1')
    await bag.open()
    await shown(page)
    const line = bag.lines.first()
    const quantities = async (name: string) =>
      (await layerOf(page)).filter(({ event }) => event === name).map(({ items }) => (items as { quantity: number }[])[0]?.quantity)
    await bag.more(line).click()
    await bag.more(line).click()
    await expect.poll(() => quantities('add_to_cart')).toStrictEqual([2])
    const added = (await layerOf(page)).find(({ event }) => event === 'add_to_cart') as Pushed & { items: { price: number }[] }
    expect(added).toMatchObject({ currency: 'RUB', value: 2 * (added.items[0]?.price ?? 0) })
    await bag.fewer(line).click()
    await expect.poll(() => quantities('remove_from_cart')).toStrictEqual([1])
    expect(await quantities('add_to_cart')).toStrictEqual([2])
  })

  test('a sign-in sends one login event with its method', LONG, async ({ page, shop, signIn }) => {
    await keepEntries(page)
    await shop.open(page, '/landings/loyalty-program')
    await page.getByRole('button', { name: 'Войти по телефону' }).click()
    await signIn.register(newPhone('ru'), ['Анна', 'Петрова'])
    const logins = async () => (await entriesOf(page)).filter(({ event }) => event === 'login')
    await expect.poll(logins).toStrictEqual([{ event: 'login', method: 'sms' }])
    await shop.open(page, '/catalog')
    await shown(page)
    expect(await logins()).toHaveLength(1)
  })

  test('each checkout step and the purchase send an event that a reload does not repeat', async ({
    page,
    shop,
    product,
    checkout,
    bank,
  }) => {
    test.slow()
    await keepEntries(page)
    const piece = await amplePiece(shop, 'necklaces')
    await product.open(piece.url)
    await shown(page)
    await product.addAndWait()
    await expect.poll(() => eventsOf(page)).toContain('add_to_cart')
    const phone = newPhone('ru')
    await checkout.open()
    await shown(page)
    await checkout.fillContact({ fio: 'Анна Петрова', email: `told${phone.slice(-7)}@example.com`, phone })
    await checkout.confirmPhone(phone)
    await checkout.onward.click()
    await checkout.chooseShop()
    await checkout.onward.click()
    await checkout.main.getByRole('radio', { name: 'Звонок' }).check({ force: true })
    await checkout.pay()
    await bank.pay()
    await checkout.expectSuccess()

    const steps = async () => (await entriesOf(page)).filter(({ event }) => event === 'checkout_step').map(({ step }) => step)
    await expect.poll(steps).toStrictEqual([2, 3, 4, 5, 6, 7])
    const purchases = async () => (await entriesOf(page)).filter(({ event }) => event === 'purchase')
    const [purchase] = await purchases()
    const items = purchase?.['items'] as { item_id: string; price: number; quantity: number }[]
    expect(purchase).toMatchObject({
      currency: 'RUB',
      affiliation: 'ZLATA',
      shipping: 0,
      items: [{ item_id: piece.chosen.id, quantity: 1 }],
    })
    expect(purchase?.['value']).toBe(items[0]?.price)
    expect(page.url()).toContain(String(purchase?.['transaction_id']).replace('-', ''))

    await page.reload()
    await checkout.expectSuccess()
    await shown(page)
    expect(await purchases()).toHaveLength(1)
    expect(await steps()).toHaveLength(6)
  })

  test('a search sends its event and web vitals with the remote and its version [release.vitals-by-version]', async ({ page, shop }) => {
    const counted = page.waitForRequest('**/front-door/vitals')
    await shop.open(page, `/search?text=${encodeURIComponent('кольцо')}`)
    await expect.poll(() => eventsOf(page)).toContain('search')
    expect((await layerOf(page)).find(({ event }) => event === 'search')).toMatchObject({ search_term: 'кольцо' })
    await expect.poll(() => eventsOf(page)).toContain('web_vitals')
    const vital = (await layerOf(page)).find(({ event, metric }) => event === 'web_vitals' && metric === 'TTFB')
    expect(vital).toMatchObject({ remote: 'mfe-catalog', version: expect.stringMatching(/\d/) })
    // The largest paint is certain once somebody does something.
    await page.keyboard.press('Tab')
    expect((await counted).postData()).toMatch(/^LCP (good|needs-improvement|poor) [\w-]+@\d/)
  })

  test('?debug=analytics shows what is sent', async ({ page, shop }) => {
    const piece = await somePiece(shop)
    await shop.open(page, withQuery(piece.url, '?debug=analytics'))
    const panel = page.getByRole('complementary', { name: 'Analytics' })
    await expect(panel).toContainText('given')
    await expect(panel.getByRole('listitem').filter({ hasText: 'page_view' })).toHaveCount(1)
    await expect(panel.getByRole('listitem').filter({ hasText: 'view of a product → our server' })).toHaveCount(1)
  })
})

test('the banner causes no layout shift, leaves bars reachable and is hidden at checkout', async ({ page, shop, product }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const piece = await somePiece(shop)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await product.open(piece.url)
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0))).toBeLessThan(
    0.01,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await product.add()
  await shop.open(page, '/cart?step=checkout')
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('common_data')))
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Файлы cookie' })).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`the banner and the panel have no axe violations, ${theme}`, LONG, async ({ page, shop, context }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: shop.at('/') }])
    await shop.open(page, '/contacts?debug=analytics')
    await expect(banner(page)).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Analytics' })).toBeVisible()
    expect(await violationsOf(page)).toStrictEqual([])
  })
}

test.describe('a tag manager container', () => {
  const TAGS = 'document.documentElement.dataset.tags = ""; document.cookie = "_tags=1; Path=/; Max-Age=999"'
  const SETTINGS = { ANALYTICS_CONTAINER: 'GTM-TEST123', ANALYTICS_URL: 'https://tags.example/gtm.js' }
  let door: FrontDoor
  test.beforeAll(async () => {
    door = await FrontDoor.open(undefined, undefined, SETTINGS)
  })
  test.afterAll(() => door.close())

  test('loads if configured, only after consent, and is removed with it', async ({ page, context, host, trouble }) => {
    trouble.expect(/a tag without integrity: <script async="" src="https:\/\/tags\.example/)
    const shop = new Shop(door.port, host, door.releases)
    const asked: string[] = []
    await context.route('https://tags.example/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: TAGS })
    })
    await shop.open(page, '/contacts')
    await expect(banner(page)).toBeVisible()
    expect(asked).toStrictEqual([])
    await answer(page, ALLOW)
    await expect(page.locator('html[data-tags]')).toBeAttached()
    expect(asked).toStrictEqual(['https://tags.example/gtm.js?id=GTM-TEST123'])
    expect(await namesOf(context)).toContain('_tags')

    await page.getByRole('contentinfo').getByRole('button', { name: 'Файлы cookie' }).click()
    await answer(page, REFUSE)
    await expect(page.locator('html:not([data-tags])')).toBeAttached()
    await expect.poll(() => namesOf(context)).not.toContain('_tags')
    expect(asked).toHaveLength(1)
  })

  test('does not load if none is configured', async ({ page, context, shop }) => {
    await answerBanner(context, true)
    const answered = await shop.ask('/contacts')
    expect(answered.headers['content-security-policy']).not.toContain('connect-src')
    await shop.open(page, '/contacts')
    await expect.poll(() => eventsOf(page)).toContain('page_view')
    expect(
      await page
        .locator('script[src^="http"]')
        .evaluateAll((all, port) => all.filter((one) => !(one as HTMLScriptElement).src.includes(`:${port}/`)).length, SHOP_PORT),
    ).toBe(0)
  })
})
