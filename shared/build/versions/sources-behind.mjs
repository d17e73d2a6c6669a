import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const TYPES_ONLY = /^(import|export) type [^'"=]*['"][^'"]*['"]/gm
const RELATIVE = /['"(](\.{1,2}\/[^'")\n]+)['")]/g
const NAMED = /(?:\bfrom|\bimport\(?|@import)\s*(?:\/\*.*?\*\/\s*)?['"]([@#\w][^'"\n]*)['"]/g

const isFile = (file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile()
const namesIn = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))]

/**
 * Entries and what they import, types left out. Names of own modules carry their extensions, so no bundler is needed.
 * @param options.read file → content, a Buffer
 * @param options.follows whether a name that is no path is followed too: `@shop/ui/field`
 * @returns files, and the names that were not followed, each with one file that imports it
 */
export function behind(entries, { read = fs.readFileSync, follows = () => false } = {}) {
  const files = new Set()
  const named = new Map()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue
    files.add(file)
    const text = read(file).toString().replace(TYPES_ONLY, '')
    waiting.push(
      ...namesIn(text, RELATIVE)
        .map((name) => path.resolve(path.dirname(file), name))
        .filter(isFile),
    )
    for (const name of namesIn(text, NAMED)) {
      if (follows(name)) waiting.push(createRequire(file).resolve(name))
      else named.set(name, file)
    }
  }
  return { files, named }
}
