import { LONG } from '../../environment.ts'
import { devices, expect, type Page } from '@playwright/test'
import { test } from '../../fixtures.ts'
import { holdRequests } from '../../machine/network/hold-back.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'

const finderOf = (page: Page) => page.getByRole('dialog', { name: 'Поиск' })
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Поиск' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** By the keyboard alone: the first letter unfolds the search. */
async function type(page: Page, text: string) {
  await page.getByRole('banner').getByRole('searchbox', { name: 'Поиск' }).focus()
  await page.keyboard.type(text[0] ?? '')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type(text.slice(1))
}

test('letters that are typed before the search is there, and while it opens, all stay [forms.typed-before-scripts]', async ({
  page,
  shop,
}) => {
  await shop.open(page, '/about')
  const release = await holdRequests(page, /\/finder[^/]*\.js/)
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Поиск' })
  await field.focus()
  await page.keyboard.type('пус')
  await expect(field).toHaveValue('пус')
  release()
  await page.keyboard.type('еты')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type(' серебро')
  await expect(fieldOf(page)).toHaveValue('пусеты серебро')
})

test('the keyboard moves through suggestions and opens a product', async ({ page, shop }) => {
  await shop.open(page, '/about')
  await type(page, 'пусеты')
  const options = finderOf(page).getByRole('option')
  await expect(options.filter({ hasText: '₽' }).first()).toBeVisible()
  await expect(options.filter({ hasText: '₽' }).first().locator('img')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  const last = options.last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(finderOf(page).locator('[aria-selected=true]')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const address = await last.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === address)
  await expect(finderOf(page)).toBeHidden()
  await expect(heading(page)).toBeFocused()
})

test('Tab opens the search, reaches the popular searches and goes on past it; Esc closes it and restores focus [search.opens-on-focus]', async ({
  page,
  shop,
}) => {
  await shop.open(page, '/about')
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Поиск' })
  const tabIn = async () => {
    await page.getByRole('banner').getByRole('navigation').getByRole('link').last().focus()
    while (!(await field.evaluate((box) => box === document.activeElement))) {
      if (await finderOf(page).isVisible()) break
      await page.keyboard.press('Tab')
    }
    await expect(fieldOf(page)).toBeFocused()
  }
  await tabIn()
  const popular = finderOf(page).getByRole('group', { name: 'Популярно сейчас' }).getByRole('option')
  await expect(popular).toHaveCount(6)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(popular.first()).toBeFocused()
  for (let chip = 0; chip < 6; chip++) await page.keyboard.press('Tab')
  await expect(finderOf(page)).toBeHidden()
  await expect(field).not.toBeFocused()
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  await tabIn()
  await page.keyboard.press('Shift+Tab')
  await expect(finderOf(page)).toBeHidden()
  await expect(field).not.toBeFocused()
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(finderOf(page)).toBeHidden()
  await expect(field).toBeFocused()
})

test('a wrong keyboard layout and a typo are corrected, and the correction is shown', async ({ page, shop }) => {
  await shop.open(page, '/about')
  await type(page, 'rjkmwj')
  await expect(finderOf(page).getByText('включена английская раскладка')).toContainText('кольцо')
  await expect(finderOf(page).getByRole('group', { name: 'Категории' }).getByRole('option', { name: 'Кольца' })).toBeVisible()
  await fieldOf(page).fill('брсалет')
  await expect(finderOf(page).getByText('Показаны результаты для «браслет»')).toBeVisible()
  await expect(finderOf(page).getByText('раскладка')).toBeHidden()
  await fieldOf(page).fill('vera')
  await expect(finderOf(page).getByRole('group', { name: 'Дизайнеры' }).getByRole('option', { name: 'Vera Moss' })).toBeVisible()
})

test('a correction can be declined in the header and on the results page, and the URL keeps the choice', async ({ page, shop }) => {
  await shop.open(page, '/about')
  await type(page, 'брсалет')
  await finderOf(page).getByRole('link', { name: 'Искать именно «брсалет»' }).click()
  await expect(finderOf(page)).toBeHidden()
  await expect(page).toHaveURL((url) => url.searchParams.get('text') === 'брсалет' && url.searchParams.get('exact') === '1')
  await expect(page.getByRole('status').getByText('По запросу «брсалет» ничего не нашлось')).toBeVisible()
  await page.reload()
  await expect(page.getByText('По запросу «брсалет» ничего не нашлось')).toBeVisible()
  await page.getByRole('link', { name: 'Искать с исправлением опечаток' }).click()
  await expect(page.getByText(/По запросу «браслет» нашлось \d+/)).toBeVisible()
  await page.getByRole('link', { name: 'Искать именно «брсалет»' }).click()
  await expect(page.getByText('По запросу «брсалет» ничего не нашлось')).toBeVisible()
})

test('recent searches are stored on the device and deleted on request', async ({ page, shop }) => {
  await shop.open(page, '/about')
  for (const text of ['жемчуг', 'браслет']) {
    await type(page, text)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('text') === text)
    await expect(finderOf(page)).toBeHidden()
  }
  await page.getByRole('banner').getByRole('searchbox', { name: 'Поиск' }).click()
  const recent = finderOf(page).getByRole('group', { name: 'Вы искали' }).getByRole('option')
  await expect(recent).toHaveText(['браслет', 'жемчуг'])
  await finderOf(page).getByRole('button', { name: 'Убрать из недавних: браслет' }).click()
  await expect(recent).toHaveText(['жемчуг'])
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('text') === 'жемчуг')
  await page.getByRole('banner').getByRole('searchbox', { name: 'Поиск' }).click()
  await finderOf(page).getByRole('button', { name: 'Стереть всё' }).click()
  await expect(recent).toHaveCount(0)
  await page.reload()
  await shop.hydrated(page)
  await page.getByRole('banner').getByRole('searchbox', { name: 'Поиск' }).click()
  await expect(finderOf(page).getByRole('group', { name: 'Популярно сейчас' }).getByRole('option')).toHaveCount(6)
  await expect(recent).toHaveCount(0)
})

