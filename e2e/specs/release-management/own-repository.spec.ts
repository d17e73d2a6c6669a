import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { API_URL, LONG } from '../../environment.ts'
import { expect, releaseTest, test } from '../../fixtures.ts'
import { makeFaulty } from '../../machine/servers/faulty-version.ts'
import { FrontDoor } from '../../machine/servers/front-door.ts'
import { release, ROOT, TeamRepository } from '../../machine/servers/team-repository.ts'
import { Shop } from '../../machine/shop.ts'

const REMOTE = 'mfe-certificates'
const succeeded = ({ code, words }: { code: number; words: string }) => expect(code, words).toBe(0)
const TITLE = 'Подарочный сертификат'

const areaOf = (page: Page, version: string) =>
  page.getByRole('main').locator(`[data-owner="${REMOTE}"][data-version="${version}"]`).first()
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** The running shop with the repository's sources, on the laptop's own port. */
async function seenOnTheLaptop(repository: TeamRepository, shop: Shop, page: Page, newBrowser: () => Promise<BrowserContext>) {
  const { address, stop } = await repository.dev(shop.at('/').slice(0, -1))
  try {
    const mine = await (await newBrowser()).newPage()
    const past: string[] = []
    mine.on('request', (request) => {
      if (!request.url().startsWith(address)) past.push(request.url())
    })
    await mine.goto(`${address}/certificate`)
    await expect(areaOf(mine, '0.0.0-laptop')).toBeAttached({ timeout: 20_000 })
    await expect(mine.getByText(`${REMOTE}: this laptop's build, shown to you alone`)).toBeVisible()

    const texts = path.join(repository.folder, REMOTE, 'src/pages/certificate/texts/ru.ts')
    fs.writeFileSync(texts, fs.readFileSync(texts, 'utf8').replaceAll(TITLE, 'Сертификат с ноутбука'))
    await expect(title(mine)).toHaveText('Сертификат с ноутбука', { timeout: 60_000 })
    expect(
      past.filter((url) => !url.startsWith('data:')),
      'requests past the laptop',
    ).toStrictEqual([])
    await mine.close()

    // The shop itself shows everybody what it showed before.
    await page.reload()
    await expect(title(page)).toHaveText(TITLE)
    await expect(page.getByText("this laptop's build")).toHaveCount(0)
  } finally {
    stop()
  }
}

test(
  'a repository of one remote alone checks, tests and builds it, and a canary of its team is shown by the running shop [release.team-repository]',
  LONG,
  async ({ page, newBrowser, trouble }) => {
    test.setTimeout(1_200_000)
    // The script of the laptop's proxy.
    trouble.expect(/a tag without integrity: <script src="\/shop-dev\/reload[.]js"/)
    const repository = await TeamRepository.make(REMOTE)
    const store = pathToFileURL(path.join(repository.place, 'releases')).href
    fs.mkdirSync(path.join(repository.place, 'releases'))
    const door = await FrontDoor.open(() => {}, API_URL, { RELEASES_URL: store })
    try {
      // The manager fills the store that machines share, and gives the team a key.
      const manager = { STATE_DIR: door.releases.stateDir, RELEASES_URL: store }
      const added = await release(manager, 'keys', 'add', 'certificates-ci', '--scope', `team:${REMOTE}`, '--json')
      const { file } = JSON.parse(added.words) as { file: string }
      const keys = JSON.parse((await release(manager, 'keys', '--json')).words) as Array<{ name: string; kid: string }>
      const root = keys.find(({ name }) => name === 'manager')?.kid ?? ''

      expect(repository.texts.filter((text) => text.includes(ROOT))).toStrictEqual([])
      await repository.install()
      for (const script of ['check', 'test']) succeeded(await repository.npm({}, script))

      const version = '9.1.0'
      const team = { RELEASES_URL: store, RELEASE_KEY: file, RELEASE_ROOT_KEY: root }
      await repository.build(version, team)
      succeeded(await repository.npm(team, 'release', '--', 'publish', REMOTE, version))
      succeeded(await repository.npm(team, 'release', '--', 'canary', REMOTE, version, '--share', '100', '--why', 'our own'))
      const promoted = await repository.npm(team, 'release', '--', 'promote', REMOTE, version, '--why', 'more than a team may')
      expect(promoted.code, promoted.words).toBe(1)
      expect(promoted.words).toContain(`only publish and canary ${REMOTE}`)

      const shop = new Shop(door.port, 'ru', door.releases)
      await shop.open(page, '/certificate')
      await expect(areaOf(page, version)).toBeAttached()
      await shop.hydrated(page)
      await expect(title(page)).toHaveText(TITLE)

      await seenOnTheLaptop(repository, shop, page, newBrowser)
    } finally {
      // Its stream of releases ends with the front door.
      await page.close()
      await door.close()
      repository.remove()
    }
  },
)

