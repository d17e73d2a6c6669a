import { offlinePage, titleOf } from './offline-page.ts'

const MODEL =
  '<!doctype html><html lang="en" data-theme="dark"><head><title>Rings — ZLATA</title><style>a{}</style></head><body>Rings</body></html>'

const HASH = 'sha384-abc'

test('uses the shop’s language and styles, and shows nothing of the source page', () => {
  const html = offlinePage('/catalog/rings', [], MODEL, 'ru', HASH)
  expect(html).toContain('<html lang="en" data-theme="dark">')
  expect(html).toContain('<style>a{}</style>')
  expect(html).toContain('You are offline')
  expect(html).not.toContain('Rings')
})

test('links to cached pages and to a retry of the same URL', () => {
  const html = offlinePage('/catalog?metal=yellow&size=16', [{ address: '/about', title: titleOf(MODEL) }], MODEL, 'ru', HASH)
  expect(html).toContain('href="/about">Rings</a>')
  expect(html).toContain('href="/catalog?metal=yellow&amp;size=16"')
})

test.each([
  ['ru-RU', 'lang="ru"', 'Нет соединения'],
  ['de', 'lang="en"', 'You are offline'],
])('without cached pages it uses the language of a browser with %s', (language, lang, title) => {
  const html = offlinePage('/"><script>', [], '', language, HASH)
  expect(html).toContain(lang)
  expect(html).toContain(title)
  expect(html).not.toContain('<script>')
  expect(html).toContain(`integrity="${HASH}"`)
  expect(html).not.toContain('<ul')
})
