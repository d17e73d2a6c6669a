import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './state.ts'

const LEAVE_WITH_PARENT = path.join(import.meta.dirname, 'leave-with-parent.mjs')
const SECONDS_TO_START = 180

/**
 * Runs a program of ours under this very Node until it says by a message that it is ready.
 * @param file from the root of the project
 * @param flags of Node
 */
export function startChild(file: string, env: Record<string, string>, flags: readonly string[] = []): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', LEAVE_WITH_PARENT, ...flags, file], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error(`${file} does not answer.`)), SECONDS_TO_START * 1000)
    child.once('message', () => {
      clearTimeout(tooLong)
      resolve(child)
    })
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)))
  })
}

export const endChild = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
