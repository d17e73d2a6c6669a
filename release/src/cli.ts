import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { promote, publish, rollback } from './actions.ts'
import { acknowledged } from './front-doors/front-doors.ts'
import { ReleaseError, activeOf, type ReleaseRecord } from './record.ts'
import { statusOf } from './status.ts'
import { readCurrent, readRecord, repairPointer } from './store.ts'
import { trace } from './trace.ts'
import { verify } from './verify.ts'

const USAGE = `npm run release -- <command> [options]

  status                          what is active, what it can go back to, what is bad
  verify                          compares every released file with its hash
  trace <file:line:col>           where that place of an artifact is in the sources; takes a whole stack in quotes too
  publish  <remote> <version>     take a built version in, shown to nobody yet
  promote  <remote> <version>     show a published version to everybody
  rollback <remote> [version]     go back to the last good version, or to the one named; what is active becomes bad

  --why "…"   what for: promote and rollback need it      --who NAME   you, unless given      --json   for scripts`

const STATE = path.resolve(process.env['STATE_DIR'] ?? path.join(import.meta.dirname, '../../.state'))
/** `npm run release` passes the time of the request, because starting this file takes a while. */
const ASKED_AT = Number(process.env['ASKED_AT'] || performance.timeOrigin)

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        why: { type: 'string', default: '' },
        who: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message.split('.')[0]}.\n\n${USAGE}`)
  }
}

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

/** Most arguments that a command takes. */
const ARGUMENTS: Record<string, number> = { status: 0, verify: 0, trace: 1, publish: 2, promote: 2, rollback: 2 }

async function run({ positionals, values }: ReturnType<typeof readArguments>): Promise<Answer> {
  const [command = 'status', name, version] = positionals
  if (values.help) return { words: USAGE, data: null }
  const most = ARGUMENTS[command]
  if (most === undefined) throw new ReleaseError(`There is no command ${command}.\n\n${USAGE}`)
  const extra = positionals[1 + most]
  if (extra !== undefined) throw new ReleaseError(`"${extra}" is one argument too many.\n\n${USAGE}`)
  if (command === 'status') return { data: readCurrent(STATE), words: statusOf(STATE) }
  if (command === 'verify') return verified()
  if (command === 'trace') return traced(wanted(name, 'place, file:line:col'))

  const why = values.why.trim()
  if (command !== 'publish' && !why) throw new ReleaseError('Say why: --why "what changes for shoppers". It is kept in the record.')
  const repaired = repairPointer(STATE)
  if (repaired) console.error(repaired)
  const reason = { who: values.who ?? os.userInfo().username, why, askedAt: ASKED_AT }
  const remote = wanted(name, 'remote')
  if (command === 'rollback') {
    const record = rollback(STATE, remote, version, reason)
    const former = activeOf(readRecord(STATE, record.serial - 1), remote)?.metadata.version
    const back = activeOf(record, remote)?.metadata.version
    return taken(record, remote, `${remote} is back at ${back}, and ${former} is marked bad (release ${record.serial}).`)
  }
  const target = wanted(version, 'version')
  if (command === 'promote') {
    const record = promote(STATE, remote, target, reason)
    return taken(record, remote, `${remote}@${target} is shown to everybody (release ${record.serial}).`)
  }
  const before = readCurrent(STATE)?.serial
  const record = publish(STATE, remote, target, reason)
  const words =
    record.serial === before
      ? `${remote}@${target} is published already; nothing has changed.`
      : `Published ${remote}@${target} (release ${record.serial}). Nobody sees it yet: promote it.`
  return { data: record, words }
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
  if (problems.length > 0) return { data: { problems }, words: problems.join('\n'), failed: true }
  return { data: { problems }, words: `Everything that is released is whole: ${versions} versions, ${releases} releases.` }
}

try {
  const read = readArguments()
  const { words, data, failed } = await run(read)
  if (read.values.json) console.log(JSON.stringify(data, null, 1))
  else if (failed) console.error(words)
  else console.log(words)
  if (failed) process.exitCode = 1
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  if (process.argv.includes('--json')) console.log(JSON.stringify({ error: error.message.split('\n')[0] }))
  else console.error(error.message)
  process.exitCode = 2
}
