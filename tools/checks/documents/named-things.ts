import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ROOT } from '../../processes/state.ts'
import { projectFiles, type Check } from '../check.ts'

const SOURCE = /\.(tsx?|mjs|cjs|css|json|ya?ml|sql|sh)$/
const NAMING = /\.(md|tsx?|mjs|css)$/
const FILE = /^[\w@.[\]-]+(?:\/[\w@.[\]-]+)*\.(?:tsx?|mjs|md|css|sql)$/
const ENTRY = /^@shop\/[\w-]+(?:\/[\w-]+)*$/
/** Two words as one, a constant, a store, a call; a single word is English. */
const IDENTIFIER = /^(?:\$?[a-z]+[A-Z]\w*|\$[a-z]\w*|[A-Z]+(?:_[A-Z]+)+|[a-z]\w+\(\))$/
const COMMENT = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs
const QUOTED = /`([^`\n]+)`/g

/** Names of browsers, PostgreSQL and standards that this project's code does not use, and examples of what a generator makes. */
const FOREIGN = new Set(['rpID', 'startViewTransition', 'giftIdeas'])

interface QuotedName {
  line: number
  name: string
}

/** What stands in backticks in a document, or in the comments of code; blocks of examples are not read. */
export function namedIn(text: string, isDocument: boolean): QuotedName[] {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  const lineAt = (index: number) => text.slice(0, index).split('\n').length
  const quoted = (part: string, from: number) =>
    [...part.matchAll(QUOTED)].map(({ 1: name = '', index }) => ({ line: lineAt(from + index), name }))
  return isDocument
    ? quoted(text.replace(/```.*?```/gs, blank), 0)
    : [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => quoted(comment, index))
}

export interface Tree {
  files: ReadonlySet<string>
  /** Identifiers of the code without its comments. */
  identifiers: ReadonlySet<string>
  isEntry: (name: string) => boolean
}

/** Whether a path exists: from the root, from the folder of the file or one above it, or as the end of one path. */
function isFile({ files }: Tree, from: string, name: string): boolean {
  for (let folder = path.dirname(from); ; folder = path.dirname(folder)) {
    if (files.has(path.join(folder, name))) return true
    if (folder === '.') break
  }
  return [...files].some((file) => file.endsWith(`/${name}`))
}

/** One sentence for each path, entry and identifier that does not exist. */
export function faultsOfNames(tree: Tree, file: string, text: string): string[] {
  return namedIn(text, file.endsWith('.md')).flatMap(({ line, name }) => {
    const isThere = FILE.test(name)
      ? isFile(tree, file, name)
      : ENTRY.test(name)
        ? tree.isEntry(name)
        : !IDENTIFIER.test(name) || FOREIGN.has(name) || tree.identifiers.has(name.replace('()', ''))
    return isThere ? [] : [`${file}:${line}: \`${name}\` does not exist`]
  })
}

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8')

/** A package finds its own entries by its name. */
function isEntry(name: string): boolean {
  const [, folder = ''] = name.split('/')
  const manifest = path.join(ROOT, 'shared', folder, 'package.json')
  if (!fs.existsSync(manifest)) return false
  try {
    return name === `@shop/${folder}` || fs.existsSync(createRequire(manifest).resolve(name))
  } catch {
    return false
  }
}

/** Decisions of the past name what has gone; pages of surfaces are written by a program. */
const isRead = (file: string, text: string) => !/^\*\*Superseded/m.test(text) && !file.startsWith('docs/surfaces/')

/** Documents and comments name what exists. */
export const namedThings: Check = {
  name: 'paths and names in documents and comments',
  run: async () => {
    const files = await projectFiles()
    const identifiers = new Set<string>()
    for (const file of files.filter((one) => SOURCE.test(one))) {
      for (const [identifier] of read(file)
        .replace(COMMENT, ' ')
        .matchAll(/[\w$]+/g))
        identifiers.add(identifier)
    }
    const tree = { files: new Set(files), identifiers, isEntry }
    return files.filter((file) => NAMING.test(file) && isRead(file, read(file))).flatMap((file) => faultsOfNames(tree, file, read(file)))
  },
}
