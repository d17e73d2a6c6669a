import type { Response } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

const POLICY = {
  'script-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'require-trusted-types-for': ["'script'"],
  // Every remote's own runtime makes the policy for its chunks.
  'trusted-types': ['shop', 'html', "'allow-duplicates'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

const directivesOf = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  )

for (const path of ['/', '/catalog', '/cart', '/nothing-here']) {
  test(`the CSP of ${path} allows only the shop’s own scripts`, async ({ shop }) => {
    const { headers, text } = await shop.ask(path)
    const found = directivesOf(String(headers['content-security-policy']))
    for (const [directive, values] of Object.entries(POLICY)) {
      expect.soft(found.get(directive), directive).toStrictEqual(values)
    }
    expect(found.get('form-action')).toContain("'self'")
    const styles = found.get('style-src') ?? []
    expect(styles[0]).toBe("'self'")
    expect(styles.slice(1).filter((value) => !/^'sha(256|384|512)-/.test(value))).toStrictEqual([])
    const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
    expect(scripts.length).toBeGreaterThan(1)
    for (const attributes of scripts) expect(attributes).toMatch(/type="application\/(ld\+)?json"|integrity="sha384-/)
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBeTruthy()
  })
}

test('a page opened by another site is isolated from it; a window of our own is not', async ({ page, shop }) => {
  await page.goto(shop.at('/', 'ru'))
  const open = async (address: string) => {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((to) => void Object.assign(window, { opened: window.open(to) }), address),
    ])
    await opened.waitForURL(address) // a new window begins with an empty page, which is ours
    return () => page.evaluate(() => (window as unknown as { opened: Window }).opened.closed)
  }
  // The opener hears of it from another process.
  await expect.poll(await open(shop.at('/catalog', 'com'))).toBe(true)
  const isOursCut = await open(shop.at('/catalog', 'ru'))
  expect(await isOursCut()).toBe(false)
})

test('the cross-origin opener policy does not depend on Sec-Fetch-Site', async ({ shop }) => {
  for (const site of ['cross-site', 'same-site', 'same-origin', 'none']) {
    const { headers } = await shop.ask('/', { headers: { 'sec-fetch-site': site } })
    expect.soft(headers['cross-origin-opener-policy'], site).toBe('same-origin-allow-popups')
  }
})

test('a public page may be cached for ten seconds, a personal one is never cached', async ({ shop }) => {
  for (const path of ['/', '/catalog', '/catalog/rings']) {
    const { headers } = await shop.ask(path)
    expect.soft(headers['cache-control'], path).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=60')
    expect.soft(headers['set-cookie'], path).toBeUndefined()
    expect.soft(headers.vary, path).toMatch(/cookie/i)
  }
  for (const path of ['/cart', '/wishlist', '/profile', '/order-success']) {
    const { headers, text } = await shop.ask(path)
    expect.soft(headers['cache-control'], path).toBe('private, no-store')
    expect.soft(text, path).toMatch(/<meta[^>]*noindex/)
  }
})

test('an error page is never cached as immutable', async ({ shop }) => {
  expect((await shop.ask('/catalog?page=99999')).headers['cache-control']).not.toContain('max-age=31536000')
  expect((await shop.ask('/404')).status).toBe(404)
})

test('images, fonts and scripts are cached forever, and scripts are compressed', async ({ shop }) => {
  const { text } = await shop.ask('/catalog')
  const script = /<script[^>]+src="([^"]+)"/.exec(text)?.[1] ?? ''
  const picture = /\ssrcset="([^" ]+\.avif)/i.exec(text)?.[1] ?? ''
  const font = /href="([^"]+\.woff2)"/.exec(text)?.[1] ?? ''
  for (const [file, type] of [
    [script, /javascript/],
    [picture, /image\/avif/],
    [font, /font\/woff2/],
  ] as const) {
    const { status, headers } = await shop.ask(file, { headers: { 'accept-encoding': 'br' } })
    expect.soft([status, headers['cache-control']], file).toStrictEqual([200, 'public, max-age=31536000, immutable'])
    expect.soft(headers['content-type'], file).toMatch(type)
  }
  expect((await shop.ask(script, { headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe('br')
})

test('every script carries the hint for eager compilation', async ({ page, shop }) => {
  const scripts: Promise<string>[] = []
  const collect = (response: Response) => {
    if (/\/a\/.*\.js$/.test(response.url())) scripts.push(response.text())
  }
  page.on('response', collect)
  await page.goto(shop.at('/catalog'))
  await shop.hydrated(page)
  // One that comes later would be read after the end of the test.
  page.off('response', collect)
  expect(scripts.length).toBeGreaterThan(4)
  for (const script of await Promise.all(scripts)) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

for (const path of [
  '/a/shell/../../release/current.json',
  '/a/%2e%2e/%2e%2e/release/current.json',
  '/a/mfe-catalog/1.0.0/server/server.cjs',
  '/pictures/..%2f..%2fpackage.json',
]) {
  test(`${path} serves no file`, async ({ shop }) => {
    const { status, text } = await shop.ask(path)
    expect([301, 302, 308, 400, 403, 404]).toContain(status)
    expect(text).not.toMatch(/"previous":|require\(|"dependencies"/)
  })
}

test('the server builds of the active versions are not public', async ({ shop }) => {
  for (const name of ['shell', 'mfe-catalog']) {
    const { status } = await shop.ask(`/a/${name}/${shop.releases.active(name)}/server/server.cjs`)
    expect(status, name).toBe(404)
  }
})

test('the theme is set in the server’s HTML, so that nothing flashes', async ({ shop }) => {
  const themeOf = async (cookie: string) =>
    /<html[^>]*data-theme="(\w+)"/.exec((await shop.ask('/catalog', { headers: { cookie } })).text)?.[1]
  expect(await themeOf('theme=dark')).toBe('dark')
  expect(await themeOf('theme=light')).toBe('light')
  expect(await themeOf('theme=%22%3E%3Cscript%3E')).not.toBe('%22%3E%3Cscript%3E')
  expect((await shop.ask('/catalog', { headers: { cookie: 'theme="><script>' } })).text).not.toContain('"><script>"')
})

test('the favorites form precedes its buttons, so one pressed while the document streams finds it', async ({ shop }) => {
  const { text } = await shop.ask('/catalog')
  const form = text.indexOf('<form id="favorites"')
  expect(form).toBeGreaterThan(text.indexOf('<body'))
  expect(form).toBeLessThan(text.indexOf('form="favorites"'))
})

test('the theme that a shopper chooses persists', async ({ page, shop, chrome }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await shop.open(page, '/catalog')
  await chrome.theme.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const reply = await page.goto(shop.at('/cart'), { waitUntil: 'commit' })
  expect(await reply?.text()).toMatch(/<html[^>]*data-theme="dark"/)
})

test('a public page has canonical, hreflang, description, Open Graph and breadcrumb data', async ({ shop }) => {
  const { text } = await shop.ask('/catalog/rings?utm_source=news')
  expect(text).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/catalog\/rings"/)
  for (const language of ['ru', 'en', 'x-default']) expect(text).toMatch(new RegExp(`<link rel="alternate" hreflang="${language}"`, 'i'))
  expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/)
  expect(text).toMatch(/<meta property="og:title"/)
  expect(text).toMatch(/"@type":\s*"BreadcrumbList"/)
})

test('a filtered listing is served with noindex', async ({ shop }) => {
  const { status, text } = await shop.ask('/catalog/rings?metal=yellow')
  expect(status).toBe(200)
  expect(text).toMatch(/<meta name="robots" content="noindex/)
})

test('each storefront has its own robots.txt and sitemap', async ({ shop }) => {
  const robots = await shop.ask('/robots.txt')
  expect(robots.status).toBe(200)
  expect(robots.text).toMatch(/sitemap\.xml/i)
  const ru = await shop.ask('/sitemap.xml')
  const com = await shop.ask('/sitemap.xml', { host: 'com' })
  expect(ru.text).toContain('/dostavka-i-oplata<')
  expect(ru.text).not.toContain('/delivery<')
  expect(com.text).toContain('/delivery<')
  expect(com.text).not.toContain('/dostavka-i-oplata<')
  for (const { text } of [ru, com]) expect(text).not.toContain('/cart<')
})

test('HEAD returns the same as GET without the body', async ({ shop }) => {
  const { status, headers, text } = await shop.ask('/catalog', { method: 'HEAD' })
  expect([status, text]).toStrictEqual([200, ''])
  expect(headers['content-type']).toMatch(/text\/html/)
})
