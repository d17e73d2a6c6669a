import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { match } from '@shop/contracts/pages/routes'
import { rollback } from '@shop/release/actions'
import { log } from '../platform/observability/log.ts'
import { filesOf } from './page-files.ts'
import { brandOf } from '../platform/brand/brand-file.ts'
import { inLanguage } from './popups.ts'
import { Releases } from './releases.ts'
import { fallBack } from './snapshot.ts'
import { makeSmallShop, release, writeCatalog, writeShell } from '../test/support/small-shop.ts'

jest.mock('../platform/observability/log.ts', () => ({ ...jest.requireActual<object>('../platform/observability/log.ts'), log: jest.fn() }))

let shop: ReturnType<typeof makeSmallShop>

beforeEach(() => void (shop = makeSmallShop()))
afterEach(() => shop.remove())

test('a new record takes effect at once and notifies listeners once', () => {
  const releases = new Releases(shop.stateDir)
  const heard: number[] = []
  releases.onChange(({ serial }) => heard.push(serial))
  expect(releases.current().versions).toStrictEqual({ 'mfe-catalog': '1.0.0' })
  release(shop.stateDir, { 'mfe-catalog': '1.1.0' })
  expect(releases.current().versions).toStrictEqual({ 'mfe-catalog': '1.1.0' })
  expect(releases.current().serial).toBe(2)
  expect(heard).toStrictEqual([2])
})

const spoil = (id: string, file = 'server/server.cjs') =>
  fs.appendFileSync(path.join(shop.stateDir, 'artifacts', ...id.split('@'), file), '// changed')
const fault = (reason: string, instead: string) => `mfe-catalog@1.2.0 is damaged (${reason}): ${instead}.`

test.each(['server/server.cjs', 'artifact.json', 'remoteEntry.js', 'page-listing.1.css'])(
  'a remote whose %s was changed after its release goes to its last good version, the rest of the record applies [release.damaged-part]',
  (file) => {
    const releases = new Releases(shop.stateDir)
    writeCatalog(shop.stateDir, '1.2.0')
    writeShell(shop.stateDir, '1.1.0')
    release(shop.stateDir, { 'mfe-catalog': '1.2.0' })
    spoil('mfe-catalog@1.2.0', file)
    release(shop.stateDir, { shell: '1.1.0' })
    const { serial, shell, versions, forBrowser } = releases.current()
    expect([serial, shell.version, versions]).toStrictEqual([3, '1.1.0', { 'mfe-catalog': '1.0.0' }])
    expect(forBrowser.remotes['mfe-catalog']?.map(({ version }) => version)).toStrictEqual(['1.0.0'])
    expect(releases.faults).toStrictEqual([fault(`${file} has another hash`, '1.0.0 is served instead')])
    expect(log).toHaveBeenCalledWith('release part damaged', releases.faults[0])
  },
)

test('a missing version goes to the newest whole one, and without any the remote is left out', () => {
  writeCatalog(shop.stateDir, '1.2.0')
  for (const version of ['1.1.0', '1.2.0']) release(shop.stateDir, { 'mfe-catalog': version })
  fs.rmSync(path.join(shop.stateDir, 'artifacts/mfe-catalog/1.2.0'), { recursive: true })
  spoil('mfe-catalog@1.1.0')
  expect(new Releases(shop.stateDir).current().versions).toStrictEqual({ 'mfe-catalog': '1.0.0' })
  spoil('mfe-catalog@1.0.0')
  const releases = new Releases(shop.stateDir)
  expect(releases.current()).toMatchObject({ shell: { version: '1.0.0' }, versions: {}, remotes: {} })
  expect(releases.faults).toStrictEqual([fault('artifact.json is missing', 'it is left out, for it has no other good version')])
})

test('a damaged shell goes to its last good version; without one the shell in use stays', () => {
  const releases = new Releases(shop.stateDir)
  writeShell(shop.stateDir, '1.1.0')
  release(shop.stateDir, { shell: '1.1.0' })
  spoil('shell@1.1.0', 'main.js')
  expect(new Releases(shop.stateDir).current().shell.version).toBe('1.0.0')
  spoil('shell@1.0.0', 'main.js')
  expect(() => new Releases(shop.stateDir)).toThrow('shell@1.1.0 is damaged (main.js has another hash)')
  release(shop.stateDir, { 'mfe-catalog': '1.1.0' })
  expect(releases.current()).toMatchObject({ serial: 3, shell: { version: '1.0.0' }, versions: { 'mfe-catalog': '1.1.0' } })
})

test('a damaged version that is repaired in place is served again', () => {
  release(shop.stateDir, { 'mfe-catalog': '1.1.0' })
  spoil('mfe-catalog@1.1.0')
  const releases = new Releases(shop.stateDir)
  const heard: unknown[] = []
  releases.onChange(({ versions }) => heard.push(versions))
  releases.lookAtDamage()
  expect(heard).toStrictEqual([])
  writeCatalog(shop.stateDir, '1.1.0')
  releases.lookAtDamage()
  expect(heard).toStrictEqual([{ 'mfe-catalog': '1.1.0' }])
  expect(releases.faults).toStrictEqual([])
})

test('a newest record that cannot be read leaves the one before in force, also at a start', () => {
  const releases = new Releases(shop.stateDir)
  release(shop.stateDir, { 'mfe-catalog': '1.1.0' })
  fs.writeFileSync(path.join(shop.stateDir, 'release/records/00000002.json'), '{"serial": 2, "disc')
  for (const each of [releases, new Releases(shop.stateDir)]) {
    expect(each.current().versions).toStrictEqual({ 'mfe-catalog': '1.0.0' })
    expect(each.faults).toStrictEqual([expect.stringContaining('Release 2 cannot be read')])
  }
})

