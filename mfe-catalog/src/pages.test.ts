import fs from 'node:fs'
import path from 'node:path'
import { pathsOf, sameTitles, titleAt } from '@shop/testing/titles'

/** Their titles come with their data. */
const BUILT = ['listing', 'product', 'designers', 'designer', 'wishlist', 'search']

const folderOf = (page: string) => ({
  page: jest.requireActual(`./pages/${page}/index.ts`),
  texts: { ru: jest.requireActual(`./pages/${page}/texts/ru.ts`).texts, en: jest.requireActual(`./pages/${page}/texts/en.ts`).texts },
})

const paths = pathsOf('mfe-catalog')
const titles = paths
  .filter(({ page }) => !BUILT.includes(page))
  .map((own) => ({ ...own, ru: titleAt(own.path, 'ru', folderOf(own.page)), en: titleAt(own.path, 'en', folderOf(own.page)) }))

test.each(paths)('$path has its page in pages/$page, with texts in both languages', ({ page }) => {
  for (const file of ['index.ts', 'texts/ru.ts', 'texts/en.ts']) expect(fs.existsSync(path.join(__dirname, 'pages', page, file))).toBe(true)
})

test.each(titles)('$path, in preparation, is called $ru, $en', ({ ru, en }) => {
  // A key without a text comes back as the key itself, which begins with a small letter.
  expect(ru).toMatch(/^[А-ЯЁ]/)
  expect(en).toMatch(/^[A-Z]/)
})

test('no two of them are called the same', () => {
  expect(sameTitles(titles)).toStrictEqual([])
})
