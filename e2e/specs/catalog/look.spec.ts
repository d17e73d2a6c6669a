import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { holdRequests } from '../../machine/network/hold-back.ts'

const panel = (page: Page) => page.locator('#look-panel')
const tab = (page: Page, name: string) => panel(page).getByRole('group').first().getByRole('button', { name, exact: true })
const options = (page: Page) => panel(page).getByRole('listitem').getByRole('link')
const inStock = (page: Page) => panel(page).locator('label[data-tile]:not([data-out])')
const sumList = (page: Page) => page.getByRole('region', { name: /украшени|pieces/ })
/** Links to the pieces by their names. */
const pieces = (page: Page) => sumList(page).getByRole('listitem').getByRole('link')
const total = (page: Page) => page.getByTestId('look-total')
const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))
const addAll = (page: Page) => sumList(page).getByRole('button', { name: /^(Добавить|Add)/ })

test('a look is composed from a product, swapped, sized, added at once and shared by its address [look.link-is-the-look]', async ({
  page,
  shop,
  bag,
  chrome,
  newBrowser,
}) => {
  test.slow()
  await shop.open(page, '/catalog/earrings/hoops-thin-yellow')
  const start = page.getByRole('link', { name: 'Собрать образ' })
  await start.scrollIntoViewIfNeeded()
  await start.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Соберите образ')
  await shop.hydrated(page)
  await expect(page.getByRole('button', { name: /^Мочка: Тонкие серьги-кольца/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Вторая мочка: / })).toBeVisible()

  await tab(page, 'Кольцо').click()
  await options(page).nth(0).click()
  await expect(options(page).nth(0)).toHaveAttribute('aria-current', 'true')
  await options(page).nth(1).click()
  await expect(options(page).nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(options(page).nth(0)).not.toHaveAttribute('aria-current')
  await expect(page.getByRole('heading', { name: '4 украшения' })).toBeVisible()

  // The chain has no length yet, and the ring no size: the first that is missing takes the focus.
  await addAll(page).click()
  await expect(panel(page).getByRole('radio').first()).toBeFocused()
  const length = inStock(page).first()
  const centimeters = (await length.textContent()) ?? ''
  await length.click()
  await expect(page.getByRole('img', { name: new RegExp(`Якорная.*${centimeters}`) })).toBeVisible()
  await addAll(page).click()
  await expect(panel(page)).toHaveAccessibleName('Кольцо')
  await expect(panel(page).getByRole('radio').first()).toBeFocused()
  await inStock(page).first().click()
  await expect(total(page)).not.toHaveText(/от/)
  const sum = digits(await total(page).textContent())
  expect(await violationsOf(page)).toStrictEqual([])

  const friend = await (await newBrowser()).newPage()
  await shop.open(friend, page.url().replace(shop.at(''), ''))
  await expect(total(friend)).toHaveText((await total(page).textContent()) ?? '')
  await expect(friend.getByRole('img', { name: new RegExp(`Якорная.*${centimeters}`) })).toBeVisible()
  const names = await pieces(page).allTextContents()
  expect(await pieces(friend).allTextContents()).toStrictEqual(names)

  await addAll(page).click()
  await expect(page.getByText(/^Всё в.корзине$/)).toBeVisible()
  await expect(chrome.bagCount).toHaveText('4')
  await bag.open()
  await expect(bag.lines).toHaveCount(4)
  for (const name of names) await expect(bag.lines.filter({ hasText: name })).toHaveCount(1)
  await expect(bag.lines.filter({ hasText: /Якорная/ })).toContainText(centimeters)
  await expect.poll(() => bag.dueSum()).toBe(sum)
})

test('"add all" is taken back, and what the bag had stays [look.add-all]', async ({ page, shop, chrome }) => {
  await shop.open(page, '/look?items=121.191')
  await addAll(page).click()
  await expect(chrome.bagCount).toHaveText('2')
  await page.getByRole('button', { name: 'Отменить добавление' }).click()
  await expect(addAll(page)).toHaveText(/Добавить всё/)
  await expect(chrome.bagCount).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("editors' looks stand before an empty look, and stay there as it is begun [look.by-editors]", async ({ page, shop }) => {
    await shop.open(page, '/look')
    const looks = page.getByRole('region', { name: 'Образы редакции' })
    const composer = page.getByRole('group', { name: 'Примерка образа' })
    await expect(looks).toHaveCount(1)
    const isAbove = async () => ((await looks.boundingBox())?.y ?? 0) < ((await composer.boundingBox())?.y ?? 0)
    expect(await isAbove()).toBe(true)
    expect(await violationsOf(page)).toStrictEqual([])
    await options(page).first().click()
    await expect(total(page)).toBeAttached()
    expect(await isAbove()).toBe(true)
    await looks.getByRole('link').first().click()
    await expect.poll(isAbove).toBe(false)
    await sumList(page)
      .getByRole('button', { name: /^Заменить/ })
      .last()
      .click()
    await expect(panel(page)).toBeFocused()
  })

  test('a look begun from nothing has its bar, and keeps its sizes and its bag over reload and Back [look.link-is-the-look]', async ({
    page,
    shop,
    chrome,
  }) => {
    await shop.open(page, '/look')
    await options(page).first().click()
    const bar = page.getByRole('button', { name: /^Добавить всё/ }).last()
    await bar.click()
    await expect(panel(page).getByRole('alert')).toHaveText('Выберите размер')
    // The last of its sizes: a browser that ticks by position would tick another one.
    await inStock(page).last().click()
    await expect(panel(page).getByRole('alert')).toBeHidden()
    await tab(page, 'Цепь').click()
    await options(page).filter({ hasText: 'Цепочка' }).first().click()
    await inStock(page).first().click()
    await bar.click()
    await expect(page.getByText(/^Всё в.корзине$/)).toBeVisible()
    await expect(chrome.bagCount).toHaveText('2')
    const address = page.url()
    await page.reload()
    await shop.hydrated(page)
    await expect(page.getByText(/^Всё в.корзине$/)).toBeVisible()
    await tab(page, 'Цепь').click()
    await page.goto(shop.at('/cart'))
    await page.goBack()
    await shop.hydrated(page)
    await expect(page.getByText(/^Всё в.корзине$/)).toBeVisible()
    expect(page.url()).toBe(address)
  })
})

test('an option chosen before the last part of the page has come changes the look once it has [screen.presses-are-kept]', async ({
  page,
  shop,
}) => {
  const release = await holdRequests(page, /\/look-late\.js$/)
  await shop.open(page, '/look?items=121')
  const chosen = options(page).nth(1)
  const name = (await chosen.locator('span').nth(1).textContent()) ?? ''
  await chosen.click()
  expect(page.url()).toBe(shop.at('/look?items=121'))
  release()
  await expect(sumList(page)).toContainText(name)
  await expect(page).not.toHaveURL(/items=121$/)
})

test('a place and an option chosen before the last part has come are both taken [screen.presses-are-kept]', async ({ page, shop }) => {
  const release = await holdRequests(page, /\/look-late\.js$/)
  await shop.open(page, '/look?items=121')
  const name = (await options(page).nth(1).locator('span').nth(1).textContent()) ?? ''
  await tab(page, 'Цепь').click()
  await options(page).nth(1).click()
  release()
  await expect(tab(page, 'Цепь')).toHaveAttribute('aria-current', 'true')
  await expect(sumList(page)).toContainText(name)
})

test('a double click on "add all" asks for the size and chooses none [look.add-all]', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await shop.open(page, '/look?items=51')
  await expect(addAll(page)).toBeVisible()
  await shop.hydrated(page)
  await addAll(page).scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await addAll(page).boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(panel(page).locator('input[type=radio]:focus')).toBeVisible()
  // Where the button was: the page has moved below the pointer.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(panel(page).getByText('Выберите размер').first()).toBeVisible()
  await expect(panel(page).locator('input[type=radio]:checked')).toHaveCount(0)
  expect(page.url()).toBe(shop.at('/look?items=51'))
})

