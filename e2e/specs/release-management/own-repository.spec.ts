import { execFile, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { freePorts } from '../../../tools/processes/shop/ports.ts'
import { API_URL, HOSTS, LONG } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { FrontDoor } from '../../machine/servers/front-door.ts'
import { Shop } from '../../machine/shop.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const REMOTE = 'mfe-certificates'
const VERSION = '9.1.0'

/** Runs a program as a person does, on this Node. */
function run(cwd: string, env: Record<string, string>, program: string, ...args: string[]): Promise<{ code: number; words: string }> {
  const { API_URL: _, ...own } = process.env
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${own['PATH']}`
  return new Promise((resolve) =>
    execFile(program, args, { cwd, env: { ...own, PATH, ...env }, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), words: `${stdout}${stderr}`.trim() }),
    ),
  )
}

async function done(...[cwd, env, program, ...args]: Parameters<typeof run>): Promise<string> {
  const { code, words } = await run(cwd, env, program, ...args)
  expect([program, ...args, code], words).toStrictEqual([program, ...args, 0])
  return words
}

/** Every text below a folder, installed packages and packed ones left out. */
const textsIn = (folder: string) =>
  fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/[\\/](node_modules|vendor)([\\/]|$)/.test(entry.parentPath))
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))

/** `npm run dev`: the running shop with the repository's sources, on the laptop's own port. */
async function seenOnTheLaptop(repository: string, shop: Shop, page: Page, newBrowser: () => Promise<BrowserContext>) {
  const port = await freePorts(1)
  const bin = path.join(repository, 'node_modules/.bin/shop-dev')
  const child = spawn(process.execPath, [fs.realpathSync(bin), '--shop', shop.at('/').slice(0, -1), '--port', String(port)], {
    cwd: repository,
  })
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes(`http://localhost:${port}`)) resolve()
      })
      child.once('exit', () => reject(new Error('npm run dev has ended')))
    })
    const mine = await (await newBrowser()).newPage()
    const reports: string[] = []
    mine.on('request', (request) => {
      if (request.url().includes(`:${shop.port}`)) reports.push(request.url())
    })
    await mine.goto(`http://localhost:${port}/certificate`)
    const area = mine.getByRole('main').locator(`[data-owner="${REMOTE}"][data-version="0.0.0-laptop"]`).first()
    await expect(area).toBeAttached({ timeout: 20_000 })
    await expect(mine.getByText(`${REMOTE}: this laptop's build, shown to you alone`)).toBeVisible()

    const texts = path.join(repository, REMOTE, 'src/pages/certificate/texts/ru.ts')
    fs.writeFileSync(texts, fs.readFileSync(texts, 'utf8').replaceAll('Подарочный сертификат', 'Сертификат с ноутбука'))
    await expect(mine.getByRole('heading', { level: 1 })).toHaveText('Сертификат с ноутбука', { timeout: 60_000 })

    // The shop itself shows everybody what it showed before.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Подарочный сертификат')
    await expect(page.getByText("this laptop's build")).toHaveCount(0)
    expect(reports, 'requests past the laptop').toStrictEqual([])
    await mine.close()
  } finally {
    child.kill()
  }
}

test(
  'a repository of one remote alone checks, tests and builds it, and a canary of its team is shown by the running shop [release.team-repository]',
  LONG,
  async ({ page, newBrowser }) => {
    test.setTimeout(900_000)
    const place = fs.mkdtempSync(path.join(os.tmpdir(), 'team-'))
    const repository = path.join(place, 'certificates')
    const store = pathToFileURL(path.join(place, 'releases')).href
    fs.mkdirSync(path.join(place, 'releases'))
    const door = await FrontDoor.open(() => {}, API_URL, { RELEASES_URL: store })
    try {
      const { stateDir } = door.releases
      // The manager fills the store that machines share, and gives the team a key.
      const manager = { STATE_DIR: stateDir, RELEASES_URL: store }
      const cli = path.join(ROOT, 'release/src/cli.ts')
      const added = JSON.parse(
        await done(ROOT, manager, process.execPath, cli, 'keys', 'add', 'certificates-ci', '--scope', `team:${REMOTE}`, '--json'),
      ) as { file: string }
      const keys = JSON.parse(await done(ROOT, manager, process.execPath, cli, 'keys', '--json')) as Array<{ name: string; kid: string }>

      await done(ROOT, { INIT_CWD: place }, process.execPath, path.join(ROOT, 'tools/run.mjs'), 'eject', REMOTE, 'certificates')
      expect(textsIn(repository).filter((text) => text.includes(ROOT))).toStrictEqual([])
      await done(repository, {}, 'npx', '--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline')
      for (const script of ['check', 'test']) await done(repository, {}, 'npm', 'run', script)

      const team = {
        RELEASES_URL: store,
        RELEASE_KEY: added.file,
        RELEASE_ROOT_KEY: keys.find(({ name }) => name === 'manager')?.kid ?? '',
      }
      const release = (...args: string[]) => run(repository, team, 'npm', 'run', 'release', '--', ...args)
      await done(repository, team, 'npm', 'run', 'build', '--', `${REMOTE}@${VERSION}`)
      expect(await release('publish', REMOTE, VERSION)).toMatchObject({ code: 0 })
      const shown = await release('canary', REMOTE, VERSION, '--share', '100', '--why', 'a repository of our own')
      expect([shown.code, shown.words]).toStrictEqual([0, expect.stringContaining('100 %')])
      const refused = await release('promote', REMOTE, VERSION, '--why', 'more than a team may')
      expect(refused.code, refused.words).toBe(1)
      expect(refused.words).toContain(`only publish and canary ${REMOTE}`)

      const shop = new Shop(door.port, 'ru', door.releases)
      await shop.open(page, '/certificate')
      await expect(page).toHaveURL(`http://${HOSTS.ru}:${door.port}/certificate`)
      await expect(page.getByRole('main').locator(`[data-owner="${REMOTE}"][data-version="${VERSION}"]`).first()).toBeAttached()
      await shop.hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      await seenOnTheLaptop(repository, shop, page, newBrowser)
    } finally {
      await door.close()
      fs.rmSync(place, { recursive: true, force: true })
    }
  },
)
