import fs from 'node:fs'
import path from 'node:path'
import { base64url, CompactSign, compactVerify, importJWK, type JWK } from 'jose'
import { promote, publish, rollback } from '../../src/actions.ts'
import { withBuild } from '../../src/artifact.ts'
import { canary } from '../../src/canary/canary.ts'
import { activeOf, withActive, type ReleaseRecord } from '../../src/record.ts'
import { repair } from '../../src/upkeep/repair.ts'
import { canonical } from '../../src/signing/canonical.ts'
import { isSignatureRight } from '../../src/signing/jws.ts'
import { keyFile } from '../../src/signing/key-files.ts'
import { addKey, revokeKey } from '../../src/signing/keys.ts'
import { append, readCurrent, readNewestWhole, readRecord, recordFile } from '../../src/store.ts'
import { statusOf } from '../../src/status.ts'
import { verify } from '../../src/verify.ts'
import { releaseWorkspace } from '../../src/workspace.ts'
import { beforeSigning, newState, writeBuild } from '../built.ts'
import { as, forge, rechain } from './forged.ts'

const REASON = { who: 'anna', why: 'a test' }
const NAME = 'mfe-catalog'
let state: string

const active = () => activeOf(readCurrent(state) as ReleaseRecord, NAME)?.metadata.version

function promoted(...versions: string[]) {
  for (const version of versions) {
    publish(state, NAME, version, REASON)
    promote(state, NAME, version, REASON)
  }
}

/** All versions, with this one active. */
const showing = (version: string) => (record: ReleaseRecord) => {
  const { microFrontends } = record.discovery
  const discovery = { ...record.discovery, microFrontends: { ...microFrontends, [NAME]: withActive(microFrontends[NAME] ?? [], version) } }
  return { discovery, action: 'promote' as const, changed: [`${NAME}@${version}`] }
}

beforeEach(() => {
  state = newState()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) writeBuild(state, NAME, version)
  writeBuild(state, 'mfe-profile', '1.0.0')
})
afterEach(() => {
  delete process.env['RELEASE_ROOT_KEY']
  fs.rmSync(state, { recursive: true })
})

describe('a signature', () => {
  test('is of canonical JSON', () => {
    const one = { b: [1.5, 1e21, null, true], a: { 'ё"\n': 'é', 10: 1, 9: 2 }, c: undefined }
    expect(canonical(one)).toBe('{"a":{"10":1,"9":2,"ё\\"\\n":"é"},"b":[1.5,1e+21,null,true]}')
    expect(canonical({ c: 1, b: 2 })).toBe(canonical({ b: 2, c: 1 }))
  })

  test('is a detached JWS: jose reads what is written here, and the other way round', async () => {
    promoted('1.0.0')
    const { signature, ...content } = JSON.parse(fs.readFileSync(recordFile(state, 2), 'utf8')) as ReleaseRecord
    const [header, nothing, mark] = signature?.jws.split('.') ?? []
    expect(nothing).toBe('')
    const jwk = JSON.parse(fs.readFileSync(keyFile(state, 'manager'), 'utf8')) as JWK
    const { kty, crv, x } = jwk
    const verified = await compactVerify(`${header}.${base64url.encode(canonical(content))}.${mark}`, { kty, crv, x } as JWK)
    expect(verified.protectedHeader).toStrictEqual({ alg: 'EdDSA' })
    const byJose = await new CompactSign(new TextEncoder().encode(canonical(content)))
      .setProtectedHeader({ alg: 'EdDSA' })
      .sign(await importJWK(jwk, 'EdDSA'))
    const jws = byJose.replace(/\..*\./, '..')
    expect(isSignatureRight({ ...content, signature: { kid: x ?? '', jws } })).toBe(true)
    expect(isSignatureRight({ ...content, who: 'eve', signature: { kid: x ?? '', jws } })).toBe(false)
    expect(isSignatureRight({ ...content, signature: { kid: 'A'.repeat(43), jws } })).toBe(false)
  })

  test('its private key can be read by nobody else', () => {
    promoted('1.0.0')
    expect(fs.statSync(keyFile(state, 'manager')).mode & 0o777).toBe(0o600)
  })
})

