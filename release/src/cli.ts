import { EXIT } from './commands/command.ts'
import { run } from './commands/run.ts'
import { ReleaseError } from './record.ts'

try {
  const { words, data, exit = EXIT.done, json } = await run(process.argv.slice(2))
  if (json) console.log(JSON.stringify(data, null, 1))
  else if (exit !== EXIT.done) console.error(words)
  else console.log(words)
  process.exitCode = exit
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  if (process.argv.includes('--json')) console.log(JSON.stringify({ error: error.message.split('\n')[0] }))
  else console.error(error.message)
  process.exitCode = EXIT.refused
}
