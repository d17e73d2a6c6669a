import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { GIVEN_BY, sourceName } from '../roots.mjs'
import { shared } from '../shared.mjs'
import { behind } from './sources-behind.mjs'

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(`${sourceName(file)}\0`).update(fs.readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Packages of this repository that remotes take from the shell, with their entries. */
export function givenEntries() {
  const { resolve } = createRequire(path.join(GIVEN_BY, 'package.json'))
  return Object.fromEntries(
    Object.keys(shared)
      .filter((name) => name.startsWith('@shop/'))
      .map((name) => [name, resolve(name)]),
  )
}

/** Hash of the sources of each module that the shell provides; written to `artifact.json` so that a change can be noticed. */
export const givenSources = (entries = givenEntries()) =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, hashOf(behind([entry]).files)]))
