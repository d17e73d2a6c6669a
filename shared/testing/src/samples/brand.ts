import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brandWords, faceOf, withBrand } from '@shop/contracts/shop/brand-face'
import { readBrand } from '@shop/contracts/shop/read-brand'

const FILE = path.resolve(import.meta.dirname, '../../../../brands/zlata.json')

/** The brand of all tests: the shop's own. */
export const testBrand = readBrand(FILE, readFileSync(FILE, 'utf8'))
export const testFace = faceOf(testBrand)

/** A text with brand placeholders filled in. */
export const branded = (text: string) => withBrand(text, brandWords(testBrand, 'ru'))
