import fs from 'node:fs'
import path from 'node:path'
import { promote, publish, rollback } from '../src/actions.ts'
import { addFailures, readFailures } from '../src/failures.ts'
import { activationOf, activeOf } from '../src/record.ts'
import { append, brokenLinks, pointerFile, readCurrent, readHistory, readRecord, releaseAfterPointer, repairPointer } from '../src/store.ts'
import { statusOf } from '../src/status.ts'
import { damagedRecords, damageOfActive, verify } from '../src/verify.ts'
import { newState, writeBuild } from './built.ts'

const REASON = { who: 'tester', why: 'a test' }
const CATALOG = 'mfe-catalog'
let state: string

const recordFile = (serial: number) => path.join(state, 'release/records', `${String(serial).padStart(8, '0')}.json`)
const point = (text: string) => fs.writeFileSync(pointerFile(state), text)
const linesOf = () => statusOf(state).split('\n')

/** Each version is published and promoted: two releases. */
function promoted(...versions: string[]) {
  for (const version of versions) {
    publish(state, CATALOG, version, REASON)
    promote(state, CATALOG, version, REASON)
  }
}

beforeEach(() => {
  state = newState()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) writeBuild(state, CATALOG, version)
})
afterEach(() => fs.rmSync(state, { recursive: true }))

describe('status', () => {
  test('explains how to make the first release', () => {
    expect(() => statusOf(state)).toThrow(`There is no shop in ${state}: is STATE_DIR set? npm start builds and releases a first one.`)
  })

  test('shows the release, the active version, the rollback target and bad versions', () => {
    promoted('1.0.0', '1.1.0', '1.2.0')
    rollback(state, CATALOG, undefined, REASON)
    writeBuild(state, 'shell', '2.0.0')
    publish(state, 'shell', '2.0.0', REASON)
    expect(linesOf()).toStrictEqual([
      `Release 8, ${readCurrent(state)?.at}, publish by tester`,
      '  mfe-catalog          1.1.0                    back: 1.0.0  bad: 1.2.0',
      '    signed by manager',
      '  shell                not shown',
      'The chain of records and what is active are whole.',
    ])
  })

  test('counts render failures only of versions on record', () => {
    promoted('1.0.0', '1.1.0')
    const server = { count: 1, page: 'mfe-catalog/page/listing', at: '2026-11-24T00:00:00.000Z' }
    const versions = {
      'mfe-catalog@1.0.0': { server },
      'mfe-catalog@1.1.0': { server: { ...server, count: 2 } },
      'mfe-catalog@0.9.0': { server },
    }
    addFailures(state, { serial: 4, versions })
    const tail = 'last mfe-catalog/page/listing at 2026-11-24T00:00:00.000Z.'
    expect(linesOf().filter((line) => line.includes('rendered'))).toStrictEqual([
      `mfe-catalog@1.1.0 could not be rendered 2 times, ${tail}`,
      `mfe-catalog@1.0.0 could not be rendered 1 time, ${tail}`,
    ])
  })

  test('counts of two front doors are added up, and a release starts them anew', () => {
    promoted('1.0.0', '1.1.0')
    const add = (serial: number, count: number, at: string) =>
      addFailures(state, { serial, versions: { 'mfe-catalog@1.1.0': { start: { count, at } } } })
    add(4, 2, 'first')
    add(4, 3, 'second')
    expect(readFailures(state)).toStrictEqual({ serial: 4, versions: { 'mfe-catalog@1.1.0': { start: { count: 5, at: 'second' } } } })
    add(5, 1, 'third')
    add(4, 9, 'of a front door that is behind')
    expect(readFailures(state)).toStrictEqual({ serial: 5, versions: { 'mfe-catalog@1.1.0': { start: { count: 1, at: 'third' } } } })
  })

  test('reports a broken chain', () => {
    promoted('1.0.0', '1.1.0')
    fs.appendFileSync(recordFile(2), ' ')
    expect(linesOf().at(-1)).toBe('The chain of records is broken at 3.')
  })
})

