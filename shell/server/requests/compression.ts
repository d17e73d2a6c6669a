import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
/** Fast level, 2–4 ms per page: for the first response. */
const QUICK = 5
/** Best level, 50–100 ms for 10 % less: for popular pages, in the background. */
const THOROUGH = 10
const ASKED_OFTEN = 3
const MAX_KNOWN = 300

const brotli = promisify(zlib.brotliCompress)
const compress = (text: Buffer, quality: number) =>
  brotli(text, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: text.length } })

interface Compressible {
  text: Buffer
  compressed: Buffer
  /** Hash of the text: re-rendered pages are often identical. */
  etag: string
}

/** Compresses a page fast at first, and with the best level once it is requested repeatedly. */
export class Compression {
  /** By etag. */
  readonly #known = new LRUCache<string, { asked: number; thorough: Buffer | null }>({ max: MAX_KNOWN })
  #isBusy = false

  /** Reuses an existing best compression. */
  async of(text: Buffer, etag: string): Promise<Buffer> {
    return this.#known.peek(etag)?.thorough ?? compress(text, QUICK)
  }

  /** Counts a request. One page at a time is recompressed. */
  async asked(page: Compressible): Promise<void> {
    const known = this.#known.get(page.etag) ?? { asked: 0, thorough: null }
    known.asked++
    this.#known.set(page.etag, known)
    if (known.thorough || known.asked < ASKED_OFTEN || this.#isBusy) return
    this.#isBusy = true
    try {
      known.thorough = await compress(page.text, THOROUGH)
      page.compressed = known.thorough
    } catch {
      // Keeps the fast version.
    } finally {
      this.#isBusy = false
    }
  }
}
