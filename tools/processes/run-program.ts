import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './state.ts'

export interface Ended {
  code: number
  output: string
}

interface Options {
  env?: Record<string, string | undefined>
  /** Log file, written continuously, to inspect hanging programs. */
  log?: string
  onLine?: (line: string) => void
  cwd?: string
  /** Timeout after which the program is killed. */
  minutes?: number
  uid?: number
  gid?: number
}

/** Children that a program leaves behind have so long to end. */
const LEFT_BEHIND_MS = 3000

const running = new Set<ReturnType<typeof spawn>>()

/** Kills all programs started by `runProgram`, including children. */
export function endPrograms(): void {
  for (const child of running) {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    } catch {
      // Already exited.
    }
  }
}

/** Runs a program and returns its combined output; never throws for an exit code. */
export function runProgram(file: string, args: string[], { env, log, onLine, cwd = ROOT, minutes, ...as }: Options = {}): Promise<Ended> {
  if (log) fs.mkdirSync(path.dirname(log), { recursive: true })
  const copy = log ? fs.createWriteStream(log) : undefined
  return new Promise((resolve) => {
    // Own process group, to kill its children too.
    const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...as })
    running.add(child)
    let output = ''
    let rest = ''
    const take = (text: string) => {
      output += text
      copy?.write(text)
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine?.(line)
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    const hanging = minutes
      ? setTimeout(() => {
          take(`\nIt did not end in ${minutes} minutes and was ended.\n`)
          if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
        }, minutes * 60_000)
      : undefined
    let leftBehind: NodeJS.Timeout | undefined
    const end = (code: number) => {
      clearTimeout(hanging)
      clearTimeout(leftBehind)
      running.delete(child)
      if (rest) onLine?.(rest)
      copy?.end()
      resolve({ code, output })
    }
    child.on('error', (error) => {
      take(`${error.message}\n`)
      end(127)
    })
    // Those of a program that has crashed would hold its output open for ever.
    child.on('exit', () => {
      leftBehind = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), LEFT_BEHIND_MS)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}