describe('verify', () => {
  test('reports nothing before the first release', () => {
    expect(verify(state)).toStrictEqual({ problems: [], versions: 0, releases: 0 })
  })

  test('counts versions and releases, and reports the role of each damaged version', () => {
    promoted('1.0.0', '1.1.0', '1.2.0')
    rollback(state, CATALOG, undefined, REASON)
    expect(verify(state)).toStrictEqual({ problems: [], versions: 3, releases: 7 })
    writeBuild(state, CATALOG, '1.3.0')
    publish(state, CATALOG, '1.3.0', REASON)
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
      fs.appendFileSync(path.join(state, 'artifacts', CATALOG, version, 'server/server.cjs'), ' ')
    }
    const damaged = 'server/server.cjs has another hash'
    expect(new Set(verify(state).problems)).toStrictEqual(
      new Set([
        `mfe-catalog@1.0.0 (to go back to): ${damaged}`,
        `mfe-catalog@1.1.0 (active): ${damaged}`,
        `mfe-catalog@1.2.0 (bad): ${damaged}`,
        `mfe-catalog@1.3.0 (not shown): ${damaged}`,
      ]),
    )
    expect(damageOfActive(state)).toStrictEqual([`mfe-catalog@1.1.0 (active): ${damaged}`])
  })

  test('reports a missing artifact as a problem', () => {
    promoted('1.0.0')
    fs.rmSync(path.join(state, 'artifacts', CATALOG, '1.0.0'), { recursive: true })
    expect(verify(state).problems).toStrictEqual([expect.stringMatching(/^mfe-catalog@1\.0\.0 \(active\): ./)])
  })
})

describe('records', () => {
  test('a missing or broken record throws a clear error and is left out of the history', () => {
    promoted('1.0.0', '1.1.0')
    expect(() => readRecord(state, 9)).toThrow('There is no release 9.')
    fs.writeFileSync(recordFile(2), '{"discovery":{}}')
    expect(() => readRecord(state, 2)).toThrow('Release 2 cannot be read: 00000002.json is broken.')
    fs.writeFileSync(recordFile(3), 'half a rec')
    expect(() => readRecord(state, 3)).toThrow('Release 3 cannot be read')
    expect(readHistory(state).map(({ serial }) => serial)).toStrictEqual([4, 1])
    expect(readHistory(state, 1).map(({ serial }) => serial)).toStrictEqual([4])
    expect(brokenLinks(state)).toStrictEqual([2, 3, 4])
  })

  test('older records without a bad mark read as not bad', () => {
    promoted('1.0.0')
    const record = JSON.parse(fs.readFileSync(recordFile(2), 'utf8')) as ReturnType<typeof readRecord>
    const [version] = record.discovery.microFrontends[CATALOG] ?? []
    Object.assign(version?.extras ?? {}, { bad: undefined, activated: undefined })
    fs.writeFileSync(recordFile(2), JSON.stringify(record))
    expect(readRecord(state, 2).discovery.microFrontends[CATALOG]?.[0]?.extras).toMatchObject({ bad: false, activated: null })
  })

  test('history is empty before the first release', () => {
    expect([readHistory(state), brokenLinks(state), releaseAfterPointer(state), damagedRecords(state)]).toStrictEqual([[], [], null, []])
  })

  test('a change to the newest record is detected by the pointer’s hash', () => {
    promoted('1.0.0')
    fs.appendFileSync(recordFile(2), ' ')
    expect(brokenLinks(state)).toStrictEqual([2])
    // Pointers of older versions say no hash.
    point('{"serial":2}')
    expect(brokenLinks(state)).toStrictEqual([])
  })

  test('a concurrent append fails and changes nothing', () => {
    promoted('1.0.0')
    const late = () =>
      append(state, (current) => {
        promoted('1.1.0')
        return { action: 'promote', changed: [], ...REASON, microFrontends: current?.discovery.microFrontends ?? {} }
      })
    expect(late).toThrow('Release 3 was made by somebody else just now; nothing was changed, please look and try again.')
    expect(readCurrent(state)?.serial).toBe(4)
    expect(fs.readdirSync(path.dirname(recordFile(1)))).toHaveLength(4)
  })
})

