import os from 'node:os'
import path from 'node:path'
import { promote, publish, type Reason, refuseUnnamed, rollback } from './actions.ts'
import { canaryStep, type CanaryValues, endOfCanary, linked, misplacedOption } from './canary/commands.ts'
import { acknowledged } from './front-doors/front-doors.ts'
import { ReleaseError, activeOf, type ReleaseRecord } from './record.ts'
import { statusOf } from './status.ts'
import { noShop, readCurrent, readRecord, repairPointer } from './store.ts'
import { changedInShell } from './kit/given-by-shell.ts'
import { prune } from './upkeep/prune.ts'
import { repair } from './upkeep/repair.ts'
import { trace } from './trace.ts'
import { verify } from './verify.ts'

export const USAGE = `npm run release -- <command> [options]

  status                          what is active, what it can go back to, what is bad
  verify                          compares every released file with its hash
  trace <file:line:col>           where that place of an artifact is in the sources; takes a whole stack in quotes too
  publish  <remote> <version>     take a built version in, shown to nobody yet
  promote  <remote> <version>     show a published version to everybody
  canary   <remote> <version>     show a published version to a share of visitors, or to another share than before; 0 ends it
           --share 5              in percent; [--from VERSION] the version that you take for active
  rollback <remote> [version]     go back to the last good version, or to the one named; what is active becomes bad. A canary ends first
           [--from VERSION]       the version that you take for bad: needed within a minute of another change, and to mark a canary
  override <remote@version> …     a link that shows these published versions to whoever opens it, for an hour, and to nobody else
           [--hours 1]            how long the link can be opened, an hour at most
  repair                          set aside broken records and pointers, by name; nothing is deleted
  prune                           delete builds that nothing needs: not active, not to go back to, not young
           [--days 14] [--keep 5] younger builds stay, and so many of each remote; --dry-run only names them

  --why "…"   what for: promote, canary and rollback need it      --who NAME   you, unless given      --json   for scripts`

const STATE = path.resolve(process.env['STATE_DIR'] ?? path.join(import.meta.dirname, '../../.state'))
/** `npm run release` passes the time of the request, because starting this file takes a while. */
const ASKED_AT = Number(process.env['ASKED_AT'] || performance.timeOrigin)

const wanted = (value: string | undefined, what: string): string => {
  if (!value) throw new ReleaseError(`Please name the ${what}.\n\n${USAGE}`)
  return value
}

interface Answer {
  words: string
  /** The same for scripts. */
  data: unknown
  failed?: boolean
}

interface PruneValues {
  days: string
  keep: string
  'dry-run': boolean
}

interface ParsedCommand {
  positionals: string[]
  values: { json: boolean; help: boolean; why: string; who?: string | undefined; from?: string | undefined } & CanaryValues & PruneValues
}

/** Most arguments that a command takes. */
const ARGUMENTS: Record<string, number> = {
  status: 0,
  verify: 0,
  repair: 0,
  prune: 0,
  trace: 1,
  publish: 2,
  promote: 2,
  canary: 2,
  rollback: 2,
  override: 20,
}

export async function run({ positionals, values }: ParsedCommand): Promise<Answer> {
  const [command = 'status', name, version] = positionals
  if (values.help) return { words: USAGE, data: null }
  const most = ARGUMENTS[command]
  if (most === undefined) throw new ReleaseError(`There is no command ${command}.\n\n${USAGE}`)
  const extra = positionals[1 + most]
  if (extra !== undefined) throw new ReleaseError(`"${extra}" is one argument too many.\n\n${USAGE}`)
  const misplaced = misplacedOption(command, values)
  if (misplaced) throw new ReleaseError(`${misplaced}\n\n${USAGE}`)
  const who = values.who ?? os.userInfo().username
  if (command === 'status') return { data: readCurrent(STATE), words: statusOf(STATE) }
  if (command === 'verify') return verified()
  if (command === 'repair') return repaired(who)
  if (command === 'prune') return pruned(who, values)
  if (command === 'override') return linked(STATE, [wanted(name, 'version, mfe-catalog@1.3.0-rc.1'), ...positionals.slice(2)], values)
  if (command === 'trace') return traced(wanted(name, 'place, file:line:col'))

  const why = values.why.trim()
  if (command !== 'publish' && !why) throw new ReleaseError('Say why: --why "what changes for shoppers". It is kept in the record.')
  const pointed = repairPointer(STATE)
  if (pointed) console.error(pointed)
  const reason = { who, why, askedAt: ASKED_AT }
  const remote = wanted(name, 'remote')
  if (command === 'rollback') return rolledBack(remote, version, { ...reason, from: values.from })
  const target = wanted(version, 'version')
  if (command === 'canary') {
    const { record, words } = canaryStep(STATE, remote, target, { ...reason, from: values.from }, values)
    return taken(record, remote, words)
  }
  if (command === 'promote') {
    const record = promote(STATE, remote, target, reason)
    const words = `${remote}@${target} is shown to everybody (release ${record.serial}).${endOfCanary(STATE, record, remote)}`
    return taken(record, remote, words)
  }
  return published(remote, target, reason)
}

