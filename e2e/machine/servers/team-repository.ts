import { execFile, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { freePorts } from '../../../tools/processes/shop/ports.ts'

export const ROOT = path.resolve(import.meta.dirname, '../../..')

type Env = Record<string, string>

interface Ended {
  code: number
  words: string
}

/** Runs a program as a person does, on this Node: the shop under test is not its own. It asks the API of the front doors of its record. */
function run(cwd: string, env: Env, program: string, ...args: string[]): Promise<Ended> {
  const { API_URL: _, STATE_DIR: __, ...own } = process.env
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${own['PATH']}`
  return new Promise((resolve) =>
    execFile(program, args, { cwd, env: { ...own, PATH, RELEASE_PROBE: 'off', ...env }, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), words: `${stdout}${stderr}`.trim() }),
    ),
  )
}

async function done(cwd: string, env: Env, program: string, ...args: string[]): Promise<void> {
  const { code, words } = await run(cwd, env, program, ...args)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} has ended with ${code}:\n${words}`)
}

/** The release commands of this checkout. */
export const release = (env: Env, ...args: string[]) => run(ROOT, env, process.execPath, path.join(ROOT, 'release/src/cli.ts'), ...args)

/** A repository made by `npm run eject`: one remote in its own folder. */
export class TeamRepository {
  readonly folder: string
  readonly remote: string
  readonly place: string

  private constructor(place: string, remote: string) {
    this.place = place
    this.remote = remote
    this.folder = path.join(place, 'repository')
  }

  static async make(remote: string): Promise<TeamRepository> {
    const place = fs.mkdtempSync(path.join(os.tmpdir(), 'team-'))
    const made = new TeamRepository(place, remote)
    await done(ROOT, { INIT_CWD: place }, process.execPath, path.join(ROOT, 'tools/run.mjs'), 'eject', remote, 'repository')
    return made
  }

  /** @param overrides libraries at other versions than those of the shop */
  async install(overrides: Readonly<Record<string, string>> = {}): Promise<void> {
    const isAsMade = Object.keys(overrides).length === 0
    if (!isAsMade) {
      const lines = Object.entries(overrides).map(([name, version]) => `  ${name}: ${version}\n`)
      const file = path.join(this.folder, 'pnpm-workspace.yaml')
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('overrides:\n', `overrides:\n${lines.join('')}`))
    }
    const lockfile = isAsMade ? '--frozen-lockfile' : '--no-frozen-lockfile'
    await done(this.folder, {}, 'npm', 'run', 'setup', '--', '--prefer-offline', lockfile)
  }

  npm(env: Env, ...args: string[]): Promise<Ended> {
    return run(this.folder, env, 'npm', 'run', ...args)
  }

  async build(version: string, env: Env = {}): Promise<void> {
    await done(this.folder, env, 'npm', 'run', 'build', '--', `${this.remote}@${version}`)
  }

  /** Every text of it, packed packages included and installed ones left out. */
  get texts(): string[] {
    return fs
      .readdirSync(this.folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !/[\\/]node_modules([\\/]|$)/.test(entry.parentPath))
      .map((entry) => {
        const content = fs.readFileSync(path.join(entry.parentPath, entry.name))
        return (entry.name.endsWith('.tgz') ? gunzipSync(content) : content).toString()
      })
  }

  /** `npm run dev`: that shop with the sources of this folder. Resolves once it is served. */
  async dev(shop: string): Promise<{ address: string; stop: () => void }> {
    const port = await freePorts(1)
    const program = path.join(this.folder, 'node_modules/@shop/build/bin/shop-dev.mjs')
    const child = spawn(process.execPath, [program, '--shop', shop, '--port', String(port)], { cwd: this.folder })
    const address = `http://localhost:${port}`
    let said = ''
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text
          if (said.includes(address)) resolve()
        })
      }
      child.once('exit', () => reject(new Error(`npm run dev has ended:\n${said}`)))
    })
    return { address, stop: () => child.kill() }
  }

  remove(): void {
    fs.rmSync(this.place, { recursive: true, force: true })
  }
}
