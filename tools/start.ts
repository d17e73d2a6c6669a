/** `npm start`: builds changes, starts the shop and prints its URLs; Ctrl+C stops it. */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readBrand } from '@shop/contracts/shop/read-brand'
import { damageOfActive } from '../release/src/verify.ts'
import { build } from './build.ts'
import { checkPorts, plansFrom, portFromEnvironment, Shop } from './processes/shop/shop.ts'
import { forgetPort, rememberPort } from './processes/shop/shown-port.ts'
import { endPrograms } from './processes/run-program.ts'
import { onStopSignal } from './processes/stop-signal.ts'
import { STATE_DIR } from './processes/state.ts'
import { command, UserError, step } from './print/steps.ts'

export const addresses = (port: number): string => `
  Shop, Russian          http://shop.ru.localhost:${port}
  Shop, international    http://shop.com.localhost:${port}
                         http://en.shop.ru.localhost:${port}
  Shop, unknown host     http://localhost:${port}
  API documentation      http://localhost:${port + 1}/documentation
  Release console        http://localhost:${port + 2}
  Sandbox                http://localhost:${port + 3}

  Ctrl+C stops everything.
`

/** Builds and activates changes, except manually chosen versions. */
async function buildAll(): Promise<void> {
  const notes = await step('Building what has changed', 'Shop built', () => build({ release: 'unless chosen' }))
  // Browsers refuse changed files because of integrity hashes.
  const damage = damageOfActive(STATE_DIR).map((sentence) => `✗ ${sentence}`)
  for (const sentence of [...notes, ...damage]) console.log(`  ${sentence}`)
}

/** `npm start -- --brand brands/morion.json`: every process reads that file. */
function takeBrand() {
  const { values } = parseArgs({ options: { brand: { type: 'string' } } })
  const file = values.brand ?? process.env['BRAND_FILE']
  if (!file) return
  const full = path.resolve(file)
  const text = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : null
  if (text === null) throw new UserError(`There is no brand file ${full}.`)
  try {
    readBrand(full, text)
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
  process.env['BRAND_FILE'] = full
}

interface Running {
  /** Runs before any process starts. */
  prepare?: () => Promise<void>
  /** Additional environment of the front door. */
  frontDoor?: Record<string, string>
  /** Runs once the shop is ready. */
  onOpen?: (shop: Shop) => void
}

/** Runs the shop until a signal; restarts exited processes. */
export async function runShop({ prepare = buildAll, frontDoor = {}, onOpen }: Running = {}): Promise<void> {
  const port = portFromEnvironment()
  const plans = plansFrom(port)
  await checkPorts(port)
  const shop = new Shop(port, {
    plans: { ...plans, 'front door': { ...plans['front door'], env: frontDoor } },
    onNews: (sentence) => console.log(`${new Date().toTimeString().slice(0, 8)} ${sentence}`),
  })
  let stopped = false
  const signal = onStopSignal().then(async () => {
    stopped = true
    process.stdout.write('\nStopping…\n')
    endPrograms()
    await shop.stop()
  })
  const work = async () => {
    await prepare()
    if (stopped) return
    await Promise.all([
      step('Preparing the database', 'Database prepared, API answers', () => shop.start('api')),
      shop.start('release console'),
      shop.start('sandbox'),
    ])
    if (stopped) return
    await step('Opening the front door', 'Front door open', () => shop.start('front door'))
    if (stopped) return
    console.log(addresses(port))
    rememberPort(port)
    process.send?.({ ready: true })
    onOpen?.(shop)
    await signal
  }
  try {
    await Promise.race([signal, work()])
  } catch (error) {
    // A signal during startup is not an error.
    if (!stopped) {
      await shop.stop()
      throw error
    }
  }
  await (stopped ? signal : shop.stop())
  forgetPort(port)
}

if (import.meta.main) {
  await command(() => {
    takeBrand()
    return runShop()
  })
  // Signal handlers alone would keep the process alive.
  process.exit()
}
