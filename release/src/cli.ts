import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { promote, publish, rollback } from './actions.ts'
import { ReleaseError, activeOf, type ReleaseRecord } from './record.ts'
import { brokenLinks, readCurrent } from './store.ts'

const USAGE = `npm run release -- <command> [options]

  status                          what is active, what it can go back to
  publish  <remote> <version>     take a built version in, shown to nobody yet
  promote  <remote> <version>     show a published version to everybody
  rollback <remote> [version]     go back to the last version, or to the one named

  --why "…"   kept in the record      --who NAME   you, unless given      --json   for scripts`

const STATE = path.resolve(process.env['STATE_DIR'] ?? path.join(import.meta.dirname, '../../.state'))

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

function run(): { record: ReleaseRecord | null; words: string; json: boolean } {
  const { positionals, values } = readArguments()
  const [command = 'status', name, version] = positionals
  const reason = { who: values.who ?? os.userInfo().username, why: values.why }
  if (values.help) return { record: null, words: USAGE, json: false }
  switch (command) {
    case 'status':
      return { record: readCurrent(STATE), words: statusOf(readCurrent(STATE)), json: values.json }
    case 'publish': {
      const record = publish(STATE, wanted(name, 'remote'), wanted(version, 'version'), reason)
      return {
        record,
        words: `Published ${name}@${version} (release ${record.serial}). Nobody sees it yet: promote it.`,
        json: values.json,
      }
    }
    case 'promote': {
      const record = promote(STATE, wanted(name, 'remote'), wanted(version, 'version'), reason)
      return { record, words: `${name}@${version} is shown to everybody (release ${record.serial}).`, json: values.json }
    }
    case 'rollback': {
      const record = rollback(STATE, wanted(name, 'remote'), version, reason)
      return { record, words: `Back to ${record.changed[0]} (release ${record.serial}).`, json: values.json }
    }
    default:
      throw new ReleaseError(`There is no command ${command}.\n\n${USAGE}`)
  }
}

function statusOf(record: ReleaseRecord | null): string {
  if (!record) return 'Nothing is released yet: npm start builds and releases everything.'
  const rows = Object.entries(record.discovery.microFrontends).map(([name, versions]) => {
    const back = versions.filter(({ extras }) => extras.lastKnownGood).map(({ metadata }) => metadata.version)
    return `  ${name.padEnd(20)} ${(activeOf(record, name)?.metadata.version ?? 'not shown').padEnd(24)} ${back.length ? `back: ${back.join(', ')}` : ''}`.trimEnd()
  })
  const broken = brokenLinks(STATE)
  const chain = broken.length ? `The chain of records is broken at ${broken.join(', ')}.` : 'The chain of records is whole.'
  return [`Release ${record.serial}, ${record.at}, ${record.action} by ${record.who}`, ...rows, chain].join('\n')
}

try {
  const { record, words, json } = run()
  console.log(json ? JSON.stringify(record, null, 1) : words)
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  if (process.argv.includes('--json')) console.log(JSON.stringify({ error: error.message.split('\n')[0] }))
  else console.error(error.message)
  process.exitCode = 2
}
