import fs from 'node:fs'
import { promote, publish, type Reason, refuseLocked, refuseUnnamed, rollback, rollbackTarget } from '../actions.ts'
import { canaryStep, endOfCanary, isRaised, linked } from '../canary/commands.ts'
import { acknowledged } from '../front-doors/front-doors.ts'
import { gate, type Step } from '../gate/gate.ts'
import { changedInShell } from '../kit/given-by-shell.ts'
import { activeOf, type ReleaseRecord, versionOf } from '../record.ts'
import { artifactsFolder, readCurrent, readRecord, repairPointer } from '../store.ts'
import { type Answer, ASKED_AT, type Call, type Command, EXIT, explained, STATE, wanted } from './command.ts'

const reasonOf = ({ who, why }: Call): Required<Reason> => ({ who, why, askedAt: ASKED_AT })
const explainedReason = (call: Call) => ({ ...explained(call), askedAt: ASKED_AT })

/** A pointer that fell behind is repaired before a change. */
export function repaired(): void {
  const pointed = repairPointer(STATE)
  if (pointed) console.error(pointed)
}

/**
 * Compares a version before it is published or shown.
 * @returns notes; none for what the command itself refuses or leaves as it is
 */
async function compared(name: string, version: string | undefined, step: Step, { own }: Call): Promise<string[]> {
  if (version === undefined) return []
  const current = readCurrent(STATE)
  const known = current && versionOf(current, name, version)
  if (current && step !== 'publish') refuseLocked(STATE, current, name)
  const isDue = step === 'publish' ? !known && fs.existsSync(artifactsFolder(STATE)) : known && !known.deployment.default
  return isDue ? gate(STATE, name, version, step, { api: own.api, isAnyway: own.anyway }) : []
}

const withNotes = (words: string, notes: readonly string[]) => [words, ...notes.map((note) => `Note: ${note}`)].join('\n')

async function published(call: Call): Promise<Answer> {
  repaired()
  const [remote, version] = [wanted(call.args[0], 'remote'), wanted(call.args[1], 'version')]
  const notes = await compared(remote, version, 'publish', call)
  const before = readCurrent(STATE)?.serial
  const record = publish(STATE, remote, version, reasonOf(call))
  const words =
    record.serial === before
      ? `${remote}@${version} is published already; nothing has changed.`
      : `Published ${remote}@${version} (release ${record.serial}). Nobody sees it yet: promote it.`
  const notice = changedInShell(STATE, remote, version)
  return { data: { ...record, ...(notice && { notice }), notes }, words: withNotes(words, [...(notice ? [notice] : []), ...notes]) }
}

async function promoted(call: Call): Promise<Answer> {
  const reason = explainedReason(call)
  repaired()
  const [remote, version] = [wanted(call.args[0], 'remote'), wanted(call.args[1], 'version')]
  const notes = await compared(remote, version, 'show', call)
  const record = promote(STATE, remote, version, reason)
  const words = `${remote}@${version} is shown to everybody (release ${record.serial}).${endOfCanary(STATE, record, remote)}`
  return taken(record, remote, words, notes)
}

async function stepped(call: Call): Promise<Answer> {
  const reason = { ...explainedReason(call), from: call.own.from }
  repaired()
  const [remote, version] = [wanted(call.args[0], 'remote'), wanted(call.args[1], 'version')]
  const notes = isRaised(STATE, remote, version, call.own) ? await compared(remote, version, 'show', call) : []
  const { record, words } = canaryStep(STATE, remote, version, reason, call.own)
  return taken(record, remote, words, notes)
}

async function rolledBack(call: Call): Promise<Answer> {
  const reason = { ...explainedReason(call), from: call.own.from }
  repaired()
  const remote = wanted(call.args[0], 'remote')
  if (reason.from === undefined) refuseUnnamed(STATE, remote, call.args[1], ASKED_AT)
  const notes = await compared(remote, rollbackTarget(STATE, remote, call.args[1], reason.from), 'rollback', call)
  const record = rollback(STATE, remote, call.args[1], reason)
  const ended = endOfCanary(STATE, record, remote)
  const former = activeOf(readRecord(STATE, record.serial - 1), remote)?.metadata.version
  const back = activeOf(record, remote)?.metadata.version
  if (former === back) {
    const further = `If ${back} is bad too: npm run release -- rollback ${remote} --from ${back} --why "…".`
    return taken(record, remote, `${remote} is at ${back} for everybody (release ${record.serial}).${ended} ${further}`)
  }
  return taken(record, remote, `${remote} is back at ${back}, and ${former} is marked bad (release ${record.serial}).${ended}`, notes)
}

/** Front doors look at the record ten times a second. */
const PATIENCE_MS = 4000

/** Adds what the running front doors have made of a release; fails when one does not serve it. */
async function taken(record: ReleaseRecord, name: string, words: string, notes: readonly string[] = []): Promise<Answer> {
  const { taken, missing } = await acknowledged(STATE, { serial: record.serial, name, patienceMs: PATIENCE_MS })
  const data = { ...record, frontDoors: { taken, missing }, notes }
  if (missing.length > 0) {
    const words = [`Release ${record.serial} is on record, and not everybody sees it:`, ...missing].join('\n')
    return { data, words: withNotes(words, notes), exit: EXIT.incomplete }
  }
  const doors =
    taken === 0 ? 'No front door runs here: the next one takes it.' : `Taken by ${taken === 1 ? 'the front door' : `${taken} front doors`}.`
  return { data, words: withNotes(`${words} ${doors}`, notes) }
}

export const release: Record<string, Command> = {
  publish: { most: 2, options: ['api'], run: published },
  canary: { most: 2, options: ['from', 'share', 'api', 'anyway'], run: stepped },
  promote: { most: 2, options: ['api', 'anyway'], run: promoted },
  rollback: { most: 2, options: ['from', 'api', 'anyway'], run: rolledBack },
  override: {
    most: 20,
    options: ['hours'],
    run: ({ args: [first, ...others], own }) => linked(STATE, [wanted(first, 'version, mfe-catalog@1.3.0-rc.1'), ...others], own),
  },
}
