import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Brand } from '@shop/contracts/shop/brand'
import { readBrand } from '@shop/contracts/shop/read-brand'
import { StartError } from '../db/database.ts'

const OWN_FILE = fileURLToPath(new URL('../../../../brands/zlata.json', import.meta.url))

/** @throws StartError that names the file and the wrong fields. */
export function brandOf(file = OWN_FILE): Brand {
  try {
    return readBrand(file, readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}
