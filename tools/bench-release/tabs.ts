import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { CONSENT_COOKIE, consentCookie } from '@shop/contracts/marketing/consent-cookie'

const HOST = 'shop.ru.localhost'
const PHRASE = 'кольцо с бриллиантом для самой любимой бабушки на юбилей'
const LETTER_MS = 120
/** A pause this long ends typing: the version that waits is swapped in. */
const REST_MS = 2500
const READY_MS = 60_000
/** The tab that hears of releases opens its stream when it has been at rest for five seconds. */
const STREAM_MS = 30_000

/** When the areas of the measured remote in a tab changed their version. Milliseconds since the epoch. */
interface Noted {
  at: number
  versions: string[]
}

/** A shopper with a browser context of her own and one open tab. */
export class Tab {
  readonly page: Page
  readonly failedRequests: string[] = []
  lostLetters = 0
  typedLetters = 0
  readonly #remote: string

  private constructor(page: Page, remote: string) {
    this.page = page
    this.#remote = remote
    page.on('response', (response) => {
      if (response.status() >= 500) this.failedRequests.push(`${response.status()} ${response.url()}`)
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // What a page no longer needs, it aborts itself.
      if (reason !== 'net::ERR_ABORTED') this.failedRequests.push(`${reason} ${request.url()}`)
    })
  }

  static async open(browser: Browser, { port, path, remote }: { port: number; path: string; remote: string }): Promise<Tab> {
    const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
    await context.addCookies([{ name: CONSENT_COOKIE, value: consentCookie(false), domain: HOST, path: '/' }])
    const page = await context.newPage()
    await page.addInitScript(noteVersions, remote)
    const tab = new Tab(page, remote)
    await page.goto(`http://${HOST}:${port}${path}`, { timeout: READY_MS })
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, null, { timeout: READY_MS })
    return tab
  }

  /** Waits until it has heard of the release. */
  async hears(serial: number): Promise<void> {
    await this.page.waitForFunction((least) => ((window as { heard?: number }).heard ?? 0) >= least, serial, { timeout: STREAM_MS })
  }

  /** When it showed nothing of the remote but this version, since the moment; null when it does not. */
  async shownSince(version: string, since: number): Promise<number | null> {
    const noted = await this.page.evaluate(() => (window as unknown as { noted: Noted[] }).noted)
    const shown = noted.find(({ at, versions }) => at >= since && versions.length === 1 && versions[0] === version)
    return shown?.at ?? null
  }

  async shows(version: string, patienceMs: number): Promise<boolean> {
    const selector = `main [data-owner="${this.#remote}"]`
    const isThere = ([every, wanted]: [string, string]) => {
      const areas = [...document.querySelectorAll<HTMLElement>(every)]
      return areas.length > 0 && areas.every(({ dataset }) => dataset['version'] === wanted)
    }
    return this.page.waitForFunction(isThere, [selector, version] as [string, string], { timeout: patienceMs }).then(
      () => true,
      () => false,
    )
  }

  async addToBag(): Promise<void> {
    const answered = this.page.waitForResponse('**/backend/cart/add')
    await this.page.getByRole('main').getByTestId('add-to-bag').first().click()
    await answered
  }

  bagCount(): Promise<string> {
    return this.page.getByTestId('bag-count').first().innerText()
  }

  /** Types the same phrase again and again, with rests. Each letter that is not in the field afterwards is lost. */
  async type(until: AbortSignal): Promise<void> {
    const field = this.page.getByRole('main').getByRole('searchbox')
    while (!until.aborted) {
      await field.fill('')
      await field.focus()
      await this.page.keyboard.type(PHRASE, { delay: LETTER_MS })
      const typed = await field.inputValue()
      this.typedLetters += PHRASE.length
      if (typed !== PHRASE) this.lostLetters += Math.max(1, PHRASE.length - typed.length)
      await setTimeout(REST_MS)
    }
  }

  /** Bytes in use after a garbage collection. */
  async heap(): Promise<number> {
    const session = await this.page.context().newCDPSession(this.page)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    await session.detach()
    return usedSize
  }

  close(): Promise<void> {
    return this.page.context().close()
  }
}

/** Runs in the page. */
function noteVersions(remote: string): void {
  const noted: Noted[] = []
  Object.assign(window, { noted })
  new BroadcastChannel('release').addEventListener('message', ({ data }) =>
    Object.assign(window, { heard: (JSON.parse(String(data)) as { serial: number }).serial }),
  )
  const note = () => {
    const areas = [...document.querySelectorAll<HTMLElement>(`main [data-owner="${remote}"]`)]
    const versions = [...new Set(areas.map(({ dataset }) => dataset['version'] ?? ''))]
    if (versions.join() !== noted.at(-1)?.versions.join()) noted.push({ at: Date.now(), versions })
  }
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-version'],
  })
}
