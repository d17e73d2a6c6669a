import { offlinePage, titleOf } from './offline-page.ts'

const MODEL =
  '<!doctype html><html lang="en" data-theme="dark"><head><title>Rings — ZLATA</title><style>a{}</style></head><body>Rings</body></html>'

test('it speaks the language of the shop, in its look, and shows nothing of the page it was taken from', () => {
  const html = offlinePage('/catalog/rings', [], MODEL, 'ru')
  expect(html).toContain('<html lang="en" data-theme="dark">')
  expect(html).toContain('<style>a{}</style>')
  expect(html).toContain('You are offline')
  expect(html).not.toContain('Rings')
})

test('it leads to what was kept and tries the same address again', () => {
  const html = offlinePage('/catalog?metal=yellow&size=16', [{ address: '/about', title: titleOf(MODEL) }], MODEL, 'ru')
  expect(html).toContain('href="/about">Rings</a>')
  expect(html).toContain('href="/catalog?metal=yellow&amp;size=16"')
})

test.each([
  ['ru-RU', 'lang="ru"', 'Нет соединения'],
  ['de', 'lang="en"', 'You are offline'],
])('where nothing was kept, it speaks as a browser of %s does', (language, lang, title) => {
  const html = offlinePage('/"><script>', [], '', language)
  expect(html).toContain(lang)
  expect(html).toContain(title)
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<ul')
})
