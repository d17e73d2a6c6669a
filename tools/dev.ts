/**
 * `npm run dev [-- mfe-catalog]`: the shop with the shell and one remote, or all, from source; edits appear in open tabs by themselves.
 * `npm run dev -- mfe-catalog --shop https://zlata.ru`: that shop with the remote from source, on this machine alone.
 */
import fs from 'node:fs'
import path from 'node:path'
import { build } from './build.ts'
import { runShop } from './start.ts'
import { ROOT, STATE_DIR } from './processes/state.ts'
import type { Shop } from './processes/shop/shop.ts'
import { Builds } from './watching/builds.ts'
import { restartedBy } from './watching/consequences.ts'
import { command, UserError, step } from './print/steps.ts'

// Debounces saving and branch switches.
const MILLISECONDS_OF_QUIET = 150

const remotes = fs.readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))
const named = process.argv.slice(2)

/** Restarts servers when their sources change. */
function restartServers(shop: Shop, builds: Builds): void {
  const changed = new Set<string>()
  let quiet: NodeJS.Timeout | undefined
  let busy = Promise.resolve()

  const react = async () => {
    const servers = restartedBy([...changed])
    changed.clear()
    try {
      if (servers.length > 0) await builds.idle()
      for (const name of servers) await step(`Restarting the ${name}`, `The ${name} runs anew`, () => shop.restart(name))
    } catch (error) {
      // A syntax error must not stop the shop: retried on the next change.
      console.error(error instanceof UserError ? `✗ ${error.message}` : error)
    }
  }

  for (const folder of ['api', 'shell/server', 'shared']) {
    fs.watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file || file.includes('node_modules')) return
      changed.add(path.posix.join(folder, file.replaceAll('\\', '/')))
      clearTimeout(quiet)
      quiet = setTimeout(() => {
        busy = busy.then(react)
      }, MILLISECONDS_OF_QUIET)
    })
  }
}

const isDeployed = named.some((argument) => /^--shop(=|$)/.test(argument))

if (import.meta.main && isDeployed) await import('../shared/build/laptop/laptop.mjs')
else if (import.meta.main) {
  await command(async () => {
    const unknown = named.filter((name) => !['shell', ...remotes].includes(name))
    if (unknown.length > 0) throw new UserError(`There is no package ${unknown.join(', ')}: choose among shell, ${remotes.join(', ')}.`)
    // The shell is always included: it provides React.
    const fromSource = ['shell', ...(named.length > 0 ? remotes.filter((name) => named.includes(name)) : remotes)]
    const others = remotes.filter((name) => !fromSource.includes(name))
    let builds: Builds | undefined
    try {
      await runShop({
        frontDoor: { DEVELOPMENT: '1', STATE_DIR: path.join(STATE_DIR, 'development'), RENDER_THREADS: '1' },
        prepare: async () => {
          if (others.length > 0) {
            await step('Building the other remotes', 'The other remotes are built', () =>
              build({ packages: others, release: 'unless chosen' }),
            )
          }
          console.log(`… Building ${fromSource.join(', ')} for editing`)
          builds = new Builds(fromSource)
          await builds.ready
        },
        onOpen: (shop) => {
          if (builds) restartServers(shop, builds)
          console.log(`  Edits of ${fromSource.join(', ')} and shared/ appear in open tabs.\n`)
        },
      })
    } finally {
      builds?.stop()
    }
  })
  process.exit()
}
