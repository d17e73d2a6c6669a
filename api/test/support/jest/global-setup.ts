import { existsSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tearDown from './global-teardown.ts'
import { openSandbox, type Sandbox } from '../services/sandbox.ts'
import { sql } from '../services/processes.ts'
import { createDatabase, openShop, type Shop } from '../shop.ts'

declare global {
  var commonShop: Shop | undefined
  var templateDatabase: Awaited<ReturnType<typeof createDatabase>> | undefined
  var sandbox: Sandbox | undefined
}

/** One shop for every test that only looks or shops in a session of its own. */
export default async function setUp() {
  // Recording takes time, and what one test sends by chance must not fail another's run.
  if (process.env['FULL'] === '1') process.env['STATEMENTS_DIR'] ??= await mkdtemp(join(tmpdir(), 'zlata-statements-'))
  globalThis.sandbox = await openSandbox()
  Object.assign(process.env, globalThis.sandbox.environment)
  try {
    await openCommonShop()
  } catch (error) {
    // Jest does not tear down what it has not set up, and waits for ever for a process that still runs.
    await tearDown()
    throw error
  }
}

async function openCommonShop() {
  // A folder that outlives this run: `npm run mutate` starts the tests more than a hundred times.
  const kept = process.env['KEPT_TEMPLATE']
  if (kept && existsSync(kept)) process.env['SHOP_TEMPLATE'] = kept
  const shop = await openShop()
  globalThis.commonShop = shop
  if (!process.env['SHOP_TEMPLATE']) {
    await shop.reopened(async () => {
      // A database from elsewhere has other keys: with the same ones, sessions of two shops would be one device to the platform.
      await sql(shop.environment, "DELETE FROM settings WHERE name IN ('csrf-key', 'code-key')")
      await keepTemplate(shop, kept)
    })
  }
  process.env['SHOP_URL'] = shop.url()
}

/** A copy that the tests make their own shops from: a database of the same server, or a folder. */
async function keepTemplate({ environment }: Shop, kept: string | undefined) {
  const server = process.env['DATABASE_URL']
  if (server) {
    const copy = await createDatabase(server, new URL(environment.DATABASE_URL ?? '').pathname.slice(1))
    globalThis.templateDatabase = copy
    process.env['TEMPLATE_DATABASE'] = copy.name
    return
  }
  const template = kept ?? (await mkdtemp(join(tmpdir(), 'zlata-template-')))
  await cp(join(environment.STATE_DIR, 'db'), template, { recursive: true })
  process.env['SHOP_TEMPLATE'] = template
}
