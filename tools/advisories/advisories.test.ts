import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { compare, installedBy, learn, PLACES } from './known.ts'
import { affects, readOsv } from './osv.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'advisories-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const write = (file: string, content: unknown) => {
  fs.writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
  return path.join(folder, file)
}

const LOCKFILE = `lockfileVersion: '9.0'

importers:
  .:
    dependencies:
      stranger:
        version: 9.9.9

packages:

  '@scope/pack@2.0.0':
    resolution: {integrity: sha512-x}

  left@1.4.0:
    resolution: {integrity: sha512-x}

  left@1.5.0-rc.1:
    resolution: {integrity: sha512-x}

snapshots:

  right@1.0.0: {}
`

let count = 0
const newPlaces = (lockfile = LOCKFILE) => {
  count += 1
  return { lockfile: write(`lock-${count}.yaml`, lockfile), known: path.join(folder, `known-${count}.json`) }
}
const advisory = (id: string, name: string, events: object[], more: object = {}) => ({
  id,
  modified: '2026-01-01T00:00:00Z',
  summary: 'a hole',
  affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
  ...more,
})
const NOW = new Date('2026-03-10T12:00:00Z')

test('installed packages are read from the lockfile, scoped names and prereleases included', () => {
  expect(installedBy(newPlaces().lockfile)).toStrictEqual([
    { name: '@scope/pack', version: '2.0.0' },
    { name: 'left', version: '1.4.0' },
    { name: 'left', version: '1.5.0-rc.1' },
  ])
})

test('the shop’s own lockfile is read completely', () => {
  const installed = installedBy(PLACES.lockfile)
  expect(installed.length).toBeGreaterThan(500)
  expect(installed).toContainEqual({ name: 'react', version: expect.stringMatching(/^19\./) })
})

test('without advisories the result is unknown, not clean', () => {
  expect(compare(newPlaces(), NOW)).toStrictEqual({ found: [], isKnown: false, age: expect.stringContaining('never updated') })
})

test('an installed version inside a range is reported with the fixed version', () => {
  const places = newPlaces()
  const file = write('range.json', advisory('GHSA-1', 'left', [{ introduced: '0' }, { fixed: '1.5.0' }]))
  learn(places, readOsv([file]), new Date('2026-03-01T00:00:00Z'))
  expect(compare(places, NOW)).toStrictEqual({
    found: ['left@1.4.0: GHSA-1 a hole (mended in 1.5.0)', 'left@1.5.0-rc.1: GHSA-1 a hole (mended in 1.5.0)'],
    isKnown: true,
    age: 'advisories of 2026-03-01, 9 days old',
  })
})

test('a fixed package, another ecosystem and a withdrawn advisory are not reported', () => {
  const places = newPlaces()
  const other = advisory('PYSEC-1', 'left', [{ introduced: '0' }])
  other.affected[0]!.package.ecosystem = 'PyPI'
  const first = write('first.json', [advisory('GHSA-2', '@scope/pack', [{ introduced: '0' }])])
  learn(places, readOsv([first]), NOW)
  expect(compare(places, NOW).found).toHaveLength(1)
  const later = write('later.json', {
    vulns: [
      advisory('GHSA-1', 'left', [{ introduced: '0' }, { fixed: '1.4.0' }]),
      advisory('GHSA-2', '@scope/pack', [{ introduced: '0' }], { withdrawn: '2026-02-01T00:00:00Z' }),
      other,
    ],
  })
  learn(places, readOsv([later]), NOW)
  expect(compare(places, NOW).found).toStrictEqual([])
})

test('of two revisions of one advisory the newer one wins, in any import order', () => {
  const places = newPlaces()
  const newer = advisory('GHSA-1', 'left', [{ introduced: '0' }, { fixed: '1.0.0' }], { modified: '2026-02-01T00:00:00Z' })
  learn(places, readOsv([write('newer.json', newer)]), NOW)
  learn(places, readOsv([write('older.json', advisory('GHSA-1', 'left', [{ introduced: '0' }]))]), NOW)
  expect(compare(places, NOW).found).toStrictEqual([])
})

test('packages added after the import are reported as not covered', () => {
  const places = newPlaces()
  learn(places, readOsv([write('none.json', [])]), NOW)
  fs.writeFileSync(places.lockfile, LOCKFILE.replace('left@1.4.0', 'new-one@1.0.0'))
  expect(compare(places, NOW).age).toContain('1 packages were added since and are not covered')
})

test('a folder of files is read, and an invalid file is named', () => {
  const many = path.join(folder, 'many')
  fs.mkdirSync(many)
  for (const id of ['GHSA-1', 'GHSA-2']) fs.writeFileSync(path.join(many, `${id}.json`), JSON.stringify(advisory(id, 'left', [])))
  expect(readOsv([many]).advisories.map(({ id }) => id)).toStrictEqual(['GHSA-1', 'GHSA-2'])
  expect(() => readOsv([write('wrong.json', { name: 'x' })])).toThrow(/wrong\.json is no OSV file/)
  expect(() => readOsv([write('half.json', '{')])).toThrow(/half\.json cannot be read/)
  expect(() => readOsv([path.join(folder, 'nowhere')])).toThrow(/There is no .*nowhere/)
})

test.each([
  ['1.2.2', [{ introduced: '1.2.3' }, { fixed: '1.3.0' }], false],
  ['1.2.3', [{ introduced: '1.2.3' }, { fixed: '1.3.0' }], true],
  ['1.3.0', [{ introduced: '1.2.3' }, { fixed: '1.3.0' }], false],
  ['2.1.0', [{ introduced: '0' }, { fixed: '1.0.0' }, { introduced: '2.0.0' }, { fixed: '2.2.0' }], true],
  ['1.1.0', [{ introduced: '2.0.0' }, { introduced: '0' }, { fixed: '1.0.0' }], false],
  ['1.0.0', [{ introduced: '0' }, { last_affected: '1.0.0' }], true],
  ['1.0.1', [{ introduced: '0' }, { last_affected: '1.0.0' }], false],
  ['1.0.0-rc.2', [{ introduced: '1.0.0-rc.1' }, { fixed: '1.0.0-rc.11' }], true],
  ['1.0.0', [{ introduced: '1.0.0-rc.1' }, { fixed: '1.0.0-rc.11' }], false],
  ['1.2.0', [{ introduced: '1.2' }, { fixed: '1.3' }], true],
  ['0.0.0-alpha', [{ introduced: '0' }, { fixed: '0.0.1' }], true],
])('%s against %j: affected is %s', (version, events, expected) => {
  expect(affects({ package: { ecosystem: 'npm', name: 'left' }, ranges: [{ type: 'SEMVER', events }] }, version)).toBe(expected)
})

test('a version listed explicitly is affected', () => {
  expect(affects({ package: { ecosystem: 'npm', name: 'left' }, versions: ['1.4.0'] }, '1.4.0')).toBe(true)
})
