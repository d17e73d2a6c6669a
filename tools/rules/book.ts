import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes/state.ts'

/** Folder of the rule book. */
export const RULES_FOLDER = 'docs/rules'
/** Pages of the folder that hold no rules. */
const WITHOUT_RULES = new Set(['README.md', 'tests.md'])

export interface Rule {
  id: string
  /** Not implemented yet. */
  isPlanned: boolean
  sentence: string
  /** Path of the implementing module. */
  keptIn: string | null
}

export interface Page {
  /** Path from the root. */
  file: string
  title: string
  rules: Rule[]
  /** Line numbers of malformed rules. */
  unreadable: number[]
}

// Ids contain a hyphen, so brackets in code are not mistaken for them.
const ID = String.raw`[a-z]+(?:-[a-z]+)*\.[a-z0-9]+(?:-[a-z0-9]+)+`
const RULE = new RegExp(`^- \\*\\*(${ID})\\*\\*( \\(planned\\))? — (.+)$`)
const KEPT_IN = / Kept in `([^`]+)`\.$/
/** Markdown links are no rule ids. */
const NAME = new RegExp(`\\[(${ID})\\](?!\\()`, 'g')
const LITERAL = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g

export function readPage(file: string, text: string): Page {
  const lines = text.split('\n')
  const rules: Rule[] = []
  const unreadable: number[] = []
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('- **')) continue
    const [, id, planned, rest] = RULE.exec(line) ?? []
    const [kept, keptIn = null] = KEPT_IN.exec(rest ?? '') ?? ['']
    if (id === undefined || rest === undefined || (planned === undefined && keptIn === null)) unreadable.push(index + 1)
    else rules.push({ id, isPlanned: planned !== undefined, sentence: rest.slice(0, rest.length - kept.length), keptIn })
  }
  return { file, title: (lines.find((line) => line.startsWith('# ')) ?? '').slice(2), rules, unreadable }
}

/** The pages of docs/rules, in the order of their names. */
export const ruleBook = (): Page[] =>
  fs
    .readdirSync(path.join(ROOT, RULES_FOLDER))
    .filter((name) => name.endsWith('.md') && !WITHOUT_RULES.has(name))
    .toSorted()
    .map((name) => `${RULES_FOLDER}/${name}`)
    .map((file) => readPage(file, fs.readFileSync(path.join(ROOT, file), 'utf8')))

export interface Named {
  id: string
  line: number
}

/** Every id in square brackets. */
export const namesIn = (text: string): Named[] =>
  text.split('\n').flatMap((content, index) => [...content.matchAll(NAME)].map(([, id = '']) => ({ id, line: index + 1 })))

export interface Titled {
  id: string
  /** The title without the ids that it names. */
  title: string
}

/** Rule ids in test titles and table rows of a file; comments do not count. */
export const titlesIn = (text: string): Titled[] =>
  [...text.matchAll(LITERAL)].flatMap(([, , literal = '']) => {
    const title = literal.replaceAll(NAME, '').replaceAll(/ {2,}/g, ' ').trim()
    return [...literal.matchAll(NAME)].map(([, id = '']) => ({ id, title }))
  })

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
