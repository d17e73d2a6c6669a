import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readBrand } from '@shop/contracts/shop/read-brand'

const FILE = process.env['BRAND_FILE'] || fileURLToPath(new URL('../../../brands/zlata.json', import.meta.url))

/** The brand whose services these stand in for. */
export const BRAND = readBrand(FILE, fs.readFileSync(FILE, 'utf8'))
