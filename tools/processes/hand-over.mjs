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

/** npm, its shell, this process: a signal to npm may leave both others behind. */
const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`
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
