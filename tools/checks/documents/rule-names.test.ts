import { namesIn, readPage, titlesIn } from '../../rules/book.ts'
import { faultsOfRules } from './rule-names.ts'

const PAGE = `# Bag
- **bag.minimum-order** — An order needs 900 ₽. Kept in \`api/src/cart.ts\`.
- **bag.gift-card** (planned) — A card may lie beside it.
`
const page = (text: string) => readPage('docs/rules/bag.md', text)
const test1 = { file: 'api/test/cart/cart.test.ts', text: "test('below 900 it is refused [bag.minimum-order]', () => {})" }
const faults = (text: string, ...sources: { file: string; text: string }[]) =>
  faultsOfRules([page(text)], sources, (file) => file === 'api/src/cart.ts')

test('a rule has an id, a sentence and a place; a planned one needs no place', () => {
  expect(page(PAGE)).toStrictEqual({
    file: 'docs/rules/bag.md',
    title: 'Bag',
    rules: [
      { id: 'bag.minimum-order', isPlanned: false, sentence: 'An order needs 900 ₽.', keptIn: 'api/src/cart.ts' },
      { id: 'bag.gift-card', isPlanned: true, sentence: 'A card may lie beside it.', keptIn: null },
    ],
    unreadable: [],
  })
})

test('a rule id is in square brackets and has a hyphen; code and links do not match', () => {
  expect(namesIn('a\n// Step 2 of [bag.minimum-order], [auth.resend-after-60s].')).toStrictEqual([
    { id: 'bag.minimum-order', line: 2 },
    { id: 'auth.resend-after-60s', line: 2 },
  ])
  expect(namesIn('[order.id], [sum.a - b], [docs.some-page](docs.md), bag.minimum-order')).toStrictEqual([])
})

test('rule ids in titles and table rows count; in comments they do not', () => {
  const text = `// [bag.in-comment]
test.each([['a row [bag.of-row]', 1]])('%s', () => {})
test('both [bag.one-rule] [bag.other-rule]', () => {})`
  expect(titlesIn(text)).toStrictEqual([
    { id: 'bag.of-row', title: 'a row' },
    { id: 'bag.one-rule', title: 'both' },
    { id: 'bag.other-rule', title: 'both' },
  ])
})

test('rules that all have tests report no faults', () => {
  expect(faults(PAGE, test1)).toStrictEqual([])
})

test.each([
  ['a name that is no rule', PAGE, [test1, { file: 'api/src/cart.ts', text: '// [bag.minimal-order]' }], 'is no rule'],
  ['a rule that no test names', PAGE, [], 'no test names bag.minimum-order'],
  ['a rule that only a comment names', PAGE, [{ file: 'a.test.ts', text: '// [bag.minimum-order]' }], 'no test names bag.minimum-order'],
  ['a rule that only code names', PAGE, [{ file: 'a.ts', text: "'[bag.minimum-order]'" }], 'no test names bag.minimum-order'],
  ['a planned rule that is tested', PAGE, [test1, { file: 'a.test.ts', text: "test('x [bag.gift-card]')" }], 'not planned any more'],
  ['a rule written twice', `${PAGE}${PAGE.split('\n')[1]}`, [test1], 'twice'],
  ['a place that is gone', PAGE.replace('cart.ts', 'bag.ts'), [test1], 'does not exist'],
  ['a rule without a place', PAGE.replace(' Kept in `api/src/cart.ts`.', ''), [], 'docs/rules/bag.md:2'],
  ['an id without a hyphen', PAGE.replace('minimum-order', 'minimum'), [], 'docs/rules/bag.md:2'],
])('%s is reported', (_, text, sources, expected) => {
  expect(faults(text, ...sources)).toStrictEqual([expect.stringContaining(expected)])
})