describe('a record that was changed', () => {
  test('is refused though all hashes were computed anew, and so is what stands on it [release.signed-records]', () => {
    promoted('1.0.0', '1.1.0')
    const record = readRecord(state, 3)
    fs.writeFileSync(recordFile(state, 3), JSON.stringify({ ...record, why: 'something else' }))
    rechain(state, 4, 4)
    expect(() => readCurrent(state)).toThrow('Release 4 is not what the key manager has signed. npm run release -- repair')
    expect(verify.bind(null, state)).toThrow('Release 4 is not what')
    expect(() => promote(state, NAME, '1.0.0', REASON)).toThrow('Release 4 is not what')
    expect(readNewestWhole(state)?.serial).toBe(2)
  })

  test('in the middle is said by verify, and repair sets it aside', () => {
    promoted('1.0.0', '1.1.0')
    fs.writeFileSync(recordFile(state, 3), JSON.stringify({ ...readRecord(state, 3), who: 'eve' }))
    expect(verify(state).problems).toStrictEqual([
      'The chain of records is broken at 4.',
      'Release 3 is not what the key manager has signed.',
    ])
    expect(() => rollback(state, NAME, undefined, REASON)).toThrow('The chain of records is broken at 3, 4')
    expect(repair(state, 'anna').at(-1)).toContain('Release 5 repeats release 4: mfe-catalog 1.1.0.')
    expect(verify(state).problems).toStrictEqual([])
    expect(readCurrent(state)?.signature).toBeDefined()
  })

  test('under another serial is refused', () => {
    promoted('1.0.0', '1.1.0')
    fs.copyFileSync(recordFile(state, 2), recordFile(state, 5))
    fs.writeFileSync(path.join(state, 'release/current.json'), '{"serial":5}')
    expect(() => readCurrent(state)).toThrow('Release 5 is not what the key manager has signed.')
  })
})

describe('a record without a signature', () => {
  test('from before signing began stays; the next one is signed, and says from when on all are [release.signed-records]', () => {
    promoted('1.0.0')
    beforeSigning(state)
    expect(active()).toBe('1.0.0')
    const { record } = releaseWorkspace(state, { [NAME]: '1.1.0' }, { unlessChosen: false })
    expect(record).toMatchObject({ serial: 3, signing: { from: 3, keys: [{ name: 'manager', scope: 'manager', revoked: null }] } })
    expect([active(), verify(state).problems]).toStrictEqual(['1.1.0', []])
    expect(statusOf(state)).toContain('signed by manager')
  })

  test('after that is refused, also when it hides the signatures before it', () => {
    promoted('1.0.0')
    const unsigned = ({ signing: _, ...record }: ReleaseRecord) => record
    forge(state, 3, (record) => ({ ...unsigned(record), signing: undefined }))
    expect(() => readCurrent(state)).toThrow('Release 3 is not signed, and releases are signed from 1 on.')
    for (const serial of [1, 2, 3]) forge(state, serial, (record) => ({ ...unsigned(record), signing: undefined }))
    expect(() => readCurrent(state)).toThrow('Release 3 is refused: no release up to it is signed by the pinned key.')
    expect(readNewestWhole(state)).toBeNull()
  })
})

test.each<[string, object]>([
  ['keys that are none', { signing: { from: 3, keys: null } }],
  ['a signature that is none', { signature: 'x' }],
  ['versions that are none', { discovery: { microFrontends: { [NAME]: [null] } } }],
  ['nothing in it', { discovery: null }],
])('a record with %s is refused with a sentence, and the one before is whole', (_, content) => {
  promoted('1.0.0')
  fs.writeFileSync(recordFile(state, 3), JSON.stringify({ ...readRecord(state, 2), serial: 3, ...content }))
  fs.writeFileSync(path.join(state, 'release/current.json'), '{"serial":3}')
  expect(() => readCurrent(state)).toThrow(/^Release 3 (is not|cannot be|is signed by a key that is not on record)/)
  expect(readNewestWhole(state)?.serial).toBe(2)
})

