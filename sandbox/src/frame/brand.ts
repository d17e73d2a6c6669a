import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readBrand } from '@shop/contracts/shop/read-brand'

const FILE = process.env['BRAND_FILE'] || fileURLToPath(new URL('../../../brands/zlata.json', import.meta.url))

/** The brand of the shop that uses this sandbox, from BRAND_FILE. */
export const BRAND = readBrand(FILE, fs.readFileSync(FILE, 'utf8'))
