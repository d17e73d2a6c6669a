import fs from 'node:fs'
import path from 'node:path'
import { rollback } from '../../src/actions.ts'
import { addFailures, readFailures } from '../../src/failures.ts'
import { keepVerdict, readVerdict } from '../../src/probe/verdict.ts'
import { activeOf } from '../../src/record.ts'
import { writeCounts, readCounts, stageOf } from '../../src/robot/counts.ts'
import { leaderOf } from '../../src/robot/lease.ts'
import { readCurrent } from '../../src/store.ts'
import { COUNTS, FAILURES, nameOfRecord, POINTER, PROBES, RECORDS, REPORTS } from '../../src/sharing/object-names.ts'
import { SharedReleases } from '../../src/sharing/shared-releases.ts'
import { pruneShared, repairShared, verifyShared } from '../../src/sharing/upkeep.ts'
import { damageOfActive } from '../../src/verify.ts'
import { newState } from '../built.ts'
import { bucketStand, folderStand, KINDS, type Stand } from '../objects/kinds.ts'
import { CATALOG, Machine, REASON } from './machines.ts'

describe.each(KINDS)('releases in %s', (_, start) => {
  let stand: Stand
  let [first, second]: Machine[] = []
  const machines = () => [first, second] as [Machine, Machine]
  beforeEach(async () => {
    stand = await start()
    ;[first, second] = [await Machine.of(stand), await Machine.of(stand)]
  })
  afterEach(async () => {
    for (const machine of machines()) machine.remove()
    await stand.close()
  })
  const activeOn = ({ state }: Machine) => {
    const record = readCurrent(state)
    return record && activeOf(record, CATALOG)?.metadata.version
  }

  test('what one machine releases another has whole, without source maps that it does not need', async () => {
    const [one, other] = machines()
    await one.release('1.0.0', '1.1.0')
    await other.shared.pull()
    await other.shared.pullFiles(null)
    expect([activeOn(other), damageOfActive(other.state)]).toStrictEqual(['1.1.0', []])
    expect(other.has('artifacts/mfe-catalog/1.1.0/remoteEntry.js.br')).toBe(true)
    other.signsLike(one)
    await other.shared.make(() => rollback(other.state, CATALOG, undefined, REASON))
    await one.shared.pull()
    expect([activeOn(one), activeOn(other)]).toStrictEqual(['1.0.0', '1.0.0'])
  })

  test('of two managers who race exactly one wins, and the other changes nothing [machines.one-manager-wins]', async () => {
    const [one, other] = machines()
    await one.release('1.0.0')
    for (const version of ['1.1.0', '1.2.0']) {
      one.build(version)
      await one.publish(version)
    }
    other.signsLike(one)
    await other.shared.pull()
    await other.shared.pullFiles([CATALOG, '1.2.0'])
    const results = await Promise.allSettled([one.promote('1.1.0'), other.promote('1.2.0')])
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []))
    expect(refused).toStrictEqual(['Release 5 was made by somebody else just now; nothing was changed, please look and try again.'])
    for (const machine of machines()) await machine.shared.pull()
    expect(activeOn(one)).toBe(results[0]?.status === 'fulfilled' ? '1.1.0' : '1.2.0')
    expect(activeOn(other)).toBe(activeOn(one))
    expect((await verifyShared(other.shared)).problems).toStrictEqual([])
  })

  test('a version that another machine has published with other files is refused before anything is on record', async () => {
    const [one, other] = machines()
    await one.release('1.0.0')
    other.signsLike(one)
    other.build('1.1.0', 'one code')
    one.build('1.1.0', 'another code')
    await one.publish('1.1.0')
    await expect(other.publish('1.1.0')).rejects.toThrow('was published before with other files')
  })

  test('a release whose maker died before the pointer is finished by the next command', async () => {
    const [one, other] = machines()
    await one.release('1.0.0')
    const objects = await stand.open()
    const before = (await objects.read(POINTER))?.content ?? ''
    one.build('1.1.0')
    await one.publish('1.1.0')
    await objects.write(POINTER, before)
    other.signsLike(one)
    expect(await other.shared.ready()).toStrictEqual(['current.json named release 2, and release 3 is there: repaired.'])
    await one.shared.pull()
    expect(readCurrent(one.state)?.serial).toBe(3)
  })

  test('a folder with releases fills an empty store, and a machine without any says how', async () => {
    const [one, other] = machines()
    await expect(other.shared.pull()).rejects.toThrow('npm run build makes a first one')
    await one.release('1.0.0', '1.1.0')
    const elsewhere = await (stand.double ? folderStand() : bucketStand())
    const moved = new SharedReleases(await elsewhere.open(), one.state)
    expect(await moved.ready()).toStrictEqual([expect.stringMatching(/was empty: it has the 4 releases of .* now\.$/)])
    expect(await verifyShared(moved)).toMatchObject({ problems: [], releases: 4, versions: 2 })
    await elsewhere.close()
  })

  test('verify looks at the store itself, and names what is missing or changed there', async () => {
    const [one, other] = machines()
    await one.release('1.0.0', '1.1.0')
    await other.shared.pull()
    expect(await verifyShared(other.shared)).toStrictEqual({ problems: [], versions: 2, releases: 4 })
    const objects = await stand.open()
    await objects.write('a/mfe-catalog/1.1.0/remoteEntry.js', 'of a stranger')
    await objects.remove('build/mfe-catalog/1.0.0/server/server.cjs')
    expect((await verifyShared(one.shared)).problems).toStrictEqual([
      'mfe-catalog@1.1.0 (active): remoteEntry.js is missing',
      'mfe-catalog@1.0.0 (to go back to): server/server.cjs is missing',
    ])
    await objects.write(nameOfRecord(2), '{"serial":2}')
    expect((await verifyShared(one.shared)).problems[0]).toContain('broken at 2, 3')
  })

  test('a stranger who writes into the store shows nothing: what differs from its hash is not taken [machines.store-is-checked]', async () => {
    const [one, other] = machines()
    await one.release('1.0.0')
    const objects = await stand.open()
    await objects.write('a/mfe-catalog/1.0.0/remoteEntry.js', 'of a stranger')
    await other.shared.pull()
    await other.shared.pullFiles(null)
    expect(other.has('artifacts/mfe-catalog/1.0.0/remoteEntry.js')).toBe(false)
    expect(damageOfActive(other.state)).toStrictEqual(['mfe-catalog@1.0.0 (active): remoteEntry.js is missing'])
    const forged = JSON.stringify({ ...readCurrent(one.state), serial: 3, signature: undefined })
    await objects.write(nameOfRecord(3), forged)
    await objects.write(POINTER, JSON.stringify({ serial: 3 }))
    await other.shared.records.pull()
    expect(() => readCurrent(other.state)).toThrow('Release 3 is not signed')
  })

  test('repair sets aside what is broken in the store, and other machines take its release', async () => {
    const [one, other] = machines()
    await one.release('1.0.0', '1.1.0')
    await other.shared.pull()
    other.signsLike(one)
    const objects = await stand.open()
    await objects.write(nameOfRecord(4), 'half of a rec')
    const done = await repairShared(one.shared, 'tester')
    expect(done.at(-1)).toBe('Release 5 repeats release 3: mfe-catalog 1.0.0. Please look whether that is what shoppers should see.')
    expect([await objects.read(nameOfRecord(4)), (await objects.list('release/set-aside/')).length]).toStrictEqual([null, 1])
    await other.shared.pull()
    expect([readCurrent(other.state)?.serial, activeOn(other)]).toStrictEqual([5, '1.0.0'])
    expect((await verifyShared(other.shared)).problems).toStrictEqual([])
    expect(await repairShared(other.shared, 'tester')).toStrictEqual([])
  })

  test('prune marks what nothing needs, then deletes it from the store', async () => {
    const [one, other] = machines()
    await one.release('1.0.0', '1.1.0', '1.2.0', '1.3.0')
    const options = { days: 0, keep: 2, dryRun: true, who: 'tester' }
    const later = Date.now() + 2 * 60 * 60_000
    expect((await pruneShared(one.shared, options, later)).builds).toStrictEqual(['mfe-catalog@1.0.0'])
    const objects = await stand.open()
    expect((await objects.list('a/mfe-catalog/1.0.0/')).length).toBeGreaterThan(0)
    await pruneShared(one.shared, { ...options, dryRun: false }, later)
    expect([...(await objects.list('a/mfe-catalog/1.0.0/')), ...(await objects.list('build/mfe-catalog/1.0.0/'))]).toStrictEqual([])
    expect((await objects.list('a/mfe-catalog/1.1.0/')).length).toBeGreaterThan(0)
    expect(readCurrent(one.state)).toMatchObject({ action: 'prune', changed: ['mfe-catalog@1.0.0'] })
    await other.shared.pull()
    expect(await verifyShared(other.shared)).toMatchObject({ problems: [], versions: 3 })
  })

  test('one robot leads on all machines, and another one takes over when it is silent', async () => {
    const [one, other] = machines()
    const terms = { silentMs: 10_000, renewMs: 3000 }
    expect(await one.shared.takeLease('one', terms)).toBe(true)
    expect(await other.shared.takeLease('other', terms)).toBe(false)
    expect(await one.shared.takeLease('one', { ...terms, renewMs: 0 })).toBe(true)
    await other.shared.pullLease()
    expect(leaderOf(other.state)).toBe('one')
    // Seconds of the store's clock may be counted twice.
    expect(await other.shared.takeLease('other', { ...terms, silentMs: -2000 })).toBe(true)
    expect(await one.shared.takeLease('one', { ...terms, renewMs: 0 })).toBe(false)
    await one.shared.endLease('one')
    await other.shared.endLease('other')
    expect(await one.shared.takeLease('one', terms)).toBe(true)
  })

  test('failures, counts and verdicts of one machine are known to the others', async () => {
    const [one, other] = machines()
    await one.release('1.0.0')
    const record = readCurrent(one.state)
    if (!record) throw new Error('nothing was released')
    await other.shared.pull()
    const failures = { serial: 2, versions: { 'mfe-catalog@1.0.0': { start: { count: 3, at: 'now' } } } }
    addFailures(one.state, failures)
    addFailures(other.state, failures)
    const verdict = { at: 'now', shop: 'http://shop', shells: [], paths: [], unopened: [], faults: ['/catalog is blank'] }
    keepVerdict(one.state, CATALOG, '1.0.0', verdict)
    const counts = { [CATALOG]: { stage: stageOf(record, CATALOG), versions: { '1.0.0': { loads: 7, failures: {}, senders: 0 } } } }
    writeCounts(one.state, 'one-1', counts)
    await one.shared.files.push(`${PROBES}mfe-catalog@1.0.0.json`)
    await one.shared.files.push(`${COUNTS}one-1.json`)
    await one.shared.files.push(`${FAILURES}one.json`, { from: 'release/failures.json' })
    await other.shared.pull()
    await other.shared.pullAround()
    expect(readFailures(other.state).versions['mfe-catalog@1.0.0']?.start?.count).toBe(6)
    expect(readVerdict(other.state, CATALOG, '1.0.0')).toStrictEqual(verdict)
    expect(readCounts(other.state, record, CATALOG)['1.0.0']?.loads).toBe(7)
    await one.shared.files.remove(`${COUNTS}one-1.json`)
    await other.shared.pullAround()
    expect(readCounts(other.state, record, CATALOG)).toStrictEqual({})
  })

  test('all machines read overrides by one key, which only the shop may read here', async () => {
    const [one, other] = machines()
    await Promise.all(machines().map(({ shared }) => shared.shareOverrideKey()))
    const [key, otherKey] = [one, other].map(({ state }) => fs.readFileSync(path.join(state, 'keys/override.key')))
    expect(otherKey).toStrictEqual(key)
    expect(fs.statSync(path.join(other.state, 'keys/override.key')).mode & 0o077).toBe(0)
  })
})

