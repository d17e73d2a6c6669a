import fs from 'node:fs'
import { processorTime, processorTimeOfTree } from '../bench-api/processor-time.ts'
import type { Stand } from '../bench-release/stand.ts'

export const PROCESSES = ['front door', 'API', 'PostgreSQL', 'visitors'] as const
export type ProcessName = (typeof PROCESSES)[number]
export type PerProcess = Record<ProcessName, number>

/** Processor time since their start, milliseconds. The visitors are this process. */
export const processorTimes = ({ pids }: Stand): PerProcess => ({
  'front door': processorTime(pids.frontDoor),
  API: processorTime(pids.api),
  PostgreSQL: processorTimeOfTree(pids.postgres),
  visitors: processorTime(process.pid),
})

/** Share of one core, percent. */
export const sharesOf = (before: PerProcess, after: PerProcess, ms: number): PerProcess =>
  mapped((name) => Math.round(((after[name] - before[name]) / ms) * 100))

/** Memory in use without counting shared pages twice, MB. Linux only. */
export function memories({ pids }: Stand): Omit<PerProcess, 'visitors'> {
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === pids.postgres)
  return {
    'front door': memoryOf(pids.frontDoor),
    API: memoryOf(pids.api),
    PostgreSQL: [pids.postgres, ...children].reduce((all, pid) => all + memoryOf(pid), 0),
  }
}

const mapped = (of: (name: ProcessName) => number) => Object.fromEntries(PROCESSES.map((name) => [name, of(name)])) as PerProcess

/** Empty for a process that has just ended. */
function textOf(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const memoryOf = (pid: number) => Math.round(Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024)

function parentOf(pid: number): number {
  const stat = textOf(`/proc/${pid}/stat`)
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}
