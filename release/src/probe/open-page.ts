import type { Browser, BrowserContext, Page } from 'playwright-core'
import { ReleaseError } from '../record.ts'
import { findBrowser } from './first.ts'

const PATIENCE_MS = 20_000
/** What a blank page has less of: letters and pictures of its main part. */
const LEAST_SHOWN = 20
/** Chromium reports answers like 401 so; the answers themselves are looked at. */
const NETWORK_LINE = /^Failed to load resource/

export interface Probed {
  /** The part and the version that must be seen. */
  name: string
  version: string
}

/** One sentence, as the verdict keeps it. */
const cut = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)

/** What a page says and asks while it is open. */
function listen(page: Page, origin: string): string[] {
  const faults: string[] = []
  const add = (fault: string) => faults.includes(fault) || faults.push(fault)
  page.on('pageerror', (error) => add(`throws "${cut(error.message)}"`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK_LINE.test(message.text())) add(`says in the console "${cut(message.text())}"`)
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!response.url().startsWith(origin) || !pathname.startsWith('/backend/')) return
    // 400: the call does not fit; 401, 403, 404 are what a guest may hear.
    if (response.status() >= 500 || response.status() === 400)
      add(`${response.request().method()} ${pathname} is answered ${response.status()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED')
      add(`${request.method()} ${new URL(request.url()).pathname} fails: ${reason}`)
  })
  return faults
}

/** Widgets load near the window: goes down to the end of the page, a window at a time. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let y = 0; y < document.documentElement.scrollHeight && y < 30 * innerHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => {})
}

/** What is not as it must be on a page that has loaded. */
async function shownFaults(page: Page, { name, version }: Probed): Promise<string[]> {
  const { shown, versions, unready } = await page.evaluate((owner) => {
    const main = document.querySelector('main') ?? document.body
    return {
      shown: main.innerText.trim().length + 20 * main.querySelectorAll('img, svg, iframe, form').length,
      versions: [...document.querySelectorAll<HTMLElement>(`[data-owner="${owner}"]`)].map((area) => area.dataset['version'] ?? ''),
      unready: [...document.querySelectorAll<HTMLElement>('main [data-area^="page/"]:not([data-live])')].length,
    }
  }, name)
  const others = [...new Set(versions.filter((one) => one !== version))]
  return [
    ...(shown < LEAST_SHOWN ? ['is blank'] : []),
    ...(unready > 0 ? ['does not come to life'] : []),
    ...(others.length > 0 ? [`is shown by ${others.join(' and ')} in its place`] : []),
    ...(name !== 'shell' && versions.length === 0 ? [`shows nothing of ${name}`] : []),
  ]
}

/**
 * Opens a page as a stranger does, from its document to its last widget.
 * @param address whole URL
 * @returns what is wrong, in words that follow the path; empty for a page that works
 */
export async function openPage(context: BrowserContext, address: string, probed: Probed): Promise<string[]> {
  const page = await context.newPage()
  const faults = listen(page, new URL(address).origin)
  try {
    const answer = await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS })
    if (!answer?.ok()) return [`is answered ${answer?.status() ?? 'nothing'}`, ...faults]
    await page
      .waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, null, { timeout: PATIENCE_MS })
      .catch(() => faults.push('is not taken over by its code'))
    await scrollThrough(page)
    faults.push(...(await shownFaults(page, probed)))
    return faults
  } catch (error) {
    return [...faults, `cannot be opened: ${cut((error as Error).message.split('\n')[0] ?? '')}`]
  } finally {
    await page.close()
  }
}

/** @throws ReleaseError when there is none */
export async function startBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const executablePath = await findBrowser()
  // Chromium has no sandbox for root, who runs builds in containers.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ ...(executablePath && { executablePath }), args }).catch(() => {
    throw new ReleaseError('There is no browser to open the pages with: CHROMIUM=/usr/bin/chromium names one.')
  })
}
