import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copyProject } from '../../../tools/new/copy.ts'
import { freePorts } from '../../../tools/processes/shop/ports.ts'
import { Server } from '../../../tools/processes/server.ts'
import { API_URL, FRONT_DOOR_KEY, STATE_DIR } from '../../environment.ts'
import { Releases } from './releases.ts'

const LEAVE_WITH_PARENT = path.resolve(import.meta.dirname, '../../../tools/processes/leave-with-parent.mjs')

interface Build {
  hash: string
  served: string
}

/** Builds and front door of `npm run dev` on an editable copy of the sources, using the API of the shop under test. */
export class EditedShop {
  readonly port: number
  readonly releases: Releases
  readonly #root: string
  readonly #builds: ChildProcess
  readonly #server: Server
  readonly #lines: string[]

  private constructor(port: number, root: string, builds: ChildProcess, server: Server, lines: string[]) {
    this.port = port
    this.releases = new Releases(path.join(root, '.state/development'))
    this.#root = root
    this.#builds = builds
    this.#server = server
    this.#lines = lines
  }

  static async open(remote: string): Promise<EditedShop> {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'edited-shop-'))
    await copyProject(root)
    const stateDir = path.join(root, '.state')
    fs.mkdirSync(stateDir)
    // The other remotes come from the shop under test.
    fs.symlinkSync(path.join(STATE_DIR, 'artifacts'), path.join(stateDir, 'artifacts'))
    new Releases(stateDir).startFrom(new Releases(STATE_DIR).actives)
    const lines: string[] = []
    const builds = spawn(process.execPath, ['--import', LEAVE_WITH_PARENT, 'shared/build/development/develop.mjs', 'shell', remote], {
      cwd: root,
      env: { ...process.env, STATE_DIR: stateDir },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    builds.stdout?.setEncoding('utf8').on('data', (text: string) => lines.push(...text.trimEnd().split('\n')))
    await new Promise<void>((done, failed) => {
      builds.on('message', (message: object) => 'ready' in message && done())
      builds.once('exit', () => failed(new Error(`The builds ended:\n${lines.join('\n')}`)))
    })
    const port = await freePorts(1)
    const env = { STATE_DIR: path.join(stateDir, 'development'), DEVELOPMENT: '1', RENDER_THREADS: '1', API_URL, FRONT_DOOR_KEY }
    const server = new Server({ name: `front-door-${port}`, file: 'shell/server/main.ts', port }, env, {
      onTerminal: (text) => lines.push(text),
    })
    const ending = await Promise.race([server.ready, server.ended])
    if (ending) throw new Error(`The front door did not start (${ending.how}): ${ending.lastLines}`)
    return new EditedShop(port, root, builds, server, lines)
  }

  /** Terminal output. */
  get terminal(): readonly string[] {
    return this.#lines
  }

  /** New documents use the latest edit. */
  get isServed(): boolean {
    const builds = JSON.parse(fs.readFileSync(path.join(this.#root, '.state/development/builds.json'), 'utf8')) as Record<string, Build>
    return Object.values(builds).every(({ hash, served }) => hash === served)
  }

  /** Edits a file of the copy. @throws Error when the text to replace is missing */
  edit(file: string, from: string, to: string): void {
    const place = path.join(this.#root, file)
    const text = fs.readFileSync(place, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    fs.writeFileSync(place, text.replace(from, to))
  }

  async close(): Promise<void> {
    this.#builds.removeAllListeners('exit')
    this.#builds.kill('SIGTERM')
    await this.#server.stop()
    fs.rmSync(this.#root, { recursive: true, force: true })
  }
}
