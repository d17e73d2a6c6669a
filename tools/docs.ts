/** `npm run docs`: writes the pages of docs/ that are made from the contracts. With `--check` it only says which are out of date. */
import fs from 'node:fs'
import path from 'node:path'
import { command, Sentence } from './print/steps.ts'
import { eventsPage } from './generated-docs/events-page.ts'
import { routesPage } from './generated-docs/routes-page.ts'
import { ROOT } from './processes/state.ts'

const pages: Record<string, () => string> = { 'docs/routes.md': routesPage, 'docs/events.md': eventsPage }

/** Pages whose committed text is not what the contracts say today. */
export const outdatedDocs = (): string[] =>
  Object.entries(pages)
    .filter(([file, write]) => !fs.existsSync(path.join(ROOT, file)) || fs.readFileSync(path.join(ROOT, file), 'utf8') !== write())
    .map(([file]) => file)

if (import.meta.main) {
  await command(async () => {
    const outdated = outdatedDocs()
    if (process.argv.includes('--check')) {
      if (outdated.length > 0)
        throw new Sentence(`${outdated.join(', ')} no longer agree with the contracts: npm run docs writes them again.`)
      console.log('The generated pages of docs/ agree with the contracts.')
      return
    }
    for (const file of outdated) {
      fs.mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true })
      fs.writeFileSync(path.join(ROOT, file), pages[file]?.() ?? '')
    }
    console.log(outdated.length > 0 ? `Wrote ${outdated.join(', ')}.` : 'Nothing to write: docs/ agrees with the contracts.')
  })
}
