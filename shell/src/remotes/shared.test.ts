import fs from 'node:fs'
import path from 'node:path'
import { modules } from './shared.ts'

const listed = fs.readFileSync(path.join(__dirname, '../../../shared/build/shared.mjs'), 'utf8')
const names = [...(/const NAMES = \[([^\]]+)\]/.exec(listed)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name)

test('the shell provides exactly the modules that remotes are built against', () => {
  expect(names.length).toBeGreaterThan(5)
  expect(Object.keys(modules).sort()).toStrictEqual(names.sort())
})

test('a shared module is provided whole: its namespace and every export', () => {
  for (const module of Object.values(modules)) expect(Object.keys(module).length).toBeGreaterThan(0)
  expect(Object.keys(modules['@shop/http']!)).toContain('createRequestFx')
  expect(Object.keys(modules['react']!)).toContain('useSyncExternalStore')
})
