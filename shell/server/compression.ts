import { promisify } from 'node:util'
import zlib from 'node:zlib'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
/** 2–4 ms a page: for an answer that somebody waits for. */
const QUICK = 5
/** 50–100 ms a page for a tenth less: for a page that many ask for, and while nobody waits. */
const THOROUGH = 10
const ASKED_OFTEN = 3
const MOST_KNOWN = 300

const brotli = promisify(zlib.brotliCompress)
const compress = (text: Buffer, quality: number) =>
  brotli(text, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: text.length } })

interface Compressible {
  text: Buffer
  compressed: Buffer
  /** Names the text: the next rendering of a page is mostly the same. */
  etag: string
}

/** Compresses a page quickly when it is made, and once more thoroughly when it turns out to be asked for again and again. */
export class Compression {
  /** By etag, the least recently used first. */
  readonly #known = new Map<string, { asked: number; thorough: Buffer | null }>()
  #isBusy = false

  /** A text that was compressed thoroughly before costs nothing. */
  async of(text: Buffer, etag: string): Promise<Buffer> {
    return this.#known.get(etag)?.thorough ?? compress(text, QUICK)
  }

  /** Somebody has asked for this page. One page at a time: the others are heard of again. */
  async asked(page: Compressible): Promise<void> {
    const known = this.#touch(page.etag)
    known.asked++
    if (known.thorough || known.asked < ASKED_OFTEN || this.#isBusy) return
    this.#isBusy = true
    try {
      known.thorough = await compress(page.text, THOROUGH)
      page.compressed = known.thorough
    } catch {
      // The quick one stays.
    } finally {
      this.#isBusy = false
    }
  }

  #touch(etag: string) {
    const known = this.#known.get(etag) ?? { asked: 0, thorough: null }
    this.#known.delete(etag)
    this.#known.set(etag, known)
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST_KNOWN) break
      this.#known.delete(oldest)
    }
    return known
  }
}
