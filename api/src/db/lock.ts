import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './database.ts'

const SETTLE_MS = 50

interface Owner {
  pid: number
  /** When the process started: a later process with the same pid is another one. */
  startedAt: string
}

/** Start of a process as the system tells it; null when there is no such process. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of a process may hold spaces and brackets: fields are counted behind the last one. Field 22 is the start.
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
 * Holds a folder for this process by a file beside it; the answer gives it back. A file left by a process that is gone is
 * taken over. Throws StartError while its process lives: two writers would destroy the embedded database.
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
    // Of several that find a dead lock at once, the last to rename has it, and the others see so.
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
