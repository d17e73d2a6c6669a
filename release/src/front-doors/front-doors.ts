import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { recordsFolder } from '../store.ts'

/** A front door beats every second; one that has been silent for this long does not run. */
const SILENT_MS = 10_000
const LOOK_EVERY_MS = 50

/** A version on record that a front door does not serve. */
export interface DamagedPart {
  name: string
  version: string
  reason: string
  /** Its files are whole, and its code does not work. */
  avoided?: true
  /** The version that is served instead; null if the part is missing from pages. */
  instead: string | null
}

/** What a running front door serves, as it tells the release commands. */
export interface FrontDoorReport {
  host: string
  pid: number
  serial: number
  damaged: DamagedPart[]
  /** Why a newer record was not taken. */
  refused: string | null
  /** Address of its API. Older front doors do not say. */
  api?: string
  /** Address of its shop for a browser. Older front doors do not say. */
  shop?: string
  /** Versions whose files it has, as `name@version`; told where they come from a store that machines share. */
  copies?: readonly string[]
}

const foldersOf = (stateFolder: string) => path.join(recordsFolder(stateFolder), 'front-doors')

/** File of this process; another machine may share the folder. */
export const reportFile = (stateFolder: string) =>
  path.join(foldersOf(stateFolder), `${os.hostname().replace(/[^\w.-]/g, '_')}-${process.pid}.json`)

export const sentenceOf = ({ name, version, reason, avoided, instead }: DamagedPart): string =>
  `${name}@${version} ${avoided ? 'does not work' : 'is damaged'} (${reason}): ${instead === null ? 'it is left out, for it has no other good version' : `${instead} is served instead`}.`

export const nameOf = ({ host, pid }: FrontDoorReport): string => `front door ${pid} on ${host}`

const isProcess = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs for another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readReport(file: string, silentMs: number): FrontDoorReport | null {
  try {
    const report = JSON.parse(fs.readFileSync(file, 'utf8')) as FrontDoorReport
    const isSilent = Date.now() - fs.statSync(file).mtimeMs > silentMs
    const isGone = report.host === os.hostname() && !isProcess(report.pid)
    return isSilent || isGone ? null : report
  } catch {
    // It has just stopped.
    return null
  }
}

/** Reports of the front doors that run now. */
export function readFrontDoors(stateFolder: string, silentMs = SILENT_MS): FrontDoorReport[] {
  const folder = foldersOf(stateFolder)
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  return files.sort().flatMap((file) => readReport(path.join(folder, file), silentMs) ?? [])
}

/** Removes what front doors left behind that were killed. */
export function forgetSilent(stateFolder: string): void {
  const folder = foldersOf(stateFolder)
  for (const file of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    if (readReport(path.join(folder, file), SILENT_MS) === null) fs.rmSync(path.join(folder, file), { force: true })
  }
}

export interface Acknowledgement {
  /** How many serve what the release names. */
  taken: number
  /** One sentence for each front door that does not. */
  missing: string[]
}

interface Awaited {
  serial: number
  name: string
  patienceMs: number
  /** Brings the reports of other machines. */
  pull?: (() => Promise<void>) | undefined
}

/** Waits until every running front door serves this part of the release, or `patienceMs` are over. */
export async function acknowledged(stateFolder: string, { serial, name, patienceMs, pull }: Awaited): Promise<Acknowledgement> {
  const end = performance.now() + patienceMs
  await pull?.()
  const asked = new Set(readFrontDoors(stateFolder).map(nameOf))
  for (;;) {
    // One that falls silent now is not excused.
    const doors = readFrontDoors(stateFolder, Number.POSITIVE_INFINITY).filter((door) => asked.has(nameOf(door)))
    const isWaiting = doors.some((door) => door.serial < serial)
    if (isWaiting && performance.now() < end) {
      await setTimeout(LOOK_EVERY_MS)
      await pull?.()
      continue
    }
    const missing = doors.flatMap((door) => missingIn(door, serial, name) ?? [])
    return { taken: doors.length - missing.length, missing }
  }
}

/** Waits until every running front door that copies files has those of these versions, or `patienceMs` are over. */
export async function copiedEverywhere(
  stateFolder: string,
  { ids, patienceMs, pull }: { ids: readonly string[]; patienceMs: number; pull: () => Promise<void> },
): Promise<void> {
  const end = performance.now() + patienceMs
  for (;;) {
    await pull()
    const isWaiting = readFrontDoors(stateFolder).some(({ copies }) => copies && ids.some((id) => !copies.includes(id)))
    if (!isWaiting || performance.now() > end) return
    await setTimeout(LOOK_EVERY_MS)
  }
}

function missingIn(door: FrontDoorReport, serial: number, name: string): string | null {
  if (door.serial < serial) return `${nameOf(door)} still serves release ${door.serial}${door.refused ? `: ${door.refused}` : '.'}`
  const damaged = door.damaged.find((part) => part.name === name)
  return damaged ? `${nameOf(door)}: ${sentenceOf(damaged)}` : null
}

const faultsOf = ({ refused, damaged }: FrontDoorReport): string[] => [...(refused === null ? [] : [refused]), ...damaged.map(sentenceOf)]

/** What the running front doors do not serve, one sentence each. */
export const faultsOfFrontDoors = (stateFolder: string): string[] =>
  readFrontDoors(stateFolder).flatMap((door) => faultsOf(door).map((sentence) => `${nameOf(door)}: ${sentence}`))

/** What the running front doors serve, and what they do not, one line each. */
export const linesOfFrontDoors = (stateFolder: string): string[] =>
  readFrontDoors(stateFolder).flatMap((door) => [
    `${nameOf(door)} serves release ${door.serial}.`,
    ...faultsOf(door).map((sentence) => `  ${sentence}`),
  ])
