import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Popups } from '@shop/contracts/pages/popups'
import { runProgram } from '../processes/run-program.ts'
import { copyProject } from './copy.ts'
import { withPopup } from './popup.ts'

jest.setTimeout(540_000)

const root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'new-'))
beforeAll(() => copyProject(root))
afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

const run = (script: string, ...args: string[]) =>
  runProgram(process.execPath, [path.join(root, script), ...args], { cwd: root, env: { NO_COLOR: '1', FORCE_COLOR: '0' }, minutes: 4 })
const make = (...args: string[]) => run('tools/new.ts', ...args)
/** Nothing but the words of a program that did not end well. */
const wrong = async (script: string, ...args: string[]) => {
  const { code, output } = await run(script, ...args)
  return code === 0 ? '' : output
}
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

const PIECES = [
  ['page', 'mfe-landings', 'gift-guide', '/gift-guide', '--ru', 'Кому что дарить', '--en', "A giver's guide"],
  ['page', 'mfe-catalog', 'gift-of', '/gift-of/:id'],
  ['page', 'mfe-landings', 'gift-letters', '/gift-letters', '--form'],
  ['widget', 'mfe-profile', 'gift-row'],
  ['widget', 'mfe-profile', 'gift-box', '--popup', '--ru', 'Коробка', '--en', "A giver's box"],
  ['widget', 'mfe-certificates', 'gift-card', '--popup'],
  ['endpoint', 'gift-ideas', 'GET', '/gift-ideas'],
  ['endpoint', 'gift-wish', 'POST', '/gift-wishes'],
  ['event', 'gift.chosen'],
]
const MADE = [
  'mfe-landings/src/pages/gift-guide',
  'mfe-catalog/src/pages/gift-of',
  'mfe-landings/src/pages/gift-letters',
  'mfe-profile/src/widgets/gift-row',
  'mfe-profile/src/widgets/gift-box',
  'mfe-profile/src/popups.json',
  'mfe-certificates/src/widgets/gift-card',
  'mfe-certificates/src/popups.json',
  'shared/contracts/src',
  'shared/events/src',
  'api/src/service/gift-ideas',
  'api/src/service/gift-wish',
  'api/src/app.ts',
  'api/src/service/plugins.ts',
  'api/test/gift-ideas',
  'api/test/gift-wish',
]

/** One program over what was made; `tsc -b` would check every package that depends on a contract. */
const TYPES_OF_MADE = {
  extends: './mfe-landings/tsconfig.json',
  compilerOptions: { rootDir: '.', noEmit: true, composite: false, incremental: false, emitDeclarationOnly: false, declaration: false },
  include: [...MADE.filter((made) => made.includes('/gift-')), 'api/src/app.ts', 'shared/build/globals.d.ts'],
  references: [],
}

test('generated code compiles, is formatted, and passes its own tests', async () => {
  for (const piece of PIECES) expect(await make(...piece)).toMatchObject({ code: 0 })

  fs.writeFileSync(path.join(root, 'tsconfig.made.json'), JSON.stringify(TYPES_OF_MADE))
  expect(await wrong('node_modules/typescript/bin/tsc', '-p', 'tsconfig.made.json')).toBe('')
  expect(await wrong('node_modules/@biomejs/biome/bin/biome', 'format', ...MADE)).toBe('')
  expect(await wrong('tools/docs.ts', '--check', '--pages')).toBe('')
  expect(await wrong('node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints')).toBe('')
  const jest = 'node_modules/jest/bin/jest.js'
  expect(await wrong(jest, 'gift-', 'contracts/src/pages/routes', 'mfe-landings/src/pages.test', 'mfe-catalog/src/pages.test')).toBe('')
})

const inTheLongRun = process.env['FULL'] === '1' ? test : test.skip