test('the keyboard alone composes a look', async ({ page, shop }) => {
  await shop.open(page, '/look')
  await tab(page, 'Серьги').focus()
  await page.keyboard.press('Enter')
  await expect(tab(page, 'Серьги')).toHaveAttribute('aria-current', 'true')
  await options(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(options(page).first()).toHaveAttribute('aria-current', 'true')
  await expect(options(page).first()).toBeFocused()
  await page.getByRole('button', { name: 'Хеликс, свободно' }).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeFocused()
  await options(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Хеликс: / })).toBeVisible()
  const takeOff = sumList(page).getByRole('button', { name: /^Убрать/ })
  await takeOff.last().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '1 украшение' })).toBeFocused()
  await page.getByRole('button', { name: 'Отменить последнее' }).press('Enter')
  await expect(page.getByRole('heading', { name: '2 украшения' })).toBeVisible()
})

test('without scripts a look is shown whole, and an option is a link to the look with it', async ({ shop, newBrowser }) => {
  const page = await (await newBrowser({ javaScriptEnabled: false })).newPage()
  await page.goto(shop.at('/look?items=121'))
  await expect(page.getByRole('heading', { name: '1 украшение' })).toBeVisible()
  await options(page).nth(1).click()
  await expect(page).toHaveURL(/\/look\?items=\d+$/)
  await expect(page).not.toHaveURL(/items=121$/)
})

