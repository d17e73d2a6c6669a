import { promote, publish, type Reason, refuseUnnamed, rollback } from '../actions.ts'
import { canaryStep, endOfCanary, linked } from '../canary/commands.ts'
import { acknowledged } from '../front-doors/front-doors.ts'
import { changedInShell } from '../kit/given-by-shell.ts'
import { activeOf, type ReleaseRecord } from '../record.ts'
import { readCurrent, readRecord, repairPointer } from '../store.ts'
import { type Answer, ASKED_AT, type Call, type Command, EXIT, explained, STATE, wanted } from './command.ts'

const reasonOf = ({ who, why }: Call): Required<Reason> => ({ who, why, askedAt: ASKED_AT })
const explainedReason = (call: Call) => ({ ...explained(call), askedAt: ASKED_AT })

/** A pointer that fell behind is repaired before a change. */
export function repaired(): void {
  const pointed = repairPointer(STATE)
  if (pointed) console.error(pointed)
}

function published(call: Call): Answer {
  repaired()
  const [remote, version] = [wanted(call.args[0], 'remote'), wanted(call.args[1], 'version')]
  const before = readCurrent(STATE)?.serial
  const record = publish(STATE, remote, version, reasonOf(call))
  const words =
    record.serial === before
      ? `${remote}@${version} is published already; nothing has changed.`
      : `Published ${remote}@${version} (release ${record.serial}). Nobody sees it yet: promote it.`
  const notice = changedInShell(STATE, remote, version)
  return notice ? { data: { ...record, notice }, words: `${words}\nNote: ${notice}` } : { data: record, words }
}

function promoted(call: Call): Promise<Answer> {
  const reason = explainedReason(call)
  repaired()
  const [remote, version] = [wanted(call.args[0], 'remote'), wanted(call.args[1], 'version')]
  const record = promote(STATE, remote, version, reason)
  const words = `${remote}@${version} is shown to everybody (release ${record.serial}).${endOfCanary(STATE, record, remote)}`
  return taken(record, remote, words)
}

function stepped(call: Call): Promise<Answer> {
  const reason = { ...explainedReason(call), from: call.own.from }
  repaired()
  const [remote, version] = [wanted(call.args[0], 'remote'), wanted(call.args[1], 'version')]
  const { record, words } = canaryStep(STATE, remote, version, reason, call.own)
  return taken(record, remote, words)
}

function rolledBack(call: Call): Promise<Answer> {
  const reason = { ...explainedReason(call), from: call.own.from }
  repaired()
  const remote = wanted(call.args[0], 'remote')
  if (reason.from === undefined) refuseUnnamed(STATE, remote, call.args[1], ASKED_AT)
  const record = rollback(STATE, remote, call.args[1], reason)
  const ended = endOfCanary(STATE, record, remote)
  const former = activeOf(readRecord(STATE, record.serial - 1), remote)?.metadata.version
  const back = activeOf(record, remote)?.metadata.version
  if (former === back) {
    const further = `If ${back} is bad too: npm run release -- rollback ${remote} --from ${back} --why "…".`
    return taken(record, remote, `${remote} is at ${back} for everybody (release ${record.serial}).${ended} ${further}`)
  }
  return taken(record, remote, `${remote} is back at ${back}, and ${former} is marked bad (release ${record.serial}).${ended}`)
}

/** Front doors look at the record ten times a second. */
const PATIENCE_MS = 4000

/** Adds what the running front doors have made of a release; fails when one does not serve it. */
async function taken(record: ReleaseRecord, name: string, words: string): Promise<Answer> {
  const { taken, missing } = await acknowledged(STATE, { serial: record.serial, name, patienceMs: PATIENCE_MS })
  const data = { ...record, frontDoors: { taken, missing } }
  if (missing.length > 0) {
    const words = [`Release ${record.serial} is on record, and not everybody sees it:`, ...missing].join('\n')
    return { data, words, exit: EXIT.incomplete }
  }
  const doors =
    taken === 0 ? 'No front door runs here: the next one takes it.' : `Taken by ${taken === 1 ? 'the front door' : `${taken} front doors`}.`
  return { data, words: `${words} ${doors}` }
}

export const release: Record<string, Command> = {
  publish: { most: 2, run: published },
  canary: { most: 2, options: ['from', 'share'], run: stepped },
  promote: { most: 2, run: promoted },
  rollback: { most: 2, options: ['from'], run: rolledBack },
  override: {
    most: 20,
    options: ['hours'],
    run: ({ args: [first, ...others], own }) => linked(STATE, [wanted(first, 'version, mfe-catalog@1.3.0-rc.1'), ...others], own),
  },
}
