import { eventually } from '@shop/testing/eventually'
import { acknowledged, reportFile } from '../../src/front-doors/front-doors.ts'
import { type FollowOptions, ReleaseFollower } from '../../src/sharing/follower.ts'
import { putFile } from '../../src/sharing/local-file.ts'
import { REPORTS } from '../../src/sharing/object-names.ts'
import { damageOfActive } from '../../src/verify.ts'
import { bucketStand, KINDS, type Stand } from '../objects/kinds.ts'
import { CATALOG, Machine } from './machines.ts'

/** A front door's folder: tells what it has taken, like `Report` does. */
class Door {
  readonly machine: Machine
  readonly said: string[] = []
  readonly follower: ReleaseFollower

  private constructor(machine: Machine, options: Partial<FollowOptions>) {
    this.machine = machine
    const log = (_: string, sentence: string) => void this.said.push(sentence)
    this.follower = new ReleaseFollower(machine.shared, { role: 'front door', log, ...options })
  }

  static async of(stand: Stand, options: Partial<FollowOptions> = {}): Promise<Door> {
    return new Door(await Machine.of(stand), options)
  }

  get serial() {
    return this.machine.serial
  }

  async tell(copies?: readonly string[]) {
    // Of a machine elsewhere, so that its process is not looked for here.
    const report = { host: 'elsewhere', pid: 7, serial: this.serial, damaged: [], refused: null, ...(copies && { copies }) }
    await putFile(reportFile(this.machine.state), JSON.stringify(report))
  }

  async close() {
    await this.follower.close()
    this.machine.remove()
  }
}

describe.each(KINDS)('front doors that follow %s', (_, start) => {
  let stand: Stand
  let author: Machine
  let door: Door
  beforeEach(async () => {
    stand = await start()
    author = await Machine.of(stand)
    door = await Door.of(stand)
    await author.release('1.0.0')
  })
  afterEach(async () => {
    await door.close()
    author.remove()
    await stand.close()
  })

  test('a release is there with its files before the folder names it, and a promotion waits for who tells that it serves it', async () => {
    await door.follower.start()
    expect([door.serial, damageOfActive(door.machine.state)]).toStrictEqual([2, []])
    await door.tell()
    door.follower.follow()
    const told = async () => (await (await stand.open()).list(REPORTS)).length
    await eventually('a report', async () => (await told()) === 1)
    author.build('1.1.0')
    await author.publish('1.1.0')
    const { serial } = await author.promote('1.1.0')
    const pull = () => author.shared.pullReports()
    const waited = acknowledged(author.state, { serial, name: CATALOG, patienceMs: 4000, pull })
    await eventually('the release', () => door.serial === serial)
    await door.tell()
    expect(await waited).toStrictEqual({ taken: 1, missing: [] })
    expect([door.serial, damageOfActive(door.machine.state)]).toStrictEqual([4, []])
    await door.follower.close()
    expect(await told()).toBe(0)
  })

  test('a version is shown once every front door has its files, so that all change at once [machines.copied-before-shown]', async () => {
    await door.follower.start()
    await door.tell(door.follower.copies)
    door.follower.follow()
    await eventually('a report', async () => (await (await stand.open()).list(REPORTS)).length === 1)
    author.build('1.1.0')
    await author.publish('1.1.0')
    await eventually('the copy', () => door.follower.copies.includes('mfe-catalog@1.1.0'))
    const looks = jest.spyOn(author.shared, 'pullReports')
    const promoted = author.promote('1.1.0')
    // It has the files and has not said so.
    await eventually('looks in vain', () => looks.mock.calls.length > 3)
    expect([author.serial, door.serial]).toStrictEqual([3, 3])
    await door.tell(door.follower.copies)
    expect(await promoted).toMatchObject({ serial: 4, action: 'promote' })
  })

  test('an empty store is told by how to fill it', async () => {
    const objects = await stand.open()
    for (const { key } of await objects.list('release/')) await objects.remove(key)
    await expect(door.follower.start()).rejects.toThrow('npm run build makes a first one')
  })
})

describe('a front door that follows a bucket', () => {
  let stand: Stand
  let author: Machine
  let door: Door
  const double = () => stand.double as NonNullable<Stand['double']>
  beforeEach(async () => {
    stand = await bucketStand()
    author = await Machine.of(stand)
    door = await Door.of(stand)
    await author.release('1.0.0')
  })
  afterEach(async () => {
    double().state = 'here'
    await door.close()
    author.remove()
    await stand.close()
  })

  test.each([
    ['is away', 'away'],
    ['never answers', 'silent'],
    ['refuses', 'refusing'],
  ] as const)('starts from its copy while the bucket %s, and says so [machines.starts-from-copy]', async (__, state) => {
    await door.follower.start()
    double().state = state
    const again = await Door.of(stand)
    await expect(again.follower.start(300)).rejects.toThrow('s3://shop/releases/ does not answer')
    await again.close()
    await door.follower.start(300)
    expect(door.said.join()).toMatch(/does not answer: .* The release that was copied last is served until it does\./)
    expect(door.serial).toBe(2)
  })

  test('nothing new costs one request a look', async () => {
    await door.follower.start()
    double().requests.length = 0
    await door.follower.start()
    expect(double().requests).toStrictEqual(['GET releases/release/current.json', 'GET releases/release/override.key'])
  })

  test('builds that are missing in the bucket do not hold up the release: they are told where they are used', async () => {
    const objects = await stand.open()
    await objects.remove('a/mfe-catalog/1.0.0/remoteEntry.js')
    await door.follower.start()
    expect([door.serial, damageOfActive(door.machine.state)]).toStrictEqual([2, ['mfe-catalog@1.0.0 (active): remoteEntry.js is missing']])
  })
})