describe('what a bucket is asked, in order', () => {
  let stand: Stand
  let machine: Machine
  const double = () => stand.double as NonNullable<Stand['double']>
  beforeEach(async () => {
    stand = await bucketStand()
    machine = await Machine.of(stand)
  })
  afterEach(async () => {
    machine.remove()
    await stand.close()
  })

  test('builds are there before their record, and the record before the pointer [machines.pointer-last]', async () => {
    await machine.release('1.0.0')
    double().requests.length = 0
    machine.build('1.1.0')
    await machine.publish('1.1.0')
    const written = double().requests.flatMap((request) => (request.startsWith('PUT') ? [request.replace('PUT releases/', '')] : []))
    const list = written.findIndex((key) => key.includes('/lists/'))
    expect(written.slice(0, list).sort()).toStrictEqual([
      'a/mfe-catalog/1.1.0/remoteEntry.js',
      'build/mfe-catalog/1.1.0/remoteEntry.js.br',
      'build/mfe-catalog/1.1.0/server/server.cjs',
    ])
    expect(written.slice(list + 1)).toStrictEqual([nameOfRecord(3), POINTER])
  })

  test.each([
    ['before anything', 'away'],
    ['with a refusal', 'refusing'],
  ] as const)('a store that fails %s leaves the release as it was', async (__, state) => {
    await machine.release('1.0.0')
    machine.build('1.1.0')
    double().state = state
    await expect(machine.publish('1.1.0')).rejects.toThrow('s3://shop/releases/ does not answer')
    double().state = 'here'
    expect(readCurrent(machine.state)?.serial).toBe(2)
    expect((await machine.publish('1.1.0')).serial).toBe(3)
  })

  test('a server that ignores conditions is refused, and nothing of a release is there [machines.conditions-kept]', async () => {
    double().ignoresConditions = true
    machine.build('1.0.0')
    await expect(machine.publish('1.0.0')).rejects.toThrow('s3://shop/releases/ ignores If-None-Match')
    expect([double().objects.size, readCurrent(machine.state)]).toStrictEqual([0, null])
  })

  test('names in a bucket lead to no other folder of a machine [machines.store-is-checked]', async () => {
    await machine.release('1.0.0')
    const root = fs.readFileSync(path.join(machine.state, 'keys/root.pub'))
    const report = double().objects.get(`releases/${POINTER}`)
    if (!report) throw new Error('nothing was released')
    const later = { ...report, at: new Date(Date.now() + 60_000) }
    double().objects.set(`releases/${REPORTS}../../keys/root.pub`, later)
    for (const prefix of [REPORTS, RECORDS]) double().objects.set(`releases/${prefix}../stray.json`, later)
    await machine.shared.pullReports()
    await machine.shared.records.pullAll()
    expect([fs.readFileSync(path.join(machine.state, 'keys/root.pub')), machine.has('release/stray.json')]).toStrictEqual([root, false])
    const version = readCurrent(machine.state)?.discovery.microFrontends[CATALOG]?.[0]
    if (!version) throw new Error('nothing was released')
    double().requests.length = 0
    await machine.shared.artifacts.fetch({ name: '../../keys', version })
    expect(double().requests).toStrictEqual([])
  })

  test('a copy that was damaged here is fetched again', async () => {
    await machine.release('1.0.0', '1.1.0')
    const other = newState()
    const copy = new SharedReleases(await stand.open(), other)
    await copy.pull()
    for (const serial of [2, 3]) fs.writeFileSync(path.join(other, nameOfRecord(serial)), 'damaged')
    fs.writeFileSync(path.join(other, nameOfRecord(4)), 'damaged')
    await new SharedReleases(await stand.open(), other).pull()
    expect(readCurrent(other)?.serial).toBe(4)
    fs.rmSync(other, { recursive: true })
  })
})
