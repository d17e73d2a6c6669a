import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../processes/state.ts'
import { UserError } from '../print/steps.ts'

const LEAVE_WITH_PARENT = path.join(ROOT, 'tools/processes/leave-with-parent.mjs')

const ENDED = 'The builds stopped by themselves: start npm run dev again.'

/** The watch build process: shared/build/development/develop.mjs. */
export class Builds {
  readonly #child: ChildProcess
  readonly ready: Promise<void>
  #isBuilding = true
  #waiting: (() => void)[] = []

  /** Prints a line for each build. */
  constructor(names: string[]) {
    this.#child = spawn(process.execPath, ['--import', LEAVE_WITH_PARENT, 'shared/build/development/develop.mjs', ...names], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Receives Ctrl+C from us.
      detached: true,
    })
    this.ready = new Promise((done, failed) => {
      this.#child.on('message', (message: { ready?: true; building?: boolean }) => {
        if (message.ready) done()
        if (message.building === undefined) return
        this.#isBuilding = message.building
        if (!this.#isBuilding) for (const go of this.#waiting.splice(0)) go()
      })
      this.#child.once('exit', () => failed(new UserError(ENDED)))
    })
    void this.ready.then(() => this.#child.once('exit', () => this.#ended())).catch(() => {})
  }

  /** Explains why edits no longer apply; the shop keeps running. */
  #ended() {
    console.error(`✗ ${ENDED}`)
    this.#isBuilding = false
    for (const go of this.#waiting.splice(0)) go()
  }

  /** Resolves when no build is running: intermediate state mixes two edits. */
  idle(): Promise<void> {
    return this.#isBuilding ? new Promise((go) => this.#waiting.push(go)) : Promise.resolve()
  }

  stop() {
    this.#child.removeAllListeners('exit')
    this.#child.kill('SIGTERM')
  }
}