inTheLongRun('with generated code the whole project compiles, and its lint, boundaries and API tests pass', async () => {
  expect(await wrong('node_modules/typescript/bin/tsc', '-b')).toBe('')
  expect(await wrong('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...MADE)).toBe('')
  const cruiser = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long']
  expect(await wrong('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...cruiser, ...MADE)).toBe('')
  expect(await wrong('node_modules/jest/bin/jest.js', '-c', 'api/jest.config.mjs', 'gift-')).toBe('')
})

test('a generated route is inserted in match order and documented', () => {
  const routes = read('shared/contracts/src/pages/routes.ts')
  expect(routes.indexOf("'/gift-guide'")).toBeLessThan(routes.indexOf("'/designers/:id'"))
  expect(routes.indexOf("'/gift-of/:id'")).toBeGreaterThan(routes.indexOf("'/designers/:id'"))
  expect(read('docs/routes.md')).toContain('`/gift-guide`')
  expect(read('docs/events.md')).toContain('`gift.chosen`')
})

test('every remote depends on what the form template imports', () => {
  for (const remote of fs.readdirSync(root).filter((name) => name.startsWith('mfe-'))) {
    const { dependencies } = JSON.parse(read(`${remote}/package.json`)) as { dependencies: Record<string, string> }
    expect([remote, Object.keys(dependencies)]).toStrictEqual([
      remote,
      expect.arrayContaining(['@shop/flows', '@shop/forms', 'react-hook-form']),
    ])
  }
})

test('a popup is added to its remote’s popups.json, which is created if missing', () => {
  const { auth, 'gift-box': box } = JSON.parse(read('mfe-profile/src/popups.json')) as Popups
  expect(auth).toStrictEqual({ kind: 'dialog', name: { ru: 'Войти', en: 'Sign in' } })
  expect(box).toStrictEqual({ kind: 'dialog', name: { ru: 'Коробка', en: "A giver's box" } })
  const card = { kind: 'dialog', name: { ru: 'Окно «Gift card»', en: 'Gift card' } }
  expect(JSON.parse(read('mfe-certificates/src/popups.json'))).toMatchObject({ 'gift-card': card })
  const { files } = withPopup(path.join(root, 'docs'), 'mfe-gifts', 'gift-card', card.name, {})
  expect(JSON.parse(files['mfe-gifts/src/popups.json'] ?? '')).toStrictEqual({ 'gift-card': card })
})

test.each([
  [['page', 'mfe-landings', 'gift-guide', '/another'], 'mfe-landings/src/pages/gift-guide/asks.ts is there already'],
  [['page', 'mfe-gifts', 'gifts', '/gifts'], 'There is no remote "mfe-gifts"'],
  [['page', 'mfe-landings', 'again', '/about'], '/about is answered by mfe-landings/src/pages/content already'],
  [['page', 'mfe-landings', 'Gifts', '/gifts'], '"Gifts" is no name for a page'],
  [['page', 'mfe-landings', 'gifts', 'gifts'], '"gifts" is no address'],
  [['endpoint', 'gifts', 'PUT', '/gifts'], 'A call is GET or POST'],
  [['widget', 'mfe-profile', 'gift-box', '--popup'], 'mfe-profile/src/widgets/gift-box/gift-box.test.tsx is there already'],
  [['page', 'mfe-landings', 'gifts', '/gifts', '--popup'], 'A popup is a widget.'],
  [['event', 'gift.chosen'], 'gift.chosen is there already'],
  [['event', 'gift'], '"gift" is no name of an event'],
  [['gift'], '"gift" is nothing that can be made'],
  [[], 'npm run new -- widget <remote> <name>'],
])('%j is rejected with a clear error, and nothing is written', async (args, sentence) => {
  const before = read('shared/contracts/src/pages/routes.ts')
  const { code, output } = await make(...args)
  expect([code, output]).toStrictEqual([1, expect.stringContaining(sentence)])
  expect(output).not.toContain('    at ')
  expect(read('shared/contracts/src/pages/routes.ts')).toBe(before)
})
