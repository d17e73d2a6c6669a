import type { Page } from 'playwright-core'
import { ReleaseError } from '../record.ts'

/** Enough for one page of each kind. */
const MOST_LISTED = 5000

/** @throws ReleaseError for what is no address */
export function originOf(shop: string): string {
  const url = URL.parse(shop)
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new ReleaseError(`--shop is "${shop}", and it must be an address such as https://zlata.ru.`)
}

/** A running shop, asked by a browser: it alone resolves names like shop.ru.localhost. */
export class ProbedShop {
  readonly #page: Page
  readonly #origin: string

  private constructor(page: Page, origin: string) {
    this.#page = page
    this.#origin = origin
  }

  /** @throws ReleaseError where no shop answers */
  static async at(page: Page, origin: string): Promise<ProbedShop> {
    const answer = await page.goto(`${origin}/robots.txt`).catch(() => null)
    if (!answer?.ok()) throw new ReleaseError(`No shop answers at ${origin}.`)
    return new ProbedShop(page, origin)
  }

  /** Paths of the sitemap, or of the files that it names. */
  async listedPaths(): Promise<string[]> {
    const first = await this.#locationsAt('/sitemap.xml')
    const files = first.filter((path) => path.endsWith('.xml'))
    const all = files.length > 0 ? (await Promise.all(files.map((path) => this.#locationsAt(path)))).flat() : first
    return all.slice(0, MOST_LISTED)
  }

  /** Those that show a page to everybody; one of the other storefront leads away. */
  async openAmong(paths: readonly string[]): Promise<string[]> {
    const open = await this.#page.evaluate(
      (all) =>
        Promise.all(
          all.map((path) =>
            fetch(path, { redirect: 'manual' }).then(
              ({ ok }) => ok,
              () => false,
            ),
          ),
        ),
      [...paths],
    )
    return paths.filter((_, index) => open[index])
  }

  async #locationsAt(path: string): Promise<string[]> {
    const text = await this.#page.evaluate(
      (address) =>
        fetch(address).then(
          (answer) => answer.text(),
          () => '',
        ),
      path,
    )
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url, this.#origin).pathname)
  }
}
