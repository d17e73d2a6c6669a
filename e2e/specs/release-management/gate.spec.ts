import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { LONG } from '../../environment.ts'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { makeFaulty } from '../../machine/servers/faulty-version.ts'
import type { Shop } from '../../machine/shop.ts'

const CATALOG = 'mfe-catalog'
const CLI = path.resolve(import.meta.dirname, '../../../release/src/cli.ts')

interface Said {
  code: number
  words: string
}

/** The command as a person runs it. It asks the API of the front door that runs on this record. */
function release(shop: Shop, ...args: string[]): Promise<Said> {
  const { API_URL: _, ...env } = process.env
  return new Promise((resolve) =>
    execFile(process.execPath, [CLI, ...args], { env: { ...env, STATE_DIR: shop.releases.stateDir } }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), words: `${stdout}${stderr}`.trim() }),
    ),
  )
}

/** The same sources as another version. */
function versionLike(shop: Shop, base: string, version: string, change: (uses: { calls: object[] }) => void = () => {}) {
  const { stateDir } = shop.releases
  makeFaulty(stateDir, CATALOG, base, version, 'nothing', '')
  const file = path.join(stateDir, 'artifacts', CATALOG, version, 'artifact.json')
  const artifact = JSON.parse(fs.readFileSync(file, 'utf8')) as { uses: { calls: object[] } }
  change(artifact.uses)
  fs.writeFileSync(file, JSON.stringify(artifact))
}

test('a build that fits the running shop is published and promoted; one whose call is not offered is refused, and nothing changes [release.gate-api]', async ({
  shop,
  page,
}) => {
  test.setTimeout(150_000)
  const base = shop.releases.active(CATALOG)
  const [good, bad] = [`${base}.fits`, `${base}.gone`]
  versionLike(shop, base, good)
  versionLike(shop, base, bad, (uses) =>
    uses.calls.push({ call: 'GET /catalog/stones', hash: 'none', shape: { csrf: false, body: null, query: null, answer: {} } }),
  )
  const shown = (version: string) => page.getByRole('main').locator(`[data-owner="${CATALOG}"][data-version="${version}"]`).first()

  expect(await release(shop, 'publish', CATALOG, bad)).toStrictEqual({
    code: 1,
    words: `${CATALOG} ${bad} calls GET /catalog/stones, which the running API does not offer: nothing was changed.`,
  })
  await shop.open(page, '/catalog')
  await expect(shown(base)).toBeAttached()

  expect(await release(shop, 'publish', CATALOG, good)).toMatchObject({ code: 0, words: expect.stringMatching(/^Published .*$/) })
  expect(await release(shop, 'promote', CATALOG, good, '--why', 'a test')).toMatchObject({ code: 0 })
  await shop.open(page, '/catalog')
  await expect(shown(good)).toBeAttached()
})

test(
  'a probe opens the pages of a version that nobody sees yet; one that throws is not shown to anybody [release.opened-first]',
  LONG,
  async ({ shop }) => {
    test.setTimeout(240_000)
    const remote = 'mfe-certificates'
    const { stateDir } = shop.releases
    const base = shop.releases.active(remote)
    const [good, bad] = [`${base}.seen`, `${base}.throws`]
    makeFaulty(stateDir, remote, base, good, 'nothing', '')
    makeFaulty(stateDir, remote, base, bad, 'throws while rendering', 'page/certificate')
    const probe = (version: string) => release(shop, 'probe', remote, version, '--shop', shop.at(''))
    for (const version of [good, bad]) expect(await release(shop, 'publish', remote, version)).toMatchObject({ code: 0 })

    expect(await probe(good)).toMatchObject({ code: 0, words: expect.stringContaining(`${remote} ${good} passes its probe`) })
    const refused = await probe(bad)
    expect(refused.code, refused.words).toBe(1)
    expect(refused.words).toMatch(/^\/certificate .+, with shell /m)

    expect(await release(shop, 'promote', remote, bad, '--why', 'a test')).toMatchObject({
      code: 1,
      words: expect.stringMatching(/failed its probe at .*: nothing was changed\.$/),
    })
    expect(await release(shop, 'promote', remote, good, '--why', 'a test')).toMatchObject({ code: 0 })
  },
)
