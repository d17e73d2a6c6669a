import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The build is plain modules, run by Node itself. */
function run(code: string): unknown {
  const file = (name: string) => JSON.stringify(path.join(__dirname, name))
  const imports = `import { givenSources } from ${file('given-sources.mjs')}; import { behind } from ${file('sources-behind.mjs')}`
  const source = `${imports}; console.log(JSON.stringify(${code}))`
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

test('the sources behind a module are what it imports relatively: parts, styles and lazily loaded code, without types and tests', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'given-'))
  const files = {
    'card/index.ts': `export { Card } from './card.tsx'\nexport type { CardProps } from './props.ts'`,
    'card/card.tsx': `import styles from './card.module.css'\nimport { Heart } from '../heart.tsx'\nimport { useUnit } from 'effector-react'`,
    'card/card.module.css': `.card { background: url(./dots.svg) }`,
    'card/dots.svg': '',
    'card/card.test.tsx': `import { Card } from './card.tsx'`,
    'card/props.ts': '',
    'heart.tsx': `export type Beat = number\nconst part = () => import('./beat.ts')\nimport { Heart } from './heart.tsx'`,
    'beat.ts': `import '../outside.ts'`,
    'button.tsx': '',
  }
  fs.mkdirSync(path.join(folder, 'card'))
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text)
  const found = run(`[...behind([${JSON.stringify(path.join(folder, 'card/index.ts'))}]).files]`) as string[]
  fs.rmSync(folder, { recursive: true })
  expect(found.map((file) => path.relative(folder, file)).sort()).toStrictEqual([
    'beat.ts',
    'card/card.module.css',
    'card/card.tsx',
    'card/dots.svg',
    'card/index.ts',
    'heart.tsx',
  ])
})

test('every package of the shop that the shell gives has a hash of its sources', () => {
  const given = run('givenSources()') as Record<string, string>
  expect(Object.keys(given)).toContain('@shop/ui')
  expect(Object.keys(given).every((name) => name.startsWith('@shop/'))).toBe(true)
  for (const hash of Object.values(given)) expect(hash).toMatch(/^[0-9a-f]{16}$/)
  expect(new Set(Object.values(given)).size).toBe(Object.keys(given).length)
})

test('one changed byte changes the hash of its module, and of no other', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'given-'))
  const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text)
  write('card.tsx', `import './card.module.css'`)
  write('card.module.css', '.card { margin: 0 }')
  write('button.tsx', '')
  const entries = { card: path.join(folder, 'card.tsx'), button: path.join(folder, 'button.tsx') }
  const given = () => run(`givenSources(${JSON.stringify(entries)})`) as typeof entries
  const before = given()
  write('card.module.css', '.card { margin: 1 }')
  const after = given()
  fs.rmSync(folder, { recursive: true })
  expect(after.button).toBe(before.button)
  expect(after.card).not.toBe(before.card)
})
