/** `npm run dev [-- mfe-catalog]`: the whole shop, built and restarted anew as its sources change; open tabs follow by themselves. */
import fs from 'node:fs'
import path from 'node:path'
import { build } from './build.ts'
import { runShop } from './start.ts'
import { ROOT } from './processes/state.ts'
import type { Shop } from './processes/shop.ts'
import { consequencesOf } from './watching/consequences.ts'
import { command, Sentence, step } from './print/steps.ts'

// Editors write a file in several steps, and a branch switch touches many.
const MILLISECONDS_OF_QUIET = 150

const packages = ['shell', 'api', ...fs.readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))]
const only = process.argv.slice(2)

function follow(shop: Shop): void {
  const changed = new Set<string>()
  let quiet: NodeJS.Timeout | undefined
  let busy = Promise.resolve()

  const react = async () => {
    const { rebuild, restart } = consequencesOf([...changed])
    changed.clear()
    try {
      if (rebuild) {
        const notes = await step('Building what has changed', 'Built, open tabs change over', () => build({ release: 'unless chosen' }))
        for (const note of notes) console.log(`  ${note}`)
      }
      for (const name of restart) await step(`Restarting the ${name}`, `The ${name} runs anew`, () => shop.restart(name))
    } catch (error) {
      // A mistake in the code being written must not end the shop: the next change tries again.
      console.error(error instanceof Sentence ? `✗ ${error.message}` : error)
    }
  }

  for (const folder of only.length > 0 ? only : [...packages, 'shared']) {
    fs.watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file || file.includes('node_modules')) return
      changed.add(path.posix.join(folder, file.replaceAll('\\', '/')))
      clearTimeout(quiet)
      quiet = setTimeout(() => {
        busy = busy.then(react)
      }, MILLISECONDS_OF_QUIET)
    })
  }
  console.log(`  Watching ${only.length > 0 ? only.join(', ') : 'the shell, the remotes, shared/ and the API'} for changes.\n`)
}

if (import.meta.main) {
  await command(async () => {
    const unknown = only.filter((name) => !packages.includes(name))
    if (unknown.length > 0) throw new Sentence(`There is no package ${unknown.join(', ')}: choose among ${packages.join(', ')}.`)
    await runShop(follow)
  })
  process.exit()
}
