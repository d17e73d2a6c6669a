import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readArtifact } from '@shop/release/artifact'
import { activeOf } from '@shop/release/record'
import { append, readCurrent } from '@shop/release/store'
import { STATE_DIR } from '../roots.mjs'

/** The version name of all `npm run dev` builds. */
export const DEVELOPMENT_VERSION = '0.0.0-dev'
const FOLDER = path.join(STATE_DIR, 'development')
const BUILDS = path.join(FOLDER, 'builds.json')

const hashOf = (file) => `sha384-${createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`

/** State shared with the front door of `npm run dev`: what documents use, and build events for open tabs. */
export class Documents {
  #builds = {}
  #names
  #remotes

  constructor(names) {
    const active = readCurrent(STATE_DIR)
    this.#names = names
    fs.rmSync(FOLDER, { recursive: true, force: true })
    this.#remotes = Object.fromEntries(
      Object.keys(active?.discovery.microFrontends ?? {})
        .filter((name) => !names.includes(name))
        .flatMap((name) => (activeOf(active, name) ? [[name, [activeOf(active, name)]]] : [])),
    )
    fs.mkdirSync(path.join(FOLDER, 'artifacts'), { recursive: true })
    for (const name of Object.keys(this.#remotes)) {
      fs.symlinkSync(path.join(STATE_DIR, 'artifacts', name), path.join(FOLDER, 'artifacts', name), 'junction')
    }
  }

  folderOf(name) {
    return path.join(FOLDER, 'artifacts', name, DEVELOPMENT_VERSION)
  }

  /** Every package has finished its server build. */
  get areReady() {
    return this.#names.every((name) => this.#builds[name]?.served)
  }

  /** New documents use the last successful build. */
  get areCurrent() {
    return Object.values(this.#builds).every(({ hash, served }) => hash === served)
  }

  /** Notifies open tabs. @param error compile error of the newest edit; `hash` is then ignored */
  compiled(name, hash, error) {
    const before = this.#builds[name] ?? { hash: '', served: '' }
    this.#tell(name, { ...before, ...(error === '' && { hash }), error })
  }

  hashOf(name) {
    return this.#builds[name]?.hash ?? ''
  }

  /** New documents use the newest build. @param hash of the browser build at the start */
  serve(name, hash) {
    fs.writeFileSync(path.join(this.folderOf(name), 'server/package.json'), '{"type":"commonjs"}\n')
    this.#remotes[name] = [this.#versionOf(name)]
    if (this.#names.every((each) => this.#remotes[each])) {
      append(FOLDER, () => ({ action: 'promote', changed: [name], who: 'dev', why: 'an edit', microFrontends: this.#remotes }))
    }
    this.#tell(name, { ...this.#builds[name], served: hash })
  }

  #tell(name, build) {
    this.#builds[name] = build
    fs.writeFileSync(`${BUILDS}.new`, JSON.stringify(this.#builds))
    fs.renameSync(`${BUILDS}.new`, BUILDS)
  }

  #versionOf(name) {
    const folder = this.folderOf(name)
    const artifact = readArtifact(FOLDER, name, DEVELOPMENT_VERSION)
    const base = `/a/${name}/${DEVELOPMENT_VERSION}/`
    return {
      url: base + artifact.entry,
      metadata: { version: DEVELOPMENT_VERSION, integrity: artifact.files[artifact.entry] },
      deployment: { traffic: 100, default: true },
      extras: {
        globalName: artifact.globalName,
        base,
        artifact: hashOf(path.join(folder, 'artifact.json')),
        server: hashOf(path.join(folder, 'server/server.cjs')),
        lastKnownGood: false,
        bad: false,
        publishedAt: new Date().toISOString(),
        activated: null,
      },
    }
  }
}