test('fast typing does not request suggestions for every letter', async ({ page, shop }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/search/suggest')) asked.push(url.searchParams.get('text') ?? '')
  })
  await shop.open(page, '/about')
  await type(page, 'к')
  await expect.poll(() => asked).toStrictEqual(['к'])
  await fieldOf(page).pressSequentially('ольцо', { delay: 10 })
  await expect(finderOf(page).getByRole('option').first()).toBeVisible()
  await expect.poll(() => asked.at(-1)).toBe('кольцо')
  expect(asked.length).toBeLessThan(5)
})

test('several sizes are chips; one is taken off, and the rest are found [search.any-of-kind]', async ({ page, shop }) => {
  await shop.open(page, `/search?text=${encodeURIComponent('кольцо размер 17 и 18')}`)
  const chips = page.getByRole('navigation', { name: 'Поняли так' }).getByRole('link')
  await expect(chips).toHaveText(['Кольца', 'размер 17', 'размер 18'])
  await chips.nth(1).click()
  await expect(chips).toHaveText(['Кольца', 'размер 18'])
  await expect(page.getByRole('main').getByTestId('product-card').first()).toBeVisible()
})

for (const [text, found] of [
  ['трилогия', 1],
  ['запонки', 0],
] as const) {
  test(`below ${found} found for "${text}" stands what is like it [search.near-few] [search.near-none]`, async ({ page, shop }) => {
    await shop.open(page, `/search?text=${encodeURIComponent(text)}`)
    const near = page.getByRole('region', { name: 'Похожее' })
    await expect(near.getByTestId('product-card').nth(2)).toBeAttached()
    await expect(page.locator('#list').getByTestId('product-card')).toHaveCount(found)
  })
}

