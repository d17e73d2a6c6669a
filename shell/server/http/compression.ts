import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'

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
  /** By etag. */
  readonly #known = new LRUCache<string, { asked: number; thorough: Buffer | null }>({ max: MOST_KNOWN })
  #isBusy = false

  /** A text that was compressed thoroughly before costs nothing. */
  async of(text: Buffer, etag: string): Promise<Buffer> {
    return this.#known.peek(etag)?.thorough ?? compress(text, QUICK)
  }

  /** Somebody has asked for this page. One page at a time: the others are heard of again. */
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
      // The quick one stays.
    } finally {
      this.#isBusy = false
    }
  }
}
