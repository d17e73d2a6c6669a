import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { givenEntries, givenSources } from '../../shared/build/versions/given-sources.mjs'
import { compileAll } from './compile-all.ts'
import { ROOT } from '../processes/state.ts'
import type { Surface } from './surface.ts'

/** Where `tsc -b` writes declarations: `outDir` of the packages' tsconfig.json. */
const TYPES = path.join(ROOT, 'node_modules/.cache/types')

const RELATIVE = /['"](\.{1,2}\/[^'"\n]+)\.tsx?['"]/g

/** A page shows a code that is newer than itself with the general text [errors.newer-code]: the list is part of no surface. */
const ERROR_CODES = /"[A-Z][A-Z_]+"(?: \| "[A-Z][A-Z_]+"){20,}/g

/** Only whole lines and docstrings: the compiler writes no others. */
const withoutComments = (text: string) => text.replace(/^[ \t]*\/\*\*[\s\S]*?\*\/\n/gm, '').trimEnd()

function declarationsBehind(root: string, file: string, found: Record<string, string>) {
  if (file in found) return
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  found[file] = withoutComments(text).replace(ERROR_CODES, 'string')
  for (const [, name = ''] of text.matchAll(RELATIVE)) {
    const next = path.posix.join(path.posix.dirname(file), `${name}.d.ts`)
    if (fs.existsSync(path.join(root, next))) declarationsBehind(root, next, found)
  }
}

/** The packages that the shell gives to remotes, as the sources are now. Null while they do not compile. */
export async function surfacesNow(): Promise<Surface[] | null> {
  if ((await compileAll()).code !== 0) return null
  const files = givenEntries()
  const hashes = givenSources()
  const folders = new Set(Object.keys(files).map((given) => given.split('/')[1] ?? ''))
  return [...folders].map((folder) => {
    const name = `@shop/${folder}`
    const package_ = path.join(ROOT, 'shared', folder)
    const given = Object.keys(files).filter((entry) => entry === name || entry.startsWith(`${name}/`))
    const entries = Object.fromEntries(
      given.map((entry) => [entry, path.relative(package_, files[entry] ?? '').replace(/\.tsx?$/, '.d.ts')]),
    )
    const found: Record<string, string> = {}
    for (const file of Object.values(entries)) declarationsBehind(path.join(TYPES, `shared-${folder}`), file, found)
    const { version } = JSON.parse(fs.readFileSync(path.join(package_, 'package.json'), 'utf8')) as { version: string }
    return {
      name,
      version,
      sources: createHash('sha256')
        .update(JSON.stringify(given.map((entry) => hashes[entry])))
        .digest('hex')
        .slice(0, 16),
      entries,
      declarations: Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1))),
    }
  })
}
