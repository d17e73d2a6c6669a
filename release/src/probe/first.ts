import fs from 'node:fs'
import os from 'node:os'
import { readFrontDoors } from '../front-doors/front-doors.ts'
import { isGoodFallback, ReleaseError, versionOf } from '../record.ts'
import { readCurrent } from '../store.ts'
import { readVerdict, type Verdict } from './verdict.ts'

/** Told before it starts, so that nobody takes the wait for a hang. */
const TAKES = 'which takes up to a minute'

/** Where a Chromium is installed. */
export const SYSTEM_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The Chromium of CHROMIUM, of Playwright or of this machine. */
export async function findBrowser(said = process.env['CHROMIUM']): Promise<string | undefined> {
  if (said) return said
  const { chromium } = await import('playwright-core')
  return [chromium.executablePath(), ...SYSTEM_PLACES].find((place) => place && fs.existsSync(place))
}

/** Address of the shop that runs on this record, as its front doors tell it; one of another machine's loopback is none. */
export const shopOf = (stateFolder: string): string | undefined =>
  readFrontDoors(stateFolder)
    .filter(({ host, shop = '' }) => host === os.hostname() || !/\/\/(127\.|[\w.-]*localhost|\[::1\])/.test(shop))
    .flatMap(({ shop }) => shop ?? [])[0]

export interface ProbeFirst {
  /** Address of a running shop; that of the front doors without it. */
  shop?: string | undefined
  /** Nobody wants to wait for it. */
  isLeftOut?: boolean | undefined
  /** Opens the pages, and keeps what was seen. */
  open: (name: string, version: string, shop: string) => Promise<Verdict>
  /** Says something at once. */
  tell: (sentence: string) => void
  findBrowser?: () => Promise<string | undefined>
}

/**
 * Opens the pages of a version that nobody has opened yet, before it is shown to anybody [release.opened-by-itself]. What was everybody's
 * before is not opened: who goes back does not wait.
 * @returns a note where it could not be opened
 */
export async function probeFirst(stateFolder: string, name: string, version: string, how: ProbeFirst): Promise<string[]> {
  const record = readCurrent(stateFolder)
  const known = record && versionOf(record, name, version)
  if (!known || isGoodFallback(known) || readVerdict(stateFolder, name, version)) return []
  const unseen = (why: string) => [`${name} ${version} was not opened in a browser: ${why}.`]
  if (how.isLeftOut) return unseen('--no-probe')
  const shop = how.shop ?? shopOf(stateFolder)
  if (shop === undefined) return unseen('no shop runs on this record, and --shop names none')
  if (!(await (how.findBrowser ?? findBrowser)())) return unseen('there is no Chromium here, and CHROMIUM names none')
  how.tell(`Opening the pages of ${name} ${version} at ${shop} first, ${TAKES}; --no-probe leaves it out.`)
  try {
    await how.open(name, version, shop)
    return []
  } catch (error) {
    if (error instanceof ReleaseError) return unseen(error.message.replace(/\.$/, ''))
    throw error
  }
}
