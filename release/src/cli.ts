import { parseArgs } from 'node:util'
import { run, USAGE } from './commands.ts'
import { ReleaseError } from './record.ts'

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        why: { type: 'string', default: '' },
        who: { type: 'string' },
        from: { type: 'string' },
        share: { type: 'string' },
        hours: { type: 'string' },
        days: { type: 'string', default: '14' },
        keep: { type: 'string', default: '5' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message.split('.')[0]}.\n\n${USAGE}`)
  }
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
