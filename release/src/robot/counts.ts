import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { VitalName } from '@shop/contracts/reports/vital-report'
import type { FailureKind } from '../failures.ts'
import { activeOf, canaryOf, type ReleaseRecord } from '../record.ts'
import { recordsFolder } from '../store.ts'

/** What a visitor does that a shop lives of: a piece put into the bag, an order. */
export type Sale = 'adds' | 'orders'

/** What one version has done since its stage began. */
export interface Counts {
  /** Documents that were sent with it. */
  loads: number
  /** Each kind at most once a document. */
  failures: Partial<Record<FailureKind, number>>
  /** Neighborhoods that have told of failures, up to `MAX_SENDERS`. */
  senders: number
  /** Of visitors who are shown it, also on pages that have nothing of it. */
  sales?: Partial<Record<Sale, number>>
  /** How often a metric was measured in its areas, and how often it was good. */
  vitals?: Partial<Record<VitalName, { all: number; good: number }>>
}

/** Beyond it more of them say nothing new. */
export const MAX_SENDERS = 100

/** By version, in the present stage of a remote or of the shell. */
export interface StageCounts {
  stage: string
  versions: Record<string, Counts>
}

/** What one front door has counted, by name. */
export type CountsOfDoor = Record<string, StageCounts>

/** Changes with each step of a canary and with each activation: counts of different shares are not to be mixed. */
export function stageOf(record: ReleaseRecord, name: string): string {
  const canary = canaryOf(record, name)
  if (canary) return `${canary.metadata.version} ${canary.deployment.traffic} ${canary.extras.canary?.salt ?? ''}`
  const active = activeOf(record, name)
  return `${active?.metadata.version ?? ''} ${active?.extras.activated?.at ?? ''}`
}

const countsFolder = (stateFolder: string) => path.join(recordsFolder(stateFolder), 'counts')

/** Of this process. */
export const ownDoor = () => `${os.hostname()}-${process.pid}`

/** @param door host and process id */
export const countsFile = (stateFolder: string, door: string) =>
  path.join(countsFolder(stateFolder), `${door.replace(/[^\w.-]/g, '_')}.json`)

export function writeCounts(stateFolder: string, door: string, counts: CountsOfDoor): void {
  const file = countsFile(stateFolder, door)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(`${file}.new`, JSON.stringify(counts))
  fs.renameSync(`${file}.new`, file)
}

/** Counts of a front door that has not written for so long are deleted. */
const OLD_MS = 24 * 60 * 60_000

function readDoor(file: string, now: number): CountsOfDoor {
  try {
    if (now - fs.statSync(file).mtimeMs < OLD_MS) return JSON.parse(fs.readFileSync(file, 'utf8')) as CountsOfDoor
    fs.rmSync(file, { force: true })
    return {}
  } catch {
    // Just removed by another reader.
    return {}
  }
}

/** The sum of all front doors, by version, in the present stage. Senders are those of the front door that knows most. */
export function readCounts(stateFolder: string, record: ReleaseRecord, name: string, now = Date.now()): Record<string, Counts> {
  const folder = countsFolder(stateFolder)
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  const stage = stageOf(record, name)
  const sum: Record<string, Counts> = {}
  for (const file of files) {
    const counted = readDoor(path.join(folder, file), now)[name]
    if (counted?.stage !== stage) continue
    for (const [version, counts] of Object.entries(counted.versions)) sum[version] = together(sum[version] ?? NOTHING, counts)
  }
  return sum
}

export const NOTHING: Counts = { loads: 0, failures: {}, senders: 0 }

function together(one: Counts, other: Counts): Counts {
  const failures = { ...one.failures }
  for (const [kind, count] of Object.entries(other.failures) as [FailureKind, number][]) failures[kind] = (failures[kind] ?? 0) + count
  const sales = { ...one.sales }
  for (const [sale, count] of Object.entries(other.sales ?? {}) as [Sale, number][]) sales[sale] = (sales[sale] ?? 0) + count
  const vitals = { ...one.vitals }
  for (const [vital, { all, good }] of Object.entries(other.vitals ?? {}) as [VitalName, { all: number; good: number }][]) {
    const known = vitals[vital] ?? { all: 0, good: 0 }
    vitals[vital] = { all: known.all + all, good: known.good + good }
  }
  return {
    loads: one.loads + other.loads,
    failures,
    senders: Math.max(one.senders, other.senders),
    ...(Object.keys(sales).length > 0 && { sales }),
    ...(Object.keys(vitals).length > 0 && { vitals }),
  }
}
