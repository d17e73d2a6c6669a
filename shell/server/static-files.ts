import fs from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { artifactsFolder } from '@shop/release/store'
import { PICTURES_FOLDER } from './config.ts'
import { DEVELOPMENT_FILE } from './development.ts'
import { sendBody, sendPart, sendText, takesBrotli } from './send.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.json': 'application/json',
}
/** Names carry a version or a hash: what was served once under a name stays so. */
const FOREVER = 'public, max-age=31536000, immutable'
const COMPRESSED = /\.(js|css|svg)$/
const CLIP = /\.(mp4|webm)$/
const MOST_BYTES = 48 * 1024 * 1024

// One level of names, none of which starts with a dot: server builds lie one level deeper and are nobody's business.
const ARTIFACT = /^\/a\/([\w-][\w.-]*)\/([\w-][\w.-]*)\/([\w-][\w.-]*\.(?:js|css|svg|woff2|avif|webp))$/
const PICTURE = /^\/pictures\/((?:[\w-]+\/)*[\w-][\w.-]*\.(?:avif|webp|mp4|webm))$/

/** Artifacts and pictures: files of two folders, by names that cannot lead out of them. */
export class StaticFiles {
  readonly #artifacts: string
  readonly #development: boolean
  readonly #kept = new Map<string, { stamp: string; content: Buffer }>()
  #bytes = 0

  /** @param options.development artifacts change under their names, and have files for whoever edits them */
  constructor(stateDir: string, { development = false } = {}) {
    this.#development = development
    this.#artifacts = artifactsFolder(stateDir)
  }

  async answer(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const file = this.#placeOf(pathname)
    const compressible = file !== null && COMPRESSED.test(file)
    const compressed = compressible && takesBrotli(request) ? await this.#read(`${file}.br`) : null
    const content = compressed ?? (file === null ? null : await this.#read(file))
    if (!file || !content) return sendText(request, response, 404, 'text/plain', 'Not found\n')
    const headers = {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': this.#development ? 'no-store' : FOREVER,
      ...(compressible && { vary: 'accept-encoding' }),
      ...(compressed && { 'content-encoding': 'br' }),
    }
    // Safari plays nothing whose parts it cannot ask for.
    if (CLIP.test(file)) return sendPart(request, response, headers, content)
    sendBody(request, response, 200, headers, content)
  }

  #placeOf(pathname: string): string | null {
    const [artifact, picture] = [(this.#development ? DEVELOPMENT_FILE : ARTIFACT).exec(pathname), PICTURE.exec(pathname)]
    if (artifact) return path.join(this.#artifacts, ...artifact.slice(1))
    return picture?.[1] ? path.join(PICTURES_FOLDER, picture[1]) : null
  }

  /** From memory when the file is still the one that was read. */
  async #read(file: string): Promise<Buffer | null> {
    const found = await fs.stat(file).catch(() => null)
    if (!found?.isFile()) return null
    const stamp = `${found.ino} ${found.mtimeMs} ${found.size}`
    const kept = this.#kept.get(file)
    if (kept?.stamp === stamp) return kept.content
    const content = await fs.readFile(file).catch(() => null)
    if (content) this.#keep(file, stamp, content)
    return content
  }

  #keep(file: string, stamp: string, content: Buffer) {
    this.#bytes += content.length - (this.#kept.get(file)?.content.length ?? 0)
    this.#kept.delete(file)
    this.#kept.set(file, { stamp, content })
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) break
      this.#kept.delete(oldest)
      this.#bytes -= kept.content.length
    }
  }
}
