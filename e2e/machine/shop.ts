import type { Page } from '@playwright/test'
import { HOSTS, type Host } from '../environment.ts'
import { ask, type Question } from './ask.ts'
import type { Releases } from './servers/releases.ts'

/** A hanging file times out after five seconds; then an older version loads. */
const HYDRATED_WITHIN = 20_000

/** A popup that closes goes back in history, which would abort a navigation started before. One that is open stays. */
export async function popupGone(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !(history.state as { popup?: unknown } | null)?.popup || document.querySelector('[aria-modal=true]') !== null,
    null,
    { timeout: HYDRATED_WITHIN },
  )
}

/** The shop under test. */
export class Shop {
  readonly port: number
  readonly host: Host
  readonly releases: Releases

  constructor(port: number, host: Host, releases: Releases) {
    this.port = port
    this.host = host
    this.releases = releases
  }

  at(path: string, host = this.host): string {
    return `http://${HOSTS[host]}:${this.port}${path}`
  }

  ask(path: string, question: Question = {}) {
    return ask(path, { host: this.host, port: this.port, ...question })
  }

  /** Opens a URL and waits for hydration. */
  async open(page: Page, path: string, host = this.host): Promise<void> {
    await popupGone(page)
    await page.goto(this.at(path, host), { waitUntil: 'commit' })
    await this.hydrated(page)
  }

  /** Signs in with the password of the demo shopper who has orders in every status. */
  async signInAsAnna(page: Page): Promise<void> {
    await this.open(page, '/about')
    await page.evaluate(async () => {
      const { csrfToken } = (await (await fetch('/backend/token')).json()) as { csrfToken: string }
      await fetch('/backend/auth/authenticate', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
        body: JSON.stringify({ login: 'anna@mail.example', password: 'zlata-demo' }),
      })
    })
  }

  /** The shell has taken over, and so has the page: while its code replaces the server's HTML, a press that begins is lost. */
  async hydrated(page: Page): Promise<void> {
    await page.waitForFunction(
      () =>
        performance.getEntriesByName('hydrated').length > 0 &&
        document.querySelector('main [data-area^="page/"]:not([data-live], [data-left])') === null,
      null,
      { timeout: HYDRATED_WITHIN },
    )
  }
}
