/** Finds a Chromium for the browser tests; `node tools/chromium.ts` prints where it is. */
import fs from 'node:fs'
import { chromium } from '@playwright/test'
import { SYSTEM_PLACES } from '../release/src/probe/first.ts'
import { aptInstall } from './processes/apt.ts'
import { command, UserError } from './print/steps.ts'

const SHELL = '/usr/bin/chromium-headless-shell'

/** A whole Chromium: the headless shell draws some things in another way. */
const inSystem = () => SYSTEM_PLACES.find((place) => place !== SHELL && fs.existsSync(place))

/** The headless shell halves CPU time of tests; falls back to full Chromium. */
export async function findHeadlessShell(): Promise<string> {
  if (!fs.existsSync(SHELL)) await aptInstall(['chromium-headless-shell'])
  return fs.existsSync(SHELL) ? SHELL : findChromium()
}

/** Playwright's browser, else the system's, else Debian's package; rejects with one sentence. */
export async function findChromium(): Promise<string> {
  const own = chromium.executablePath()
  if (own && fs.existsSync(own)) return own
  const found = inSystem()
  if (found) return found
  const refused = await aptInstall(['chromium'])
  const installed = inSystem()
  if (installed) return installed
  throw new UserError(
    `There is no Chromium for the browser tests${refused ? ` (${refused})` : ''}: run "npx playwright install chromium" or install the package chromium of your system.`,
  )
}

if (import.meta.main) await command(async () => console.log(await findChromium()))
