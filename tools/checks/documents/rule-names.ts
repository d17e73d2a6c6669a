import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../processes/state.ts'
import { isTest, namesIn, ruleBook, RULES_FOLDER, titlesIn, type Page } from '../../rules/book.ts'
import { projectFiles, type Check } from '../check.ts'

const TEXT = /\.(tsx?|mjs|cjs|css|md|ya?ml)$/
/** Its own tests use invented rules. */
const OWN = 'tools/checks/documents/rule-names.test.ts'

export interface Source {
  file: string
  text: string
}

/** Mismatches between the rule book, code and tests, one sentence each. */
export function faultsOfRules(pages: readonly Page[], sources: readonly Source[], exists: (file: string) => boolean): string[] {
  const rules = pages.flatMap(({ file, rules }) => rules.map((rule) => ({ ...rule, file })))
  const known = new Set(rules.map(({ id }) => id))
  const tested = new Set(sources.filter(({ file }) => isTest(file)).flatMap(({ text }) => titlesIn(text).map(({ id }) => id)))
  return [
    ...pages.flatMap(({ file, unreadable }) =>
      unreadable.map((line) => `${file}:${line}: a rule is written "- **area.some-name** — UserError. Kept in \`path\`."`),
    ),
    ...rules.filter(({ id }, index) => rules.findIndex((rule) => rule.id === id) < index).map(({ id, file }) => `${file}: ${id} twice`),
    ...rules
      .filter(({ keptIn }) => keptIn !== null && !exists(keptIn))
      .map(({ id, file, keptIn }) => `${file}: ${id} is kept in ${keptIn}, which does not exist`),
    ...sources.flatMap(({ file, text }) =>
      namesIn(text)
        .filter(({ id }) => !known.has(id))
        .map(({ id, line }) => `${file}:${line}: [${id}] is no rule of ${RULES_FOLDER}`),
    ),
    ...rules
      .filter(({ id, isPlanned }) => !isPlanned && !tested.has(id))
      .map(({ id, file }) => `${file}: no test names ${id}: add [${id}] to the title of the test that proves it`),
    ...rules
      .filter(({ id, isPlanned }) => isPlanned && tested.has(id))
      .map(({ id, file }) => `${file}: a test names ${id}: it is not planned any more`),
  ]
}

/** Files that may name a rule. */
export const sourcesOfRules = async (): Promise<Source[]> =>
  (await projectFiles())
    .filter((file) => TEXT.test(file) && file !== OWN)
    .map((file) => ({ file, text: fs.readFileSync(path.join(ROOT, file), 'utf8') }))

export const ruleNames: Check = {
  name: 'rules and their tests',
  run: async () => faultsOfRules(ruleBook(), await sourcesOfRules(), (file) => fs.existsSync(path.join(ROOT, file))),
}
