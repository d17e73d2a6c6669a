import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT, STATE_DIR } from './state.ts'

/** Front door and API stop gracefully within ten seconds. */
const MILLISECONDS_TO_STOP = 12_000
const LINES_KEPT = 20
const LEAVE_WITH_PARENT = path.join(import.meta.dirname, 'leave-with-parent.mjs')

export interface ServerPlan {
  name: string
  /** From the root of the project. */
  file: string
  port: number
  /** Additional environment. */
  env?: Record<string, string>
}

export interface Ending {
  server: Server
  how: string
  lastLines: string
}

/** A server process: ready after `{ ready: true }`, killed with its parent. */
export class Server {
  readonly plan: ServerPlan
  readonly ready: Promise<void>
  /** Resolves when the process has exited. */
  readonly ended: Promise<Ending>
  readonly #child: ChildProcess
  readonly #lines: string[] = []

  /**
   * @param options.keepLog appends to the previous process's log, which may explain its exit
   * @param options.onTerminal takes errors of running code under `npm run dev`, for the terminal
   */
  constructor(plan: ServerPlan, env: Record<string, string>, { keepLog = false, onTerminal = (text: string) => console.error(text) } = {}) {
    this.plan = plan
    const logs = path.join(STATE_DIR, 'logs')
    fs.mkdirSync(logs, { recursive: true })
    const log = fs.createWriteStream(path.join(logs, `${plan.name}.log`), { flags: keepLog ? 'a' : 'w' })
    // Own process group: receives Ctrl+C from us only, once.
    this.#child = spawn(process.execPath, ['--import', LEAVE_WITH_PARENT, plan.file], {
      cwd: ROOT,
      env: { ...process.env, ...env, ...plan.env, PORT: String(plan.port) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    })
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        log.write(text)
        this.#lines.push(...text.trimEnd().split('\n'))
        this.#lines.splice(0, Math.max(0, this.#lines.length - LINES_KEPT))
      })
    }
    this.ready = new Promise((resolve) => {
      this.#child.on('message', (message) => {
        if (typeof message !== 'object' || !message) return
        if ('ready' in message) resolve()
        if ('terminal' in message) onTerminal(String(message.terminal))
      })
    })
    this.ended = new Promise((resolve) => {
      this.#child.once('close', (code, signal) => {
        log.end()
        resolve({ server: this, how: signal ?? `exit code ${code}`, lastLines: this.#lines.join('\n') })
      })
    })
  }

  /** Stops the process gracefully, then by force. */
  async stop(milliseconds = MILLISECONDS_TO_STOP): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill('SIGTERM')
    const force = setTimeout(() => this.#child.kill('SIGKILL'), milliseconds)
    await this.ended
    clearTimeout(force)
  }
}
