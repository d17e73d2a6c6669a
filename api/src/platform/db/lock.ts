import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './database.ts'

const SETTLE_MS = 50

interface Owner {
  pid: number
  /** Start time of the process: distinguishes processes that reuse a pid. */
  startedAt: string
}

/** Start time of a process from the system; null when it does not exist. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // A process name may contain spaces and brackets: fields are counted after the last bracket. Field 22 is the start time.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return process.platform === 'linux' ? null : startByPs(pid)
  }
}

function startByPs(pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

function ownerOf(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return null
  }
}

/**
 * Locks a folder for this process by a lock file; the returned function releases it. Takes over the file of a dead process. Throws
 * StartError while its process lives: two writers would corrupt the embedded database.
 */
export async function lock(file: string): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true })
  const mine = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) ?? '' })
  try {
    writeFileSync(file, mine, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const owner = ownerOf(file)
    if (owner && startOf(owner.pid) === owner.startedAt) throw lockedBy(owner)
    // If several processes find a dead lock at once, the last rename wins, and the others notice.
    const own = `${file}.${process.pid}`
    writeFileSync(own, mine)
    renameSync(own, file)
    await sleep(SETTLE_MS)
    const winner = ownerOf(file)
    if (winner?.pid !== process.pid) throw lockedBy(winner)
  }
  return () => rmSync(file, { force: true })
}

const lockedBy = (owner: Owner | null) =>
  new StartError(`The database folder is in use by process ${owner?.pid ?? 'unknown'}: stop it first, or choose another with STATE_DIR=….`)
