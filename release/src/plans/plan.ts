import fs from 'node:fs'
import { refuseLocked, type Reason } from '../actions.ts'
import { acknowledged } from '../front-doors/front-doors.ts'
import { gate, type GateOptions, type Step } from '../gate/gate.ts'
import { type ReleaseRecord, type Scope, versionOf } from '../record.ts'
import { sharedOf } from '../sharing/shared.ts'
import { artifactsFolder, readCurrent } from '../store.ts'

/** A release that the gate lets through and nobody has made yet. */
export interface Plan {
  /** Remote, the shell, or `all`. */
  name: string
  /** What could not be compared, and what is given up. */
  notes: readonly string[]
  /** Makes it, or prepares it for the key of somebody else. @throws ReleaseError when it is refused */
  make: () => ReleaseRecord
  /** What has been done. */
  words: (record: ReleaseRecord) => string
}

/** What the command line and the console ask for. */
export interface Request extends CompareOptions {
  name: string
  reason: Required<Reason>
}

interface CompareOptions extends GateOptions {
  /** Of the key that will sign, where that is not here. */
  scope?: Scope
}

/**
 * Compares a version before it is published or shown.
 * @returns notes; none for what the release itself refuses or leaves as it is
 */
export async function compared(
  stateFolder: string,
  name: string,
  version: string | undefined,
  step: Step,
  { scope, ...options }: CompareOptions,
): Promise<string[]> {
  if (version === undefined) return []
  const current = readCurrent(stateFolder)
  const known = current && versionOf(current, name, version)
  if (current && step !== 'publish') refuseLocked(stateFolder, current, name, scope)
  const isDue = step === 'publish' ? !known && fs.existsSync(artifactsFolder(stateFolder)) : known && !known.deployment.default
  return isDue ? gate(stateFolder, name, version, step, options) : []
}

/** Front doors look at the record ten times a second. */
const PATIENCE_MS = 4000

export interface Outcome {
  words: string
  notes: readonly string[]
  frontDoors: { taken: number; missing: string[] }
}

/** What the running front doors have made of a release. */
export async function outcomeOf(stateFolder: string, record: ReleaseRecord, { name, notes, words }: Plan): Promise<Outcome> {
  const said = words(record)
  const shared = await sharedOf(stateFolder)
  const pull = shared ? () => shared.pullReports() : undefined
  const { taken, missing } = await acknowledged(stateFolder, { serial: record.serial, name, patienceMs: PATIENCE_MS, pull })
  const frontDoors = { taken, missing }
  if (missing.length > 0)
    return { words: [`Release ${record.serial} is on record, and not everybody sees it:`, ...missing].join('\n'), notes, frontDoors }
  const doors =
    taken === 0 ? 'No front door runs here: the next one takes it.' : `Taken by ${taken === 1 ? 'the front door' : `${taken} front doors`}.`
  return { words: `${said} ${doors}`, notes, frontDoors }
}
