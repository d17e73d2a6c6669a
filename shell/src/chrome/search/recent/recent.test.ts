import { MAX_RECENT, parseRecent, withRecent } from './recent.ts'

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  ['no texts', '[1, null, ""]'],
])('%s in storage reads as no searches', (_, stored) => {
  expect(parseRecent(stored)).toStrictEqual([])
})

test('the newest search comes first, deduplicated regardless of case', () => {
  expect(withRecent(['кольцо', 'Жемчуг'], ' жемчуг ')).toStrictEqual(['жемчуг', 'кольцо'])
  expect(withRecent(['кольцо'], '  ')).toStrictEqual(['кольцо'])
  expect(withRecent(['1', '2', '3', '4', '5'], '6')).toHaveLength(MAX_RECENT)
})