test('an empty result offers popular searches', async ({ page, shop }) => {
  await shop.open(page, '/about')
  await type(page, 'велосипед')
  await expect(finderOf(page).getByText('По запросу «велосипед» ничего не нашлось')).toBeVisible()
  await expect(finderOf(page).getByRole('group', { name: 'Популярно сейчас' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the search has no axe violations, ${colorScheme}`, LONG, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.addInitScript(() => localStorage.setItem('searches:ru', '["жемчуг"]'))
    await shop.open(page, '/about')
    const faults = () => violationsOf(page, { within: '[role=dialog]' })
    await page.getByRole('banner').getByRole('searchbox', { name: 'Поиск' }).click()
    await expect(finderOf(page).getByRole('option', { name: 'жемчуг', exact: true })).toBeVisible()
    expect(await faults()).toStrictEqual([])
    await fieldOf(page).fill('rjkmwj')
    await expect(finderOf(page).getByRole('group', { name: 'Украшения' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    expect(await faults()).toStrictEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header search works as a plain form', async ({ page, shop }) => {
    await page.goto(shop.at('/about'))
    const field = page.getByRole('banner').getByRole('searchbox', { name: 'Поиск' })
    await field.fill('жемчуг')
    await field.press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === '/search' && url.searchParams.get('text') === 'жемчуг')
    await expect(page.getByTestId('product-card').first()).toBeVisible()
  })

  test('a link declines the correction', async ({ page, shop }) => {
    await page.goto(shop.at('/search?text=rjkmwj'))
    await page.getByRole('link', { name: 'Искать именно «rjkmwj»' }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('exact') === '1')
    await expect(page.getByText('По запросу «rjkmwj» ничего не нашлось')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  test.use(phone)

  test('the search fills the screen, and Back closes it', async ({ page, shop }) => {
    await shop.open(page, '/about')
    const address = page.url()
    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).tap()
    await expect(fieldOf(page)).toBeFocused()
    const size = page.viewportSize()
    expect(await finderOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: size?.width, height: size?.height })
    await fieldOf(page).fill('кольцо')
    await expect(finderOf(page).getByRole('link', { name: /Показать все \d+/ })).toBeInViewport()
    await page.goBack()
    await expect(finderOf(page)).toBeHidden()
    expect(page.url()).toBe(address)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Поиск' })).toBeFocused()
  })

  test('the search also opens from the menu and leads to the results', async ({ page, shop }) => {
    await shop.open(page, '/about')
    await page.getByRole('button', { name: 'Меню' }).tap()
    await page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Поиск' }).tap()
    await fieldOf(page).fill('кольцо')
    await finderOf(page)
      .getByRole('link', { name: /Показать все \d+/ })
      .tap()
    await expect(page).toHaveURL((url) => url.searchParams.get('text') === 'кольцо')
    await expect(finderOf(page)).toBeHidden()
    await expect(page.getByTestId('product-card').first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })
})

test('the card image moves to the product page, and the heading receives focus', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes] as Element[])
      for (const copy of added.filter((one) => one.matches?.('body > .plate'))) moved.push(copy.querySelector('img')?.src ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  await shop.open(page, '/catalog/rings')
  const link = page.getByTestId('product-card').first().getByRole('link').first()
  const code = page.waitForResponse((response) => /mfe-catalog.*product.*\.js/.test(response.url()))
  await link.hover()
  await code
  // The code of the motion comes with the first movement after the load.
  const loaded = (file: string) =>
    page.evaluate((name) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name)), file)
  for (const file of ['/after-load.js', '/popups.js']) {
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0)
        await link.hover()
        return loaded(file)
      })
      .toBe(true)
  }
  const picture = await page
    .getByTestId('product-card')
    .first()
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  await link.click()
  await expect(heading(page)).toBeFocused()
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toStrictEqual([picture])
  await expect(page.locator('html[data-moving]')).toHaveCount(0)
  await expect(page.locator('body > .plate')).toHaveCount(0)
})

test('a heading that waits for data receives focus once it is rendered', async ({ page, shop }) => {
  await shop.open(page, '/about')
  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  await page.route('**/backend/**/show*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Новинки' }).first().click()
  await expect(page).toHaveURL(/\/catalog\/new$/)
  answer()
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).not.toHaveText('О нас')
})

test('cheapest and dearest first go by the prices that the cards show [search.price-of-variant]', async ({ page, shop, listing }) => {
  for (const text of ['золото 60 см', 'украшения 50 см', 'браслет 18 см']) {
    for (const [sort, sign] of [
      ['price-asc', 1],
      ['price-desc', -1],
    ] as const) {
      await shop.open(page, `/search?text=${encodeURIComponent(text)}&sort=${sort}`)
      await expect(listing.cards.first()).toBeVisible()
      const shown = await listing.cards.allTextContents()
      const prices = shown.flatMap((card) => /([\d\s]+)\s₽/.exec(card)?.[1]?.replaceAll(/\s/g, '') ?? []).map(Number)
      expect(prices.length).toBeGreaterThan(1)
      expect(prices).toStrictEqual(prices.toSorted((one, other) => sign * (one - other)))
    }
  }
})
