/**
 * `npm run docs` writes the generated pages of docs/ and raises the versions of shared packages whose surface has changed. `--check` only
 * reports what is out of date. `--pages` skips the versions, because they need a whole compilation.
 */
import fs from 'node:fs'
import path from 'node:path'
import { command, UserError } from './print/steps.ts'
import { eventsPage } from './generated-docs/events-page.ts'
import { routesPage } from './generated-docs/routes-page.ts'
import { rulesPage } from './generated-docs/rules-page.ts'
import { shardsPage } from './generated-docs/shards-page.ts'
import { widgetsPage } from './generated-docs/widgets-page.ts'
import { surfaceProblems, writeSurfaces } from './surfaces/kept.ts'
import { ROOT } from './processes/state.ts'

const pages: Record<string, () => string | Promise<string>> = {
  'docs/routes.md': routesPage,
  'docs/events.md': eventsPage,
  'docs/widgets.md': widgetsPage,
  'docs/rules/tests.md': rulesPage,
  'docs/shards.md': shardsPage,
}

const committed = (file: string) => (fs.existsSync(path.join(ROOT, file)) ? fs.readFileSync(path.join(ROOT, file), 'utf8') : null)

interface Outdated {
  file: string
  /** What it should say. */
  text: string
}

/** Pages whose committed text is outdated. */
export async function outdatedDocs(): Promise<Outdated[]> {
  const written = await Promise.all(Object.entries(pages).map(async ([file, write]) => ({ file, text: await write() })))
  return written.filter(({ file, text }) => committed(file) !== text)
}

if (import.meta.main) {
  await command(async () => {
    const outdated = await outdatedDocs()
    const onlyPages = process.argv.includes('--pages')
    const names = outdated.map(({ file }) => file).join(', ')
    if (process.argv.includes('--check')) {
      if (outdated.length > 0) throw new UserError(`${names} no longer agree with contracts and tests: npm run docs writes them again.`)
      const problems = onlyPages ? [] : await surfaceProblems()
      if (problems.length > 0) throw new UserError(problems.join('\n'))
      console.log('The generated pages of docs/ agree with contracts and tests.')
      return
    }
    for (const { file, text } of outdated) {
      fs.mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true })
      fs.writeFileSync(path.join(ROOT, file), text)
    }
    const wrote = [...outdated.map(({ file }) => file), ...(onlyPages ? [] : await writeSurfaces())]
    console.log(wrote.length > 0 ? `Wrote ${wrote.join(', ')}.` : 'Nothing to write: docs/ agrees with contracts and tests.')
  })
}
