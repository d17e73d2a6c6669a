import fs from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { artifactsFolder } from '@shop/release/store'

const MAX_FILES = 400

/** Caches small files that documents include (stylesheets, the sprite). Artifacts are immutable. */
export class ArtifactFiles {
  readonly #folder: string
  readonly #keep: boolean
  readonly #texts = new LRUCache<string, string>({ max: MAX_FILES })

  /** @param options.keep false for `npm run dev`, where files change */
  constructor(stateDir: string, { keep = true } = {}) {
    this.#keep = keep
    this.#folder = artifactsFolder(stateDir)
  }

  /** @param href `/a/shell/1.0.0/main.css` */
  textOf(href: string): string {
    let text = this.#texts.get(href)
    if (text === undefined) {
      text = fs.readFileSync(path.join(this.#folder, href.replace(/^\/a\//, '')), 'utf8')
      if (this.#keep) this.#texts.set(href, text)
    }
    return text
  }
}
