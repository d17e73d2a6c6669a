/**
 * `npm run advisories`: compares the lockfile with the known advisories. `npm run advisories -- import <file or folder> …` takes
 * OSV files of the npm ecosystem (osv.dev, or an export of the GitHub advisory database).
 */
import { compare, learn, PLACES } from './advisories/known.ts'
import { readOsv } from './advisories/osv.ts'
import { command, UserError } from './print/steps.ts'

const USAGE = `npm run advisories                            compares the lockfile with the known advisories
npm run advisories -- import <file or folder> …   takes OSV files`

function report() {
  const { found, age, isKnown } = compare()
  if (!isKnown) throw new UserError(age)
  if (found.length > 0) throw new UserError(`${found.length} found (${age}):\n${found.join('\n')}`)
  console.log(`✓ nothing found (${age})`)
}

await command(async () => {
  const [what, ...places] = process.argv.slice(2)
  if (what === undefined) return report()
  if (what !== 'import' || places.length === 0) throw new UserError(`Say what to do.\n${USAGE}`)
  const { advisories } = learn(PLACES, readOsv(places))
  console.log(`${advisories.length} advisories speak of packages that are installed; they are kept in tools/advisories/known.json.`)
  report()
})