describe('a release made in the meantime', () => {
  const at = (serial: number) => Date.parse(readRecord(state, serial).at)
  beforeEach(() => promoted('1.0.0', '1.1.0', '1.2.0'))

  test('of the same remote rejects an action requested earlier, and nothing changes', () => {
    const askedAt = at(6) - 1
    const sentence = 'tester released mfe-catalog@1.2.0 just now (promote, release 6); nothing was changed, please look and try again.'
    expect(() => rollback(state, CATALOG, undefined, { ...REASON, askedAt })).toThrow(sentence)
    expect(() => promote(state, CATALOG, '1.0.0', { ...REASON, askedAt })).toThrow(sentence)
    expect(readCurrent(state)?.serial).toBe(6)
  })

  test('does not block an action requested after it', () => {
    rollback(state, CATALOG, undefined, { ...REASON, askedAt: at(6) })
    expect(linesOf()[1]).toContain('1.1.0')
  })

  test('of another remote, or publish only, does not block', () => {
    const askedAt = at(6)
    writeBuild(state, CATALOG, '1.3.0')
    writeBuild(state, 'shell', '2.0.0')
    publish(state, CATALOG, '1.3.0', REASON)
    publish(state, 'shell', '2.0.0', REASON)
    promote(state, 'shell', '2.0.0', REASON)
    rollback(state, CATALOG, undefined, { ...REASON, askedAt })
    expect(linesOf()[1]).toContain('1.1.0')
  })
})

describe('activation time of a version', () => {
  const active = () => activeOf(readRecord(state, 4), CATALOG) as NonNullable<ReturnType<typeof activeOf>>

  test('is read from the version’s record', () => {
    promoted('1.0.0', '1.1.0')
    expect(activationOf(CATALOG, active(), [])).toStrictEqual({ at: expect.stringMatching(/^20/), by: 'person' })
  })

  test.each([
    ['tester', 'person'],
    ['build', 'workspace'],
  ])('falls back to the history: released by %s', (who, by) => {
    promoted('1.0.0', '1.1.0')
    const older = { ...active(), extras: { ...active().extras, activated: null } }
    const history = readHistory(state).map((record) => ({ ...record, who }))
    expect(activationOf(CATALOG, older, history)).toStrictEqual({ at: readRecord(state, 4).at, by })
    const published = history.filter(({ action }) => action === 'publish')
    expect(activationOf(CATALOG, older, published)).toBeNull()
    expect(activationOf('shell', older, history)).toBeNull()
  })
})

describe('the pointer', () => {
  test('that lags behind the newest release is reported and repaired once', () => {
    promoted('1.0.0', '1.1.0')
    point('{"serial":2}')
    expect(releaseAfterPointer(state)).toStrictEqual({ named: 2, newest: 4 })
    expect(damagedRecords(state)).toStrictEqual(['current.json names release 2, and release 4 is there: the next release repairs it.'])
    expect(repairPointer(state)).toBe('current.json named release 2, and release 4 is there: repaired.')
    expect(repairPointer(state)).toBeNull()
    expect(readCurrent(state)?.serial).toBe(4)
    expect(JSON.parse(fs.readFileSync(pointerFile(state), 'utf8'))).toStrictEqual({
      serial: 4,
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
    })
  })

  test('is not repaired with a record that does not follow, and verify reports that record', () => {
    promoted('1.0.0')
    fs.writeFileSync(recordFile(3), fs.readFileSync(recordFile(1)))
    const sentence = `${recordFile(3)} does not follow release 2: move it away and try again. npm run release -- repair sets aside what is broken.`
    expect(() => releaseAfterPointer(state)).toThrow(sentence)
    expect(damagedRecords(state)).toStrictEqual([sentence])
  })

  test('is missing: the first record is found', () => {
    promoted('1.0.0')
    fs.rmSync(recordFile(2))
    fs.rmSync(pointerFile(state))
    expect(releaseAfterPointer(state)).toStrictEqual({ named: 0, newest: 1 })
  })

  test('that is broken reports the newest release by record file names alone', () => {
    promoted('1.0.0', '1.1.0')
    for (const name of ['00000009.json.1', 'x00000008.json', '007.json', 'notes.json']) {
      fs.writeFileSync(path.join(path.dirname(recordFile(1)), name), '{}')
    }
    point('{"serial":7}')
    expect(() => readCurrent(state)).toThrow(`${pointerFile(state)} is broken. The newest release is 4: write {"serial":4} into it.`)
    fs.rmSync(path.dirname(recordFile(1)), { recursive: true })
    expect(() => readCurrent(state)).toThrow(`${pointerFile(state)} is broken. There is no release: delete it.`)
  })
})
