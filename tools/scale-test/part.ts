import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes/state.ts'

const LEAVE_WITH_PARENT = path.join(ROOT, 'tools/processes/leave-with-parent.mjs')
const SECONDS_TO_START = 120

export interface PartPlan {
  name: string
  file: string
  env: Record<string, string>
  /** Its log and whatever it writes. */
  folder: string
}

/** One process of the shop: started, killed without a word, and started again on its port. */
export class Part {
  readonly plan: PartPlan
  #child: ChildProcess | null = null

  constructor(plan: PartPlan) {
    this.plan = plan
  }

  get port() {
    return Number(this.plan.env['PORT'])
  }

  get pid() {
    return this.#child?.pid ?? null
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const { name, file, env, folder } = this.plan
    fs.mkdirSync(folder, { recursive: true })
    const log = fs.openSync(path.join(folder, 'log'), 'a')
    const child = spawn(process.execPath, ['--import', LEAVE_WITH_PARENT, file], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log, 'ipc'],
      // Ctrl+C reaches it through us alone.
      detached: true,
    })
    fs.closeSync(log)
    this.#child = child
    const patience = AbortSignal.timeout(SECONDS_TO_START * 1000)
    const ended = once(child, 'exit', { signal: patience }).then(() => {
      throw new Error(`${name} has ended: ${fs.readFileSync(path.join(folder, 'log'), 'utf8').slice(-2000)}`)
    })
    ended.catch(() => undefined)
    await Promise.race([once(child, 'message', { signal: patience }), ended])
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}
