import fs from 'node:fs'
import path from 'node:path'
import { routes } from '@shop/contracts/routes'

const PAGES = path.join(import.meta.dirname ?? __dirname, 'pages')
const rows = routes.filter(({ owner }) => owner === 'mfe-catalog')

test.each(rows.map(({ path: address, page }) => [address, page]))('%s has its page in pages/%s, with texts in both languages', (_, page) => {
  for (const file of ['index.ts', 'texts/ru.ts', 'texts/en.ts']) expect(fs.existsSync(path.join(PAGES, page, file))).toBe(true)
})
