import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promote, publish } from '@shop/release/actions'
import { readFrontDoors } from '@shop/release/front-doors/front-doors'
import { outcomeOf } from '@shop/release/plans/plan'
import { released, sharedOf } from '@shop/release/sharing/shared'
import { S3Double } from '@shop/testing/s3-double'
import { eventually } from '@shop/testing/eventually'
import { openFrontDoor, untilSaid } from '../support/door.ts'
import { ask } from '../support/requests.ts'
import { makeSmallShop, writeCatalog } from '../support/small-shop.ts'

jest.setTimeout(120_000)

const inTheLongRun = process.env['FULL'] === '1' ? test : test.skip
const REASON = { who: 'tests', why: 'a test' }
const CATALOG = 'mfe-catalog'
const PAGE = '/catalog/rings/halo'
/** The machine of whoever releases. */
const shop = makeSmallShop()
/** Of the machines of front doors: copies of the bucket, and nothing else. */
const folders = [1, 2].map(() => fs.mkdtempSync(path.join(os.tmpdir(), 'front-door-')))
let bucket: S3Double
let doors: Awaited<ReturnType<typeof openFrontDoor>>[] = []
const env = () => ({
  RELEASES_URL: 's3://shop/zlata',
  AWS_ENDPOINT_URL_S3: bucket.endpoint,
  AWS_ACCESS_KEY_ID: 'double',
  AWS_SECRET_ACCESS_KEY: 'double',
})
const openDoor = (folder: string) => openFrontDoor(folder, 1, env())

beforeAll(async () => {
  bucket = await S3Double.start()
  Object.assign(process.env, env())
  await (await sharedOf(shop.stateDir))?.ready()
  doors = await Promise.all(folders.map(openDoor))
  await areHeard()
})
afterAll(async () => {
  await Promise.all(doors.map((door) => door.stop()))
  await bucket.close()
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
  shop.remove()
})

const versions = () => Promise.all(doors.map(async ({ port }) => /data-version="([\d.]+)"/.exec((await ask(port, PAGE)).text)?.[1]))

/** Their reports have come, also after a time without a bucket. */
const areHeard = () =>
  eventually('two front doors', async () => {
    await (await sharedOf(shop.stateDir))?.pullReports()
    return readFrontDoors(shop.stateDir).length === 2
  })

async function release(version: string) {
  writeCatalog(shop.stateDir, version)
  await released(shop.stateDir, () => publish(shop.stateDir, CATALOG, version, REASON))
  const record = await released(shop.stateDir, () => promote(shop.stateDir, CATALOG, version, REASON))
  const made = performance.now()
  const outcome = await outcomeOf(shop.stateDir, record, { name: CATALOG, notes: [], make: () => record, words: () => 'Done.' })
  return { made, acknowledged: performance.now(), ...outcome }
}

test('front doors with folders of their own serve a release of a bucket within a second, and a promotion waits for them [machines.bucket-of-releases]', async () => {
  expect(await versions()).toStrictEqual(['1.0.0', '1.0.0'])
  const { made, acknowledged, words } = await release('1.2.0')
  expect(words).toBe('Done. Taken by 2 front doors.')
  expect(await versions()).toStrictEqual(['1.2.0', '1.2.0'])
  expect(acknowledged - made).toBeLessThan(4000)
  const { status } = await ask(doors[1]?.port ?? 0, '/a/mfe-catalog/1.2.0/page-listing.1.js')
  expect(status).toBe(200)
})

test('while the bucket is away they serve what they have, say so once, and take what was released meanwhile [machines.bucket-away]', async () => {
  bucket.state = 'away'
  for (const door of doors) await untilSaid(door, 's3://shop/zlata/ does not answer')
  expect((await versions()).every((version) => version === '1.2.0')).toBe(true)
  await expect(release('1.3.0')).rejects.toThrow('s3://shop/zlata/ does not answer')
  bucket.state = 'here'
  for (const door of doors) await untilSaid(door, 's3://shop/zlata/ answers again')
  await areHeard()
  expect((await release('1.3.0')).words).toBe('Done. Taken by 2 front doors.')
  expect(await versions()).toStrictEqual(['1.3.0', '1.3.0'])
  expect(doors[0]?.said().match(/does not answer[^\n]*\(records\)/g)).toHaveLength(1)
})

inTheLongRun(
  'one that starts while the bucket is away serves its copy; without a copy it says what is missing [machines.starts-from-copy]',
  async () => {
    await doors[1]?.stop()
    bucket.state = 'refusing'
    const again = await openDoor(folders[1] ?? '')
    await untilSaid(again, 'The release that was copied last is served until it does.')
    doors[1] = again
    expect((await versions())[1]).toBe('1.3.0')
    const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'front-door-'))
    await expect(openDoor(empty)).rejects.toThrow(
      /^The front door did not open: s3:\/\/shop\/zlata\/ does not answer: 403 AccessDenied.*\n$/,
    )
    fs.rmSync(empty, { recursive: true })
    bucket.state = 'here'
    await areHeard()
  },
)

inTheLongRun(
  'a file that was changed in the bucket or in a copy is not served, and comes back once it is right [machines.store-is-checked]',
  async () => {
    const key = 'zlata/a/mfe-catalog/1.4.0/page-listing.1.js'
    writeCatalog(shop.stateDir, '1.4.0')
    await released(shop.stateDir, () => publish(shop.stateDir, CATALOG, '1.4.0', REASON))
    const stored = bucket.objects.get(key)
    if (!stored) throw new Error('the build is not in the bucket')
    bucket.objects.set(key, { ...stored, content: Buffer.from('of a stranger'), etag: '"another"' })
    for (const folder of folders) fs.rmSync(path.join(folder, 'artifacts/mfe-catalog/1.4.0'), { recursive: true, force: true })
    const { words } = await release('1.4.0').catch((error: Error) => ({ words: error.message }))
    expect(words).toContain('mfe-catalog@1.4.0')
    bucket.objects.set(key, stored)
    await eventually('1.4.0 everywhere', async () => (await versions()).every((version) => version === '1.4.0'), { withinMs: 15_000 })
  },
)
