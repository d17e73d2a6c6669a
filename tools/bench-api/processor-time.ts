import fs from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Fields of /proc/<pid>/stat after the name, which may contain spaces; null without such a process. */
function fieldsOf(pid: number): string[] | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

const [PARENT, USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [1, 11, 12, 13, 14] as const
const sumOf = (fields: string[], places: readonly number[]) => places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0) * TICK_MS

/** CPU time of a process, all threads, milliseconds. */
export const processorTime = (pid: number): number => sumOf(fieldsOf(pid) ?? [], [USER, SYSTEM])

/** The same including child processes, also ended ones. */
export function processorTimeOfTree(pid: number): number {
  const own = sumOf(fieldsOf(pid) ?? [], [USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM])
  const children = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && fieldsOf(Number(name))?.[PARENT] === String(pid))
  return children.reduce((sum, child) => sum + processorTime(Number(child)), own)
}
