import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brandWords, faceOf, withBrand } from '@shop/contracts/shop/brand-face'
import { readBrand } from '@shop/contracts/shop/read-brand'

/** In the folder of the shop, or of a repository of one remote: above this one, however deep it is installed. */
function brandFile(folder = import.meta.dirname): string {
  const file = path.join(folder, 'brands/zlata.json')
  if (existsSync(file)) return file
  if (path.dirname(folder) === folder) throw new Error('There is no brands/zlata.json, the brand of all tests.')
  return brandFile(path.dirname(folder))
}

const FILE = brandFile()

/** The brand of all tests: the shop's own. */
export const testBrand = readBrand(FILE, readFileSync(FILE, 'utf8'))
export const testFace = faceOf(testBrand)

/** A text with brand placeholders filled in. */
export const branded = (text: string) => withBrand(text, brandWords(testBrand, 'ru'))
