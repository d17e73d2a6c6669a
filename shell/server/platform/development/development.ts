import fs from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'

// Front door features for `npm run dev` only.

/** Serves hot updates and source maps, which release artifacts lack. */
export const DEVELOPMENT_FILE = /^\/a\/([\w-]+\/[\w-][\w.-]*\/[\w-][\w.-]*\.(?:js|css|svg|woff2|avif|webp|map|hot-update\.json))$/

/** Stylesheets change after the document, so the CSP cannot use style hashes. Scripts stay strict. */
export const withDevelopmentStyles = (policy: string): string => policy.replace(/style-src 'self'[^;]*/, "style-src 'self' 'unsafe-inline'")

/** Streams build events from `builds.json`, written by shared/build/development/develop.mjs. */
export class DevelopmentEvents {
  readonly #file: string
  readonly #streams = new Set<PassThrough>()
  readonly #watcher: fs.FSWatcher
  #told: string

  constructor(stateDir: string) {
    this.#file = path.join(stateDir, 'builds.json')
    this.#told = fs.readFileSync(this.#file, 'utf8')
    this.#watcher = fs.watch(stateDir, () => this.#tell()).on('error', () => undefined)
  }

  answer(reply: FastifyReply): FastifyReply {
    const stream = new PassThrough()
    stream.write(`retry: 500\ndata: ${fs.readFileSync(this.#file, 'utf8')}\n\n`)
    this.#streams.add(stream)
    stream.on('close', () => this.#streams.delete(stream))
    return reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).send(stream)
  }

  close() {
    this.#watcher.close()
    for (const stream of this.#streams) stream.end()
  }

  #tell() {
    const builds = fs.readFileSync(this.#file, 'utf8')
    if (builds === this.#told) return
    this.#told = builds
    for (const stream of this.#streams) stream.write(`data: ${builds}\n\n`)
  }
}
