import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { boundariesOf } from './boundaries.ts'
import { eject } from './eject.ts'
import { behind, workspacePackages } from './packages.ts'

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'eject-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

test('a folder that is not empty is refused and stays as it is [release.eject-touches-nothing]', async () => {
  fs.writeFileSync(path.join(folder, 'notes.txt'), 'mine')
  await expect(eject('mfe-certificates', folder)).rejects.toThrow(`${folder} is not empty: nothing was changed. Name a new folder.`)
  expect(fs.readdirSync(folder)).toStrictEqual(['notes.txt'])
  const file = path.join(folder, 'notes.txt')
  await expect(eject('mfe-certificates', file)).rejects.toThrow(`${file} is a file: name a folder.`)
  expect(fs.readFileSync(file, 'utf8')).toBe('mine')
})

test('what is no remote is refused, and no folder is made', async () => {
  const target = path.join(folder, 'new')
  await expect(eject('shell', target)).rejects.toThrow('There is no remote shell: there are mfe-cart-checkout, mfe-catalog,')
  expect(fs.readdirSync(folder)).toStrictEqual([])
})

test('only packages that the remote and its tests need are packed, with all that these need', () => {
  const all = new Map(
    [
      { name: '@shop/ui', version: '1.2.0', dependencies: { '@shop/session': 'workspace:*', react: 'catalog:' } },
      { name: '@shop/session', version: '7.1.0', devDependencies: { '@shop/forms': 'workspace:*' } },
      { name: '@shop/forms', version: '1.0.0' },
    ].map((manifest) => [manifest.name, manifest]),
  )
  expect(behind('mfe-certificates', new Map([...all].filter(([name]) => name !== '@shop/forms'))).map(({ name }) => name)).toStrictEqual([
    '@shop/session',
    '@shop/ui',
  ])
  expect(behind('mfe-certificates', workspacePackages()).map(({ name }) => name)).not.toContain('@shop/observability')
})

test('boundaries of the repository keep those of pages and features, and know no other remote', () => {
  const { forbidden } = boundariesOf('mfe-certificates', [{ name: 'no-circles' }, { name: 'remote-to-shell' }])
  expect(forbidden.map(({ name }) => name)).toStrictEqual([
    'no-circles',
    'only-shop-and-itself',
    'remote-to-part-of-session',
    'tools-only-in-tests',
  ])
})
