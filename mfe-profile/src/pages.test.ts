import { pathsOf, sameTitles, titleAt } from '@shop/testing/titles'

const folderOf = (page: string) => ({
  page: jest.requireActual(`./pages/${page}/index.ts`),
  texts: { ru: jest.requireActual(`./pages/${page}/texts/ru.ts`).texts, en: jest.requireActual(`./pages/${page}/texts/en.ts`).texts },
})

const titles = pathsOf('mfe-profile').map((own) => ({
  ...own,
  ru: titleAt(own.path, 'ru', folderOf(own.page)),
  en: titleAt(own.path, 'en', folderOf(own.page)),
}))

test.each(titles)('$path is the page $page: $ru, $en', ({ ru, en }) => {
  // A key without a text comes back as the key itself, which begins with a small letter.
  expect(ru).toMatch(/^[А-ЯЁ]/)
  expect(en).toMatch(/^[A-Z]/)
})

test('every URL has a unique title', () => {
  expect(sameTitles(titles)).toStrictEqual([])
})