describe('a team', () => {
  beforeEach(() => {
    promoted('1.0.0', '1.1.0')
    addKey(state, 'catalog', 'team:mfe-catalog', REASON)
  })

  test('publishes its own remote and does nothing else [release.scope-of-a-key]', () => {
    const beyond = 'Nothing was changed. Release 7 is signed by the key catalog, which may only publish and canary mfe-catalog.'
    as(state, 'catalog', () => {
      publish(state, NAME, '1.2.0', REASON)
      expect(() => publish(state, 'mfe-profile', '1.0.0', REASON)).toThrow(beyond)
      expect(() => promote(state, NAME, '1.2.0', REASON)).toThrow(beyond)
      expect(() => rollback(state, NAME, undefined, REASON)).toThrow(beyond)
      expect(() => addKey(state, 'other', 'manager', REASON)).toThrow(beyond)
      expect(() => revokeKey(state, 'manager', REASON)).toThrow(beyond)
      expect(() => repair(state, 'eve')).toThrow('Records are repaired by a manager')
    })
    expect([readCurrent(state)?.serial, active(), verify(state).problems]).toStrictEqual([6, '1.1.0', []])
    expect(fs.existsSync(keyFile(state, 'other'))).toBe(false)
    promote(state, NAME, '1.2.0', REASON)
    expect(active()).toBe('1.2.0')
  })

  test.each<[string, (record: ReleaseRecord) => Partial<ReleaseRecord>]>([
    ['a promotion', showing('1.0.0')],
    ['a promotion that calls itself a publication', (record) => ({ ...showing('1.0.0')(record), action: 'publish' })],
    [
      'a publication of another remote',
      ({ discovery }) => ({
        action: 'publish',
        changed: ['mfe-profile@1.0.0'],
        discovery: { ...discovery, microFrontends: { ...discovery.microFrontends, 'mfe-profile': [] } },
      }),
    ],
    [
      'another hash for what is shown',
      ({ discovery }) => {
        const [first, ...others] = discovery.microFrontends[NAME] ?? []
        const spoiled = first && { ...first, extras: { ...first.extras, artifact: 'sha384-other' } }
        return {
          action: 'publish',
          changed: [],
          discovery: { ...discovery, microFrontends: { [NAME]: spoiled ? [spoiled, ...others] : [] } },
        }
      },
    ],
    [
      'a key of its own',
      (record) => ({
        action: 'keys',
        signing: { from: 1, keys: record.signing?.keys.map((key) => ({ ...key, scope: 'manager' as const })) ?? [] },
      }),
    ],
    [
      'other releases called set aside',
      ({ discovery }) => {
        const microFrontends = { [NAME]: withBuild(state, NAME, '1.2.0', discovery.microFrontends[NAME] ?? []) }
        return { action: 'publish', changed: [], discovery: { ...discovery, microFrontends }, setAside: [4] }
      },
    ],
  ])('%s that its key has signed is refused by every reader [release.scope-of-a-key]', (_, edit) => {
    forge(state, 6, edit, 'catalog')
    const sentence = 'Release 6 is signed by the key catalog, which may only publish and canary mfe-catalog.'
    expect(() => readCurrent(state)).toThrow(sentence)
    expect(readNewestWhole(state)?.serial).toBe(5)
    expect(repair(state, 'anna').at(-1)).toContain('Release 7 repeats release 5')
  })

  test('a release that does not stand on one that verifies is refused', () => {
    forge(state, 6, (record) => ({ ...record, why: 'unsigned' }))
    forge(state, 7, () => ({ action: 'publish' }), 'catalog')
    expect(() => readCurrent(state)).toThrow('Release 7 is signed by the key catalog, and does not follow a release that verifies.')
  })
})

