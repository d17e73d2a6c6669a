/** `npm run reset`: deletes database, builds and releases; refuses while a shop is running. */
import fs from 'node:fs'
import path from 'node:path'
import { lock } from '../api/src/platform/db/lock.ts'
import { ROOT, STATE_DIR } from './processes/state.ts'
import { command, UserError } from './print/steps.ts'

// Prevents deleting a home folder by a wrong STATE_DIR.
const SIGNS_OF_A_STATE = ['db', 'artifacts', 'release', 'keys', 'logs', 'test', 'shots', 'mutate', 'sbom', 'port']

await command(async () => {
  const shown = path.relative(ROOT, STATE_DIR) || STATE_DIR
  if (!fs.existsSync(STATE_DIR)) return console.log(`There is no ${shown}: nothing to clear.`)
  const strangers = fs
    .readdirSync(STATE_DIR)
    .filter((name) => !SIGNS_OF_A_STATE.some((sign) => name === sign || name.startsWith(`${sign}.`)))
  if (process.env['STATE_DIR'] && strangers.length > 0)
    throw new UserError(`${STATE_DIR} also holds ${strangers[0]}: it is not a state folder, nothing was cleared.`)
  await lock(path.join(STATE_DIR, 'db.lock')).catch((error: unknown) => {
    throw new UserError(error instanceof Error ? error.message : String(error))
  })
  fs.rmSync(STATE_DIR, { recursive: true, force: true })
  console.log(`${shown} is cleared: the next start begins anew.`)
})
