import { faultsOfNames, namedIn, namedThings, type Tree } from './named-things.ts'

const tree: Tree = {
  files: new Set(['api/src/buying/cart/lines.ts', 'docs/rules/bag.md']),
  identifiers: new Set(['addLine', 'DAY_MS', '$bag']),
  isEntry: (name) => name === '@shop/forms/masks',
}

test('backticks are read in documents and in comments, not in examples and code', () => {
  expect(namedIn('One `a.ts`\n```sh\n`b.ts`\n```\n`c.ts`', true)).toStrictEqual([
    { line: 1, name: 'a.ts' },
    { line: 5, name: 'c.ts' },
  ])
  expect(namedIn('/** Of\n * `bag.md`. */\nconst text = `d.ts` // `lines.ts`', false)).toStrictEqual([
    { line: 2, name: 'bag.md' },
    { line: 3, name: 'lines.ts' },
  ])
})

test.each([
  'cart/lines.ts',
  'lines.ts',
  '../rules/bag.md',
  'addLine',
  'addLine()',
  'DAY_MS',
  '$bag',
  '@shop/forms/masks',
  'npm test',
  'bag',
])('%s is there, or is no name of code', (name) =>
  expect(faultsOfNames(tree, 'docs/architecture/page.md', `See \`${name}\`.`)).toStrictEqual([]),
)

test.each(['cart/line.ts', 'removeLine', 'HOUR_MS', '$order', 'removeLine()', '@shop/forms/mask'])('%s does not exist', (name) => {
  expect(faultsOfNames(tree, 'README.md', `See \`${name}\`.`)).toStrictEqual([`README.md:1: \`${name}\` does not exist`])
})

test('everything that this project names exists', async () => {
  expect(await namedThings.run('')).toStrictEqual([])
})
