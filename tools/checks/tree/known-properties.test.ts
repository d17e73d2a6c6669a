import { knownProperties, unknownProperties } from './known-properties.ts'

test('a custom property that is set nowhere is found, one that a stylesheet, a style or code sets is not', () => {
  const files = [
    { file: 'a.css', text: '.a { --own: 1px; color: var(--gold); padding: var(--own) var(--foot, 0) var(--veil) var(--x) }' },
    { file: 'b.css', text: '@property --veil { syntax: "<color>" }' },
    { file: 'c.ts', text: "const FOOT = '--foot'" },
    { file: 'd.tsx', text: "<i style={{ ['--x' as string]: 1 }} />" },
  ]
  expect(unknownProperties(files)).toStrictEqual(['a.css: --gold is set nowhere'])
})

test('every custom property of the shop exists', async () => {
  expect(await knownProperties.run('')).toStrictEqual([])
})
