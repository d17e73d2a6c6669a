import fs from 'node:fs'
import path from 'node:path'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import { categoryPictures, eternity, ring } from './pictures.ts'

test.each([ring, eternity, ...Object.values(categoryPictures)])('the files of $base exist', ({ base, widths, fallback }) => {
  const files = [...widths.map((width) => pictureUrl(base, width)), pictureUrl(base, fallback, 'webp')]
  const missing = files.filter((file) => !fs.existsSync(path.join(__dirname, '../../../api', file)))
  expect(missing).toStrictEqual([])
})