describe('a robot', () => {
  beforeEach(() => {
    promoted('1.0.0', '1.1.0')
    publish(state, NAME, '1.2.0', REASON)
    addKey(state, 'watch', 'robot', REASON)
  })

  test('rolls back to a good version, and shows nobody anything new [release.scope-of-a-key]', () => {
    as(state, 'watch', () => {
      const beyond = 'Release 7 is signed by the key watch, which may only lower exposure.'
      expect(() => promote(state, NAME, '1.2.0', REASON)).toThrow(beyond)
      expect(() => rollback(state, NAME, '1.2.0', REASON)).toThrow(beyond)
      expect(() => publish(state, 'mfe-profile', '1.0.0', REASON)).toThrow(beyond)
      rollback(state, NAME, undefined, REASON)
    })
    expect([active(), verify(state).problems]).toStrictEqual(['1.0.0', []])
  })

  test('a promotion that it calls a rollback is refused', () => {
    forge(state, 7, (record) => ({ ...showing('1.2.0')(record), action: 'rollback' }), 'watch')
    expect(() => readCurrent(state)).toThrow('Release 7 is signed by the key watch, which may only lower exposure.')
  })
})

describe('a canary', () => {
  const share =
    (traffic: number, salt = 'of the rollout') =>
    ({ discovery }: ReleaseRecord): Partial<ReleaseRecord> => {
      const versions = discovery.microFrontends[NAME]?.map((version) => {
        if (version.deployment.default) return { ...version, deployment: { traffic: 100 - traffic, default: true } }
        if (version.metadata.version !== '1.2.0') return version
        const started = { salt, startedAt: '2026-11-29T12:00:00.000Z', ...REASON }
        return { ...version, deployment: { traffic, default: false }, extras: { ...version.extras, canary: started } }
      })
      return { action: 'canary', changed: [`${NAME}@1.2.0`], discovery: { ...discovery, microFrontends: { [NAME]: versions ?? [] } } }
    }

  beforeEach(() => {
    promoted('1.0.0', '1.1.0')
    publish(state, NAME, '1.2.0', REASON)
    addKey(state, 'catalog', 'team:mfe-catalog', REASON)
    addKey(state, 'profile', 'team:mfe-profile', REASON)
    addKey(state, 'watch', 'robot', REASON)
  })

  test('is given its share by the team, and less of it by the robot [release.scope-of-a-key]', () => {
    as(state, 'catalog', () => canary(state, NAME, '1.2.0', 20, REASON))
    expect(() => as(state, 'profile', () => canary(state, NAME, '1.2.0', 10, REASON))).toThrow('only publish and canary mfe-profile')
    expect(() => as(state, 'watch', () => canary(state, NAME, '1.2.0', 30, REASON))).toThrow('only lower exposure')
    as(state, 'watch', () => canary(state, NAME, '1.2.0', 5, REASON))
    as(state, 'watch', () => rollback(state, NAME, undefined, { ...REASON, from: '1.2.0' }))
    expect(() => as(state, 'catalog', () => canary(state, NAME, '1.2.0', 20, REASON))).toThrow('was rolled back as bad')
    expect([active(), verify(state).problems]).toStrictEqual(['1.1.0', []])
  })

  test.each<[string, string, (record: ReleaseRecord) => Partial<ReleaseRecord>]>([
    ['that is a promotion', 'catalog', (record) => ({ ...showing('1.2.0')(record), action: 'canary' })],
    ['to more than everybody', 'catalog', share(120)],
    ['to fewer, but others', 'watch', share(10, 'another')],
    ['to more', 'watch', share(30)],
  ])('%s is refused from the key %s', (_, name, edit) => {
    forge(state, 9, share(20), 'catalog')
    forge(state, 10, edit, name)
    expect(() => readCurrent(state)).toThrow(`Release 10 is signed by the key ${name}, which may only`)
  })
})

