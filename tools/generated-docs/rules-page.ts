import { sourcesOfRules } from '../checks/documents/rule-names.ts'
import { isTest, ruleBook, titlesIn } from '../rules/book.ts'
import { code, madeFrom, markdownTable } from './markdown.ts'

/** docs/rules/tests.md: which tests prove which rule. */
export async function rulesPage(): Promise<string> {
  const tests = new Map<string, Set<string>>()
  for (const { file, text } of (await sourcesOfRules()).toSorted((one, other) => (one.file < other.file ? -1 : 1))) {
    if (!isTest(file)) continue
    for (const { id, title } of titlesIn(text)) tests.set(id, (tests.get(id) ?? new Set()).add(`${code(file)}: ${title}`))
  }
  const sections = ruleBook().map(({ title, rules }) =>
    [
      `## ${title}`,
      markdownTable(
        ['rule', 'tests'],
        rules.map(({ id, isPlanned }) => [code(id), isPlanned ? 'planned' : [...(tests.get(id) ?? [])].join('<br>')]),
      ),
    ].join('\n'),
  )
  return [
    madeFrom('the titles of the tests'),
    '# Rules and their tests',
    'The tests whose titles, or whose rows, name a rule of this folder.',
    ...sections,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}
