import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ROOT } from '../roots.mjs'
import { shared } from '../shared.mjs'

const TYPES_ONLY = /^(import|export) type [^'"]*['"][^'"]*['"]/gm
const RELATIVE = /(['"(])(\.{1,2}\/[^'")\n]+)['")]/g

/** A file and what it imports relatively, types and tests left out. Names of modules carry their extensions, so no resolver is needed. */
export function sourcesBehind(entry, found = new Set()) {
  if (found.has(entry)) return found
  found.add(entry)
  const text = fs.readFileSync(entry, 'utf8').replace(TYPES_ONLY, '')
  for (const [, , name] of text.matchAll(RELATIVE)) {
    const file = path.resolve(path.dirname(entry), name)
    if (fs.statSync(file, { throwIfNoEntry: false })?.isFile()) sourcesBehind(file, found)
  }
  return found
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(`${path.relative(ROOT, file)}\0`).update(fs.readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Packages of this repository that remotes take from the shell, with their entries. */
export function givenEntries() {
  const { resolve } = createRequire(path.join(ROOT, 'shell/package.json'))
  return Object.fromEntries(
    Object.keys(shared)
      .filter((name) => name.startsWith('@shop/'))
      .map((name) => [name, resolve(name)]),
  )
}

/** Hash of the sources of each module that the shell provides; written to `artifact.json` so that a change can be noticed. */
export const givenSources = (entries = givenEntries()) =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, hashOf(sourcesBehind(entry))]))
