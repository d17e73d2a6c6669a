import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { promote, publish, rollback } from '@shop/release/actions'
import { withActive, type ReleaseRecord } from '@shop/release/record'
import { keyPairOf, signed } from '@shop/release/signing/jws'
import { keyFile } from '@shop/release/signing/key-files'
import { addKey, revokeKey } from '@shop/release/signing/keys'
import { pointAt, readRecord, recordFile } from '@shop/release/store'
import { repair } from '@shop/release/upkeep/repair'
import { makeSmallShop, release, writeCatalog } from '../test/support/small-shop.ts'
import { Releases } from './releases.ts'

jest.mock('../platform/observability/log.ts', () => ({ ...jest.requireActual<object>('../platform/observability/log.ts'), log: jest.fn() }))

const REASON = { who: 'anna', why: 'a test' }
const CATALOG = 'mfe-catalog'
let shop: ReturnType<typeof makeSmallShop>

beforeEach(() => void (shop = makeSmallShop()))
afterEach(() => {
  delete process.env['RELEASE_ROOT_KEY']
  shop.remove()
})

const versionIn = (releases: Releases) => releases.current().versions[CATALOG]
const hashOf = (serial: number) =>
  createHash('sha256')
    .update(fs.readFileSync(recordFile(shop.stateDir, serial)))
    .digest('hex')

/** A record past all checks of the commands, with a chain and a pointer that are right. */
function write(serial: number, record: ReleaseRecord, key?: string) {
  const { signature: _, ...content } = { ...record, serial, previous: serial === 1 ? null : hashOf(serial - 1) }
  const pair = key && keyPairOf(fs.readFileSync(keyFile(shop.stateDir, key), 'utf8'))
  fs.writeFileSync(recordFile(shop.stateDir, serial), JSON.stringify(pair ? signed(content, pair) : content))
  pointAt(shop.stateDir, serial)
}

/** The record of a serial, with this version active. */
function showing(serial: number, version: string, action: ReleaseRecord['action'] = 'promote'): ReleaseRecord {
  const { discovery, ...record } = readRecord(shop.stateDir, serial)
  const versions = withActive(discovery.microFrontends[CATALOG] ?? [], version)
  const microFrontends = { ...discovery.microFrontends, [CATALOG]: versions }
  return { ...record, action, changed: [`${CATALOG}@${version}`], discovery: { ...discovery, microFrontends } }
}

/** Keys of a team, a robot and a second manager; 1.1.0 is published. Serial 5. */
function withKeys() {
  publish(shop.stateDir, CATALOG, '1.1.0', REASON)
  addKey(shop.stateDir, 'catalog', 'team:mfe-catalog', REASON)
  addKey(shop.stateDir, 'watch', 'robot', REASON)
  addKey(shop.stateDir, 'boris', 'manager', REASON)
}

/** What a running and a starting front door make of it. */
function refusedByAll(running: Releases, sentence: string) {
  for (const each of [running, new Releases(shop.stateDir)]) {
    expect(versionIn(each)).toBe('1.0.0')
    expect(each.faults).toStrictEqual([expect.stringContaining(sentence)])
  }
}

test('a record changed together with all hashes is refused: what is served stays, a start takes the newest that verifies [release.signed-records]', () => {
  const releases = new Releases(shop.stateDir)
  release(shop.stateDir, { [CATALOG]: '1.1.0' })
  write(2, { ...readRecord(shop.stateDir, 2), why: 'something else' })
  refusedByAll(releases, 'Release 2 is not signed, and releases are signed from 1 on.')
  const forged = { ...readRecord(shop.stateDir, 2), signature: readRecord(shop.stateDir, 1).signature! }
  fs.writeFileSync(recordFile(shop.stateDir, 2), JSON.stringify(forged))
  pointAt(shop.stateDir, 2)
  refusedByAll(releases, 'Release 2 is not what the key manager has signed.')
  repair(shop.stateDir, 'anna')
  release(shop.stateDir, { [CATALOG]: '1.1.0' })
  expect([versionIn(releases), releases.faults]).toStrictEqual(['1.1.0', []])
})

test.each([
  ['a team’s key that promotes', 'catalog', 'promote', 'catalog, which may only publish and canary mfe-catalog.'],
  ['a team’s key that shows what it calls published', 'catalog', 'publish', 'catalog, which may only publish and canary mfe-catalog.'],
  ['a robot that shows something new', 'watch', 'rollback', 'watch, which may only lower exposure.'],
] as const)('%s is refused [release.scope-of-a-key]', (_, key, action, sentence) => {
  withKeys()
  const releases = new Releases(shop.stateDir)
  write(6, showing(5, '1.1.0', action), key)
  refusedByAll(releases, `Release 6 is signed by the key ${sentence}`)
})

test('a robot’s rollback and a team’s publication are taken', () => {
  withKeys()
  promote(shop.stateDir, CATALOG, '1.1.0', REASON)
  const releases = new Releases(shop.stateDir)
  writeCatalog(shop.stateDir, '1.2.0')
  process.env['RELEASE_KEY'] = keyFile(shop.stateDir, 'catalog')
  publish(shop.stateDir, CATALOG, '1.2.0', REASON)
  process.env['RELEASE_KEY'] = keyFile(shop.stateDir, 'watch')
  rollback(shop.stateDir, CATALOG, undefined, REASON)
  delete process.env['RELEASE_KEY']
  expect([versionIn(releases), releases.current().serial, releases.faults]).toStrictEqual(['1.0.0', 8, []])
})

test('what a revoked key signs is refused', () => {
  withKeys()
  const releases = new Releases(shop.stateDir)
  revokeKey(shop.stateDir, 'boris', REASON)
  write(7, showing(6, '1.1.0'), 'boris')
  refusedByAll(releases, 'Release 7 is signed by the key boris, which was revoked at')
})

describe('a running front door', () => {
  let releases: Releases
  beforeEach(() => {
    release(shop.stateDir, { [CATALOG]: '1.1.0' })
    releases = new Releases(shop.stateDir)
  })
  const refuses = (sentence: string) => {
    expect(versionIn(releases)).toBe('1.1.0')
    expect(releases.faults).toStrictEqual([expect.stringContaining(sentence)])
  }

  test('never goes back below a release that it has taken: a history that was cut is seen', () => {
    fs.rmSync(recordFile(shop.stateDir, 2))
    pointAt(shop.stateDir, 1)
    refuses('Release 1 is older than 2, which is served: the history was cut, restart to go back.')
  })

  test('sees a history that a key’s owner has written anew', () => {
    write(2, showing(1, '1.0.0'), 'manager')
    refuses('Release 2 is another one than was taken: the history was rewritten.')
    write(3, showing(2, '1.0.0'), 'manager')
    refuses('Release 2 is another one than was taken: the history was rewritten.')
  })

  test('takes a release that sets aside what it serves, once a manager has repaired it', () => {
    fs.writeFileSync(recordFile(shop.stateDir, 2), '')
    repair(shop.stateDir, 'anna')
    expect([versionIn(releases), releases.current().serial, releases.faults]).toStrictEqual(['1.0.0', 3, []])
  })
})

test('with a pinned key a shop that another key has signed does not start', () => {
  process.env['RELEASE_ROOT_KEY'] = 'A'.repeat(43)
  expect(() => new Releases(shop.stateDir)).toThrow('Release 1 is refused: no release up to it is signed by the pinned key.')
})
