import type { Browser } from 'playwright-core'
import { overrideLink } from '../override/link.ts'
import { activeOf, isGoodFallback, notPublished, ReleaseError, versionOf, type ReleaseRecord } from '../record.ts'
import { noShop, readCurrent } from '../store.ts'
import { openPage, startBrowser } from './open-page.ts'
import { pagesToOpen } from './pages.ts'
import { originOf, ProbedShop } from './shop.ts'
import { keepVerdict, type Verdict } from './verdict.ts'

export interface ProbeRequest {
  name: string
  version: string
  /** Address of a running shop that serves this record. */
  shop: string
}

/** Shells that may stand around a version: the active one, and the one to go back to. */
function shellsBeside(record: ReleaseRecord, { name, version }: ProbeRequest): string[] {
  if (name === 'shell') return [version]
  const back = record.discovery.microFrontends['shell']?.find((one) => isGoodFallback(one) && !one.extras.pruned)
  return [...new Set([activeOf(record, 'shell'), back].flatMap((one) => one?.metadata.version ?? []))]
}

/** Opens all pages through one shell, by an override. */
async function openAll(browser: Browser, link: string, addresses: readonly URL[], { name, version }: ProbeRequest): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const first = await context.newPage()
    await first.goto(link)
    await first.close()
    const faults: string[] = []
    for (const address of addresses) {
      for (const fault of await openPage(context, address.href, { name, version })) faults.push(`${address.pathname} ${fault}`)
    }
    return faults
  } finally {
    await context.close()
  }
}

/**
 * Opens the pages of a published version in a browser, against the API that the shop has, once for each shell that may stand around it.
 * Nobody else sees the version [release.opened-first].
 * @returns what was seen, as it is kept beside the record
 * @throws ReleaseError for a version that is not on record, and for a shop or a browser that is not there
 */
export async function probe(stateFolder: string, request: ProbeRequest): Promise<Verdict> {
  const { name, version } = request
  const record = readCurrent(stateFolder)
  if (!record) throw noShop(stateFolder)
  if (!versionOf(record, name, version)) throw new ReleaseError(notPublished(record, name, version))
  const origin = originOf(request.shop)
  const browser = await startBrowser()
  try {
    const shop = await ProbedShop.at(await browser.newPage(), origin)
    const { paths: wanted, unopened } = pagesToOpen(name, await shop.listedPaths())
    const paths = await shop.openAmong(wanted)
    if (paths.length === 0) throw new ReleaseError(`${origin} shows no page of ${name}.`)
    const shells = shellsBeside(record, request)
    const faults: string[] = []
    for (const shell of shells) {
      const ids = [`${name}@${version}`, ...(name === 'shell' ? [] : [`shell@${shell}`])]
      const link = origin + overrideLink(stateFolder, ids, 1).path
      const addresses = paths.map((path) => new URL(path, origin))
      faults.push(...(await openAll(browser, link, addresses, request)).map((fault) => `${fault}, with shell ${shell}`))
    }
    const closed = wanted.filter((path) => !paths.includes(path))
    const verdict = { at: new Date().toISOString(), shop: origin, shells, paths, unopened: [...unopened, ...closed], faults }
    keepVerdict(stateFolder, name, version, verdict)
    return verdict
  } finally {
    await browser.close()
  }
}
