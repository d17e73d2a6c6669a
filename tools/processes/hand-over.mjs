import { spawn } from 'node:child_process'
import fs from 'node:fs'
import process from 'node:process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const LOOK_EVERY_MS = 500

/** Parent of a process; null where the system does not tell. */
function parentOf(pid) {
  try {
    // The name before it, in brackets, may contain spaces.
    return Number(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1])
  } catch {
    return null
  }
}

/** True for the shell in which npm runs a script: it has our npm's environment. There is none where the script begins with `exec`. */
function isShellOfNpm(pid) {
  try {
    const environment = fs.readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    return environment.includes(`npm_lifecycle_event=${process.env.npm_lifecycle_event}`)
  } catch {
    return false
  }
}

const hasShell = isShellOfNpm(process.ppid)
/** npm, its shell, this process: a signal to npm may leave both others behind. The process that started npm may end without stopping us. */
const ancestors = () => (hasShell ? `${process.ppid} ${parentOf(process.ppid)}` : String(process.ppid))
/** At the start: npm may end while packages are being installed. */
const before = ancestors()

/** Runs a program in place of this process: signals go to it, its exit code comes back. Started by npm, it also ends with npm. */
export function handOver(file, args, options) {
  const child = spawn(file, args, options)
  // The terminal and npm both send Ctrl+C: commands handle the first only.
  for (const signal of SIGNALS) process.once(signal, () => child.kill(signal)).on(signal, () => {})
  const watch = process.env.npm_lifecycle_event
    ? setInterval(() => {
        if (ancestors() === before) return
        clearInterval(watch)
        child.kill('SIGTERM')
      }, LOOK_EVERY_MS)
    : undefined
  child.on('exit', (code, signal) => {
    clearInterval(watch)
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
    child.channel?.unref()
  })
}