describe('keys', () => {
  beforeEach(() => promoted('1.0.0', '1.1.0'))

  test('what a revoked key signs is refused, what it has signed stays [release.scope-of-a-key]', () => {
    addKey(state, 'boris', 'manager', REASON)
    as(state, 'boris', () => promote(state, NAME, '1.0.0', REASON))
    revokeKey(state, 'boris', REASON)
    expect([active(), verify(state).problems]).toStrictEqual(['1.0.0', []])
    const sentence = 'Release 8 is signed by the key boris, which was revoked at'
    expect(() => as(state, 'boris', () => promote(state, NAME, '1.1.0', REASON))).toThrow(sentence)
    forge(state, 8, showing('1.1.0'), 'boris')
    expect(() => readCurrent(state)).toThrow(sentence)
    expect(readNewestWhole(state)?.serial).toBe(7)
  })

  test('the first key gives way to another, and the pin goes with it', () => {
    addKey(state, 'boris', 'manager', REASON)
    expect(() => revokeKey(state, 'manager', REASON)).toThrow('No key revokes itself')
    as(state, 'boris', () => revokeKey(state, 'manager', REASON))
    expect(() => promote(state, NAME, '1.0.0', REASON)).toThrow('signed by the key manager, which was revoked at')
    forge(state, 7, showing('1.0.0'), 'manager')
    expect(() => readCurrent(state)).toThrow('signed by the key manager, which was revoked at')
    fs.rmSync(recordFile(state, 7))
    fs.writeFileSync(path.join(state, 'release/current.json'), '{"serial":6}')
    expect([active(), verify(state).problems]).toStrictEqual(['1.1.0', []])
    // Somebody with the old key begins the history anew.
    for (const serial of [1, 2]) forge(state, serial, (record) => record, 'manager')
    for (const serial of [3, 4, 5, 6]) fs.rmSync(recordFile(state, serial))
    expect(() => readCurrent(state)).toThrow('Release 2 is refused: no release up to it is signed by the pinned key.')
  })

  test('a name is used once, and a scope is one of three', () => {
    addKey(state, 'boris', 'manager', REASON)
    expect(() => addKey(state, 'boris', 'robot', REASON)).toThrow('There was a key boris before')
    expect(() => addKey(state, '../boris', 'robot', REASON)).toThrow('is no name of a key')
    expect(() => addKey(state, 'other', 'team:..', REASON)).toThrow('"team:.." is no scope')
    expect(readCurrent(state)?.serial).toBe(5)
  })

  test('of two managers at the same moment one wins, the other is told, and the record stays whole', () => {
    addKey(state, 'boris', 'manager', REASON)
    const change = (who: string) => (current: ReleaseRecord | null) => ({
      action: 'publish' as const,
      changed: [],
      who,
      why: '',
      microFrontends: current?.discovery.microFrontends ?? {},
    })
    const both = () =>
      append(state, (current) => {
        as(state, 'boris', () => append(state, change('boris')))
        return change('anna')(current)
      })
    expect(both).toThrow('Release 6 was made by somebody else just now; nothing was changed')
    expect([readCurrent(state)?.who, verify(state).problems]).toStrictEqual(['boris', []])
  })

  test('with a pinned key the shop’s own key signs nothing, and another history is refused', () => {
    process.env['RELEASE_ROOT_KEY'] = readCurrent(state)?.signature?.kid
    expect(() => promote(state, NAME, '1.0.0', REASON)).toThrow(
      'RELEASE_ROOT_KEY pins a key, so each release is signed by a key that you name',
    )
    as(state, 'manager', () => promote(state, NAME, '1.0.0', REASON))
    expect(active()).toBe('1.0.0')
    process.env['RELEASE_ROOT_KEY'] = 'A'.repeat(43)
    expect(() => readCurrent(state)).toThrow('no release up to it is signed by the pinned key')
    process.env['RELEASE_ROOT_KEY'] = 'short'
    expect(() => readCurrent(state)).toThrow('RELEASE_ROOT_KEY is no public key')
  })

  test('in a copy without keys a team’s release pins nothing, a manager’s does', () => {
    addKey(state, 'catalog', 'team:mfe-catalog', REASON)
    const root = path.join(state, 'keys/root.pub')
    fs.rmSync(root)
    as(state, 'catalog', () => publish(state, NAME, '1.2.0', REASON))
    expect(fs.existsSync(root)).toBe(false)
    promote(state, NAME, '1.2.0', REASON)
    expect(fs.readFileSync(root, 'utf8').trim()).toBe(readCurrent(state)?.signature?.kid)
  })

  test('a key that is gone is not made anew', () => {
    fs.rmSync(keyFile(state, 'manager'))
    expect(() => promote(state, NAME, '1.0.0', REASON)).toThrow(/Releases are signed here, and .*manager\.json is gone/)
  })
})
