import fs from 'node:fs'
import path from 'node:path'
import { pathsOf } from '@shop/testing/titles'

test.each(pathsOf('mfe-catalog'))('$path has its page in pages/$page, with texts in both languages', ({ page }) => {
  for (const file of ['index.ts', 'texts/ru.ts', 'texts/en.ts']) expect(fs.existsSync(path.join(__dirname, 'pages', page, file))).toBe(true)
})
