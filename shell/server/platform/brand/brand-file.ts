import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Brand } from '@shop/contracts/shop/brand'
import { readBrand } from '@shop/contracts/shop/read-brand'

const OWN_FILE = fileURLToPath(new URL('../../../../brands/zlata.json', import.meta.url))

/** @throws Error that names the file and the wrong fields. */
export const brandOf = (file = OWN_FILE): Brand => readBrand(file, fs.readFileSync(file, 'utf8'))