async function rolledBack(remote: string, version: string | undefined, reason: Parameters<typeof rollback>[3]): Promise<Answer> {
  if (reason.from === undefined) refuseUnnamed(STATE, remote, version, ASKED_AT)
  const record = rollback(STATE, remote, version, reason)
  const ended = endOfCanary(STATE, record, remote)
  const former = activeOf(readRecord(STATE, record.serial - 1), remote)?.metadata.version
  const back = activeOf(record, remote)?.metadata.version
  if (former === back) {
    const further = `If ${back} is bad too: npm run release -- rollback ${remote} --from ${back} --why "…".`
    return taken(record, remote, `${remote} is at ${back} for everybody (release ${record.serial}).${ended} ${further}`)
  }
  return taken(record, remote, `${remote} is back at ${back}, and ${former} is marked bad (release ${record.serial}).${ended}`)
}

function published(remote: string, version: string, reason: Reason): Answer {
  const before = readCurrent(STATE)?.serial
  const record = publish(STATE, remote, version, reason)
  const words =
    record.serial === before
      ? `${remote}@${version} is published already; nothing has changed.`
      : `Published ${remote}@${version} (release ${record.serial}). Nobody sees it yet: promote it.`
  const notice = changedInShell(STATE, remote, version)
  return notice ? { data: { ...record, notice }, words: `${words}\nNote: ${notice}` } : { data: record, words }
}

function repaired(who: string): Answer {
  const done = repair(STATE, who)
  return { data: { done }, words: done.length > 0 ? done.join('\n') : 'Nothing is broken: the records and current.json are whole.' }
}

function wholeNumber(option: string, text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text)
  throw new ReleaseError(`--${option} must be a whole number.\n\n${USAGE}`)
}

function pruned(who: string, values: PruneValues): Answer {
  const options = { days: wholeNumber('days', values.days), keep: wholeNumber('keep', values.keep), dryRun: values['dry-run'], who }
  const data = prune(STATE, options)
  if (data.builds.length === 0) return { data, words: 'Every build is needed or young: nothing to delete.' }
  const size = `${data.builds.length} ${data.builds.length === 1 ? 'build' : 'builds'}, ${(data.bytes / 1e6).toFixed(1)} MB`
  return {
    data,
    words: [`${options.dryRun ? 'Would delete' : 'Deleted'} ${size}:`, ...data.builds.map((build) => `  ${build}`)].join('\n'),
  }
}

/** Front doors look at the record ten times a second. */
const PATIENCE_MS = 4000

/** Adds what the running front doors have made of a release; fails when one does not serve it. */
async function taken(record: ReleaseRecord, name: string, words: string): Promise<Answer> {
  const { taken, missing } = await acknowledged(STATE, { serial: record.serial, name, patienceMs: PATIENCE_MS })
  const data = { ...record, frontDoors: { taken, missing } }
  if (missing.length > 0) {
    return { data, words: [`Release ${record.serial} is on record, and not everybody sees it:`, ...missing].join('\n'), failed: true }
  }
  const doors =
    taken === 0 ? 'No front door runs here: the next one takes it.' : `Taken by ${taken === 1 ? 'the front door' : `${taken} front doors`}.`
  return { data, words: `${words} ${doors}` }
}

function traced(text: string): Answer {
  const found = trace(STATE, text)
  return { data: found, words: found.map(({ source, text }) => `${source}  ${text}`).join('\n') }
}

function verified(): Answer {
  const { problems, versions, releases } = verify(STATE)
  if (releases === 0) throw noShop(STATE)
  if (problems.length > 0) return { data: { problems }, words: problems.join('\n'), failed: true }
  return { data: { problems }, words: `Everything that is released is whole: ${versions} versions, ${releases} releases.` }
}
