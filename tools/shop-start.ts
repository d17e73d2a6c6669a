/**
 * `npm run shop:start -- api|worker|migrate|front-door|console`: one process of a real shop. Its environment is in docs/operations.md. The script in
 * package.json begins with `exec`: npm's shell would neither pass signals on nor wait.
 */
import { command, UserError } from './print/steps.ts'

const PROCESSES: Record<string, string> = {
  api: '../api/src/main.ts',
  worker: '../api/src/main.ts',
  migrate: '../api/src/migrate.ts',
  'front-door': '../shell/server/main.ts',
  console: '../release/src/console/console.ts',
}

await command(async () => {
  const [name = '', ...rest] = process.argv.slice(2)
  const file = PROCESSES[name]
  if (!file || rest.length > 0) {
    throw new UserError(`Say which process to start: npm run shop:start -- ${Object.keys(PROCESSES).join('|')}`)
  }
  if (name === 'worker') process.env['ROLE'] = 'work'
  await import(file)
})
