import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { makeFaulty } from '../../machine/servers/faulty-version.ts'
import { nextOf } from '../../machine/servers/releases.ts'
import type { Shop } from '../../machine/shop.ts'
import { withActive, type ReleaseRecord } from '../../../release/src/record.ts'
import { hashOfRecord } from '../../../release/src/record-files.ts'
import { pointAt, recordFile } from '../../../release/src/store.ts'

const CATALOG = 'mfe-catalog'
const CLI = path.resolve(import.meta.dirname, '../../../release/src/cli.ts')

const release = (shop: Shop, ...args: string[]) =>
  execFileSync(process.execPath, [CLI, ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, STATE_DIR: shop.releases.stateDir, RELEASE_PROBE: 'off' },
  })

/** A release that somebody without a key has written, with the chain and the pointer as they should be. */
function forge(shop: Shop, version: string): number {
  const { stateDir, record: before } = shop.releases
  const { microFrontends } = before.discovery
  const serial = before.serial + 1
  const forged: ReleaseRecord = {
    ...before,
    serial,
    previous: hashOfRecord(stateDir, before.serial),
    action: 'promote',
    changed: [`${CATALOG}@${version}`],
    discovery: {
      ...before.discovery,
      microFrontends: { ...microFrontends, [CATALOG]: withActive(microFrontends[CATALOG] ?? [], version) },
    },
  }
  fs.writeFileSync(recordFile(stateDir, serial), JSON.stringify(forged))
  pointAt(stateDir, serial)
  return serial
}

test('a record that was changed, with all hashes computed anew, shows nobody anything: it is said, and repair goes on without it [release.signed-records]', async ({
  shop,
  page,
}) => {
  const base = shop.releases.active(CATALOG)
  const next = nextOf(base)
  makeFaulty(shop.releases.stateDir, CATALOG, base, next, 'nothing', '')
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base] })
  shop.releases.publish(CATALOG, next)
  await shop.open(page, '/catalog')
  const shown = (version: string) => page.getByRole('main').locator(`[data-owner="${CATALOG}"][data-version="${version}"]`).first()
  await expect(shown(base)).toBeAttached()

  const serial = forge(shop, next)
  const sentence = `Release ${serial} is not what the key manager has signed.`
  await expect.poll(async () => (await shop.ask('/front-door/health/ready')).text).toContain(sentence)
  await page.reload()
  await expect(shown(base)).toBeAttached()
  expect(() => release(shop, 'verify')).toThrow(sentence)

  expect(release(shop, 'repair')).toContain(`Set aside release ${serial}`)
  expect(release(shop, 'promote', CATALOG, next, '--api', 'none', '--why', 'a test')).toContain(`${CATALOG}@${next} is shown to everybody`)
  await page.reload()
  await expect(shown(next)).toBeAttached()
})