/** What a shell gave before its React and effector were raised. Older, because the shop has the newest of both. */
const BEFORE = { react: '19.2.9', 'react-dom': '19.2.9', 'react/jsx-runtime': '19.2.9', effector: '23.4.2' }

/** The shell of these sources, saying that it gives the former versions: the gate reads `artifact.json` alone. */
function formerShell(shop: Shop, base: string, version: string) {
  const { stateDir } = shop.releases
  makeFaulty(stateDir, 'shell', base, version, 'nothing', '')
  const file = path.join(stateDir, 'artifacts/shell', version, 'artifact.json')
  const artifact = JSON.parse(fs.readFileSync(file, 'utf8')) as { offers: { shared: Record<string, string> } }
  artifact.offers.shared = { ...artifact.offers.shared, ...BEFORE }
  fs.writeFileSync(file, JSON.stringify(artifact))
}

releaseTest(
  'a shell with a React minor and an effector patch goes out while a remote of the former ones lives on, and does not go back over what needs it [release.shared-raised]',
  LONG,
  async ({ shop, page }) => {
    test.setTimeout(1_200_000)
    const repository = await TeamRepository.make(REMOTE)
    try {
      const { react, 'react-dom': dom, effector } = BEFORE
      await repository.install({ react, 'react-dom': dom, effector })
      const { stateDir } = shop.releases
      const [built, raised, current] = ['9.2.0', shop.releases.active('shell'), shop.releases.active(REMOTE)]
      await repository.build(built, { STATE_DIR: stateDir })
      const { uses } = JSON.parse(fs.readFileSync(path.join(stateDir, 'artifacts', REMOTE, built, 'artifact.json'), 'utf8')) as {
        uses: { shared: Record<string, string> }
      }
      expect(uses.shared).toMatchObject({ react: '^19.2.0', effector: '^23.4.0' })

      const former = `${raised}.former`
      formerShell(shop, raised, former)
      shop.releases.startFrom({ ...shop.releases.actives, shell: [former] })
      const manage = (...args: string[]) => release({ STATE_DIR: stateDir }, ...args)
      const why = ['--why', 'React 19.3']
      for (const step of ['publish', 'promote']) succeeded(await manage(step, REMOTE, built, ...why))
      await shop.open(page, '/certificate')
      await expect(areaOf(page, built)).toBeAttached()

      for (const step of ['publish', 'promote']) succeeded(await manage(step, 'shell', raised, ...why))
      await shop.open(page, '/certificate')
      await expect(page.locator(`script[src="/a/shell/${raised}/main.js"]`)).toHaveCount(1)
      await expect(areaOf(page, built)).toBeAttached()
      await shop.hydrated(page)
      await expect(title(page)).toHaveText(TITLE)

      // A remote that needs the new React takes the way back to the former shell away: somebody has to say so.
      const lacks = `needs react ^19.3.0, and shell ${former}`
      const refused = await manage('promote', REMOTE, current, ...why)
      expect(refused.code, refused.words).toBe(1)
      expect(refused.words).toContain(lacks)
      succeeded(await manage('promote', REMOTE, current, '--anyway', ...why))
      const back = await manage('rollback', 'shell', '--from', raised, ...why)
      expect(back.code, back.words).toBe(1)
      expect(back.words).toContain(lacks)
    } finally {
      repository.remove()
    }
  },
)
