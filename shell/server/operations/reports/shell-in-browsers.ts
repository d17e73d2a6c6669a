import { neighborhoodOf } from '../../requests/guard/neighborhood.ts'
import type { Releases } from '../../release/releases.ts'

/** Neighbors that tell of a failure within this time, before anything gives way. */
const NEIGHBORHOODS = 3
const WITHIN_MS = 10 * 60_000
/** Later nobody's word changes what is served: a shell has been seen to work by then. */
const YOUNG_MS = 60 * 60_000

/** A shell that does not work in browsers gives way to the last good one, on the word of several who know nothing of each other. */
export class ShellInBrowsers {
  readonly #releases: Pick<Releases, 'shownSince' | 'avoid'>
  readonly #now: () => number
  readonly #told = new Map<string, number>()
  #version = ''

  constructor(releases: Pick<Releases, 'shownSince' | 'avoid'>, now: () => number = Date.now) {
    this.#releases = releases
    this.#now = now
  }

  failed(version: string, address: string) {
    const since = this.#releases.shownSince('shell', version)
    if (since === null || this.#now() - since > YOUNG_MS) return
    if (version !== this.#version) this.#told.clear()
    this.#version = version
    this.#told.set(neighborhoodOf(address), this.#now())
    for (const [of, at] of this.#told) if (this.#now() - at > WITHIN_MS) this.#told.delete(of)
    if (this.#told.size < NEIGHBORHOODS) return
    this.#told.clear()
    this.#releases.avoid('shell', version, 'it does not start in browsers')
  }
}
