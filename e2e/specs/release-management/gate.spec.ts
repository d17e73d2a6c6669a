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
const release = (shop: Shop, ...args: string[]) => command(shop, { RELEASE_PROBE: 'off' }, ...args)
/** The same, which opens the pages of a version before it is shown. */
const careful = (shop: Shop, ...args: string[]) => command(shop, {}, ...args)

function command(shop: Shop, more: Record<string, string>, ...args: string[]): Promise<Said> {
  const { API_URL: _, SHOP_URL: __, RELEASE_PROBE: ___, ...env } = process.env
  return new Promise((resolve) =>
    execFile(process.execPath, [CLI, ...args], { env: { ...env, ...more, STATE_DIR: shop.releases.stateDir } }, (error, stdout, stderr) =>
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
  'a probe opens the pages of a version that nobody sees yet; one that throws is not shown to anybody [release.opened-first] [release.opened-by-itself]',
  LONG,
  async ({ shop }) => {
    test.setTimeout(240_000)
    const remote = 'mfe-certificates'
    const { stateDir } = shop.releases
    const base = shop.releases.active(remote)
    const [good, bad] = [`${base}.seen`, `${base}.throws`]
    makeFaulty(stateDir, remote, base, good, 'nothing', '')
    makeFaulty(stateDir, remote, base, bad, 'throws while rendering', 'page/certificate')
    for (const version of [good, bad]) expect(await release(shop, 'publish', remote, version)).toMatchObject({ code: 0 })

    const passed = await release(shop, 'probe', remote, good, '--shop', shop.at(''))
    expect(passed).toMatchObject({ code: 0, words: expect.stringContaining(`${remote} ${good} passes its probe`) })
    expect(await careful(shop, 'canary', remote, bad, '--share', '5', '--why', 'a test')).toMatchObject({
      code: 1,
      words: expect.stringMatching(
        /^Opening the pages of .+ at http.+ first[^]*failed its probe at .*: \/certificate .*, with shell .*: nothing was changed\.$/,
      ),
    })
    // What was opened is not opened again.
    const shown = await careful(shop, 'promote', remote, good, '--why', 'a test')
    expect(shown).toMatchObject({ code: 0, words: expect.not.stringContaining('Opening the pages') })
  },
)