test('every document lists the active version and two fallbacks, however many exist', () => {
  const releases = new Releases(shop.stateDir)
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0']) {
    writeCatalog(shop.stateDir, version)
    release(shop.stateDir, { 'mfe-catalog': version })
  }
  const told = releases.current().forBrowser.remotes['mfe-catalog']?.map(({ version }) => version)
  expect(told).toStrictEqual(['1.4.0', '1.3.0', '1.2.0'])
})

test('browsers receive the hash of the active version’s ask list; a build without one sends none', () => {
  const releases = new Releases(shop.stateDir)
  const told = () => releases.current().forBrowser.remotes['mfe-catalog']?.map(({ asks }) => asks)
  expect(told()).toStrictEqual([undefined])
  writeCatalog(shop.stateDir, '1.2.0', '', 'asks of 1.2.0')
  writeCatalog(shop.stateDir, '1.3.0', '', 'asks of 1.3.0')
  for (const version of ['1.2.0', '1.3.0']) release(shop.stateDir, { 'mfe-catalog': version })
  const seal = `sha384-${createHash('sha384').update('asks of 1.3.0').digest('base64')}`
  expect(told()).toStrictEqual([seal, undefined, undefined])
  const { forBrowser } = fallBack(releases.current(), ['mfe-catalog'])
  expect(forBrowser.remotes['mfe-catalog']?.[0]?.asks).toMatch(/^sha384-/)
})

const popups = { 'size-choose': { kind: 'sheet', name: { ru: 'Размер', en: 'Size' } } } as const

test('browsers receive the popups of the active version; a rollback restores the older ones', () => {
  writeCatalog(shop.stateDir, '1.2.0', '', '', { 'size-choose': { kind: 'dialog', name: { ru: 'Выбор', en: 'Choice' } } })
  writeCatalog(shop.stateDir, '1.3.0', '', '', popups)
  const releases = new Releases(shop.stateDir)
  const told = () => releases.current().forBrowser.remotes['mfe-catalog']?.map((version) => version.popups)
  expect(told()).toStrictEqual([undefined])
  for (const version of ['1.2.0', '1.3.0']) release(shop.stateDir, { 'mfe-catalog': version })
  expect(told()).toStrictEqual([popups, undefined, undefined])
  rollback(shop.stateDir, 'mfe-catalog', undefined, { who: 'tester', why: 'a test' })
  expect(told()).toStrictEqual([{ 'size-choose': { name: { ru: 'Выбор', en: 'Choice' } } }, undefined])
})

test('a document contains popup names only in its own language, the shell’s included', () => {
  writeShell(shop.stateDir, '1.1.0', undefined, { location: { kind: 'dialog', name: { ru: 'Где вы', en: 'Where are you' } } })
  writeCatalog(shop.stateDir, '1.2.0', '', '', popups)
  release(shop.stateDir, { shell: '1.1.0', 'mfe-catalog': '1.2.0' })
  const { forBrowser } = new Releases(shop.stateDir).current()
  const told = inLanguage(forBrowser, 'en')
  expect(told.popups).toStrictEqual({ location: { name: { en: 'Where are you' } } })
  expect(told.remotes['mfe-catalog']?.[0]?.popups).toStrictEqual({ 'size-choose': { kind: 'sheet', name: { en: 'Size' } } })
  expect(told.remotes['mfe-catalog']?.[1]).toStrictEqual(forBrowser.remotes['mfe-catalog']?.[1])
})

test('the page and its remote’s ask list are preloaded together', () => {
  const releases = new Releases(shop.stateDir)
  const row = match('/catalog')?.row ?? null
  const asked = () =>
    filesOf(releases.current(), row, 'ru', { brand: brandOf(), artifactsUrl: '', picturesUrl: '' }).scripts.filter(({ href }) =>
      href.endsWith('/asks.js'),
    )
  expect(asked()).toStrictEqual([])
  writeCatalog(shop.stateDir, '1.2.0', '', 'asks')
  release(shop.stateDir, { 'mfe-catalog': '1.2.0' })
  const integrity = releases.current().forBrowser.remotes['mfe-catalog']?.[0]?.asks
  expect(asked()).toStrictEqual([{ href: '/a/mfe-catalog/1.2.0/asks.js', integrity, owner: 'mfe-catalog@1.2.0' }])
})

test('a rolled-back version is not offered to browsers', () => {
  const releases = new Releases(shop.stateDir)
  writeCatalog(shop.stateDir, '1.2.0')
  for (const version of ['1.1.0', '1.2.0']) release(shop.stateDir, { 'mfe-catalog': version })
  rollback(shop.stateDir, 'mfe-catalog', undefined, { who: 'tester', why: 'a test' })
  expect(releases.current().forBrowser.remotes['mfe-catalog']?.map(({ version }) => version)).toStrictEqual(['1.1.0', '1.0.0'])
})

test('browsers receive the active version first, then the fallbacks', () => {
  const releases = new Releases(shop.stateDir)
  release(shop.stateDir, { 'mfe-catalog': '1.1.0' })
  expect(releases.current().forBrowser).toMatchObject({
    serial: 2,
    shell: '1.0.0',
    remotes: {
      'mfe-catalog': [{ version: '1.1.0', entry: '/a/mfe-catalog/1.1.0/remoteEntry.js', texts: ['page/listing'] }, { version: '1.0.0' }],
    },
  })
})
