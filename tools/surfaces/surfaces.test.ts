import { differenceOf } from './compare.ts'
import { reasonToRaise, versionAfter } from './kept.ts'
import { surfacesNow } from './now.ts'
import { readSurface, valuesOf, written, type Surface } from './surface.ts'

const INDEX = "export { Button, type ButtonProps } from './button.tsx';\nexport { $bag } from './bag.ts';"
const BUTTON = `import type { ReactNode } from 'react';
export interface ButtonProps {
    kind: 'plain' | 'quiet';
    children?: ReactNode;
}
export declare function Button({ kind, children }: ButtonProps): import("react").JSX.Element;`
const BAG = `export declare const $bag: import("effector").Store<{ total: number }>;`

/** A package like the kit, with these declarations in place of its own. */
const kit = (changes: Partial<Record<'src/index.d.ts' | 'src/button.d.ts' | 'src/bag.d.ts', string>> = {}, sources = 'one'): Surface => ({
  name: '@shop/ui',
  version: '1.3.0',
  sources,
  entries: { '@shop/ui': 'src/index.d.ts' },
  declarations: { 'src/index.d.ts': INDEX, 'src/button.d.ts': BUTTON, 'src/bag.d.ts': BAG, ...changes },
})

const replaced = (text: string, from: string, to: string) => {
  expect(text).toContain(from)
  return text.replace(from, to)
}

test.each<[string, Surface, { broken?: string[]; added?: string[]; isPatch?: boolean }, string]>([
  ['nothing', kit(), {}, '1.3.0'],
  ['a body', kit({}, 'two'), { isPatch: true }, '1.3.1'],
  [
    'the names of a component’s parameters',
    kit({ 'src/button.d.ts': replaced(BUTTON, '{ kind, children }', '{ kind, ...rest }') }, 'two'),
    { isPatch: true },
    '1.3.1',
  ],
  [
    'a new export',
    kit({ 'src/index.d.ts': `${INDEX}\nexport declare const Chip: () => null;` }, 'two'),
    { added: ['Chip'], isPatch: true },
    '1.4.0',
  ],
  [
    'a new property that may be left out',
    kit({ 'src/button.d.ts': replaced(BUTTON, 'children?', 'busy?: boolean;\n    children?') }),
    { added: ['Button'] },
    '1.4.0',
  ],
  [
    'a store that holds more',
    kit({ 'src/bag.d.ts': replaced(BAG, 'total: number', 'total: number; count: number') }),
    { added: ['$bag'] },
    '1.4.0',
  ],
  ['a removed export', kit({ 'src/index.d.ts': replaced(INDEX, 'Button, ', '') }), { broken: ['Button'] }, '2.0.0'],
  [
    'a new property that is needed',
    kit({ 'src/button.d.ts': replaced(BUTTON, 'children?', 'size: number;\n    children?') }),
    { broken: ['Button'] },
    '2.0.0',
  ],
  ['a value that is no longer taken', kit({ 'src/button.d.ts': replaced(BUTTON, " | 'quiet'", '') }), { broken: ['Button'] }, '2.0.0'],
  ['a store that holds less', kit({ 'src/bag.d.ts': replaced(BAG, 'total', 'sum') }), { broken: ['$bag'] }, '2.0.0'],
])('the version after a change of %s [release.versions-of-shared]', async (_, after, expected, version) => {
  const difference = await differenceOf(kit(), after)
  expect(difference).toStrictEqual({ broken: [], added: [], isPatch: false, ...expected })
  expect(versionAfter('1.3.0', difference, '1.3.0')).toBe(version)
})

test('a removed entry breaks what was taken from it, and is named with it', async () => {
  const card = { ...kit(), entries: { '@shop/ui': 'src/index.d.ts', '@shop/ui/bag': 'src/bag.d.ts' } }
  expect(await differenceOf(card, kit())).toMatchObject({ broken: ['$bag of @shop/ui/bag'], added: [] })
})

const none = { broken: [], added: [], isPatch: false }

test('the check asks for npm run docs when remotes are concerned, and lets a patch be', () => {
  expect(reasonToRaise(kit(), kit({}, 'two'), { ...none, isPatch: true })).toBeNull()
  expect(reasonToRaise(kit(), kit(), { ...none, added: ['Chip'] })).toBe(
    '@shop/ui becomes 1.4.0, because Chip is new to them: npm run docs raises it.',
  )
  expect(reasonToRaise(kit(), kit(), { ...none, broken: ['Button'], added: ['Chip', 'Tag'] })).toBe(
    '@shop/ui becomes 2.0.0, because Button would break released remotes and Chip, Tag are new to them: npm run docs raises it.',
  )
  expect(reasonToRaise(null, kit(), none)).toContain('npm run docs writes it')
})

test('a version that was raised by hand stays, and is written down', () => {
  expect(versionAfter('1.3.0', { ...none, added: ['Chip'] }, '2.0.0')).toBe('2.0.0')
  expect(reasonToRaise(kit(), { ...kit(), version: '2.0.0' }, none)).toBe(
    'docs/surfaces/ui.txt says 1.3.0 and package.json 2.0.0: npm run docs writes it.',
  )
})

test('what is written is read again as it was', () => {
  expect(readSurface(written(kit()))).toStrictEqual(kit())
  expect(valuesOf(kit(), '@shop/ui')).toStrictEqual(['Button', '$bag'])
})

// Run alone it compiles the types of all packages first.
test('every package that the shell gives compares with itself in another place as the same', async () => {
  const now = (await surfacesNow()) ?? []
  expect(now.map(({ name }) => name)).toContain('@shop/ui')
  for (const surface of now) {
    const moved = { ...surface, declarations: { ...surface.declarations, 'src/unused.d.ts': 'export {};' } }
    expect([surface.name, await differenceOf(surface, moved)]).toStrictEqual([surface.name, none])
  }
}, 180_000)