test('a link with unknown and repeated pieces keeps the rest, abroad in its own currency [look.bad-link]', async ({ page, shop }) => {
  await shop.open(page, '/look?items=121.999999.121.abc', 'com')
  await expect(page.getByText('1 piece of this link is no longer in the catalog. The others are here.')).toBeVisible()
  await expect(page.getByText('A part of the link could not be read. This is what we recognized.')).toBeVisible()
  await expect(total(page)).toHaveText(/AED/)
  expect(await violationsOf(page)).toStrictEqual([])
})

test('the empty composer is indexed, a look is not [look.not-indexed]', async ({ page, shop }) => {
  await page.goto(shop.at('/look'))
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
  await page.goto(shop.at('/look?items=121'))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/look$/)
})

for (const [host, title, inBag] of [
  ['ru', 'Образы редакции', /^Всё в.корзине$/],
  ['com', 'Looks by our editors', /^All in the bag$/],
] as const)
  test.describe(`on ${host}`, () => {
    test.use({ host })

    test("an editors' look is opened, changed and added to the bag at once [look.by-editors]", async ({ page, shop, bag, chrome }) => {
      test.slow()
      await shop.open(page, '/look')
      const first = page.getByRole('region', { name: title }).getByRole('listitem').first()
      const name = (await first.getByRole('link').textContent()) ?? ''
      const count = Number(/(\d+)\s(?:украшени|piece)/.exec((await first.textContent()) ?? '')?.[1])
      await first.getByRole('link').click()
      await expect(page).toHaveURL(/\/look\?items=[\d.]+&skus=chain-cable-yellow/)
      await expect(pieces(page)).toHaveCount(count)
      // The composer is seen, not the card that was pressed, and bears its name.
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeInViewport()
      await expect(heading).toHaveText(name)
      await expect(page).toHaveTitle(new RegExp(name))
      const top = async () => await page.locator('[data-area="part/look"]').evaluate((look) => look.getBoundingClientRect().top + scrollY)
      const before = await top()
      await expect(first.getByRole('link')).toHaveAttribute('aria-current', 'page')
      expect(await violationsOf(page)).toStrictEqual([])

      const ring = await pieces(page).first().textContent()
      await options(page).and(page.locator(':not([aria-current])')).first().click()
      await expect(pieces(page).first()).not.toHaveText(ring ?? '')
      await expect(first.getByRole('link')).not.toHaveAttribute('aria-current')
      await expect(heading).not.toHaveText(name)
      expect(await top()).toBe(before)
      for (let missing = 0; missing < 2; missing += 1) {
        await addAll(page).click()
        await expect(panel(page).getByRole('radio').first()).toBeFocused()
        await inStock(page).first().click()
      }
      await addAll(page).click()
      await expect(page.getByText(inBag)).toBeVisible()
      await expect(chrome.bagCount).toHaveText(String(count))
      await bag.open()
      await expect(bag.lines).toHaveCount(count)
    })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test("the dark theme dims editors' looks as all pictures [look.by-editors]", async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(shop.at('/look'))
    const pictures = page.getByRole('region', { name: 'Образы редакции' }).locator('[data-pieces]').first()
    expect(await pictures.evaluate((plate) => getComputedStyle(plate, '::after').backgroundColor)).toBe('rgba(20, 18, 17, 0.1)')
  })

  test("an editors' look opens in the composer [look.by-editors]", async ({ page, shop }) => {
    await page.goto(shop.at('/look'))
    await page.getByRole('region', { name: 'Образы редакции' }).getByRole('link').nth(1).click()
    await expect(page.getByRole('img', { name: /Подвеска-солитер/ })).toBeVisible()
    await expect(total(page)).toContainText('₽')
  })
})
