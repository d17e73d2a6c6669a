import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { forgetSilent, type FrontDoorReport, reportFile } from '@shop/release/front-doors/front-doors'
import { log, reasonOf } from '../platform/observability/log.ts'
import type { Releases } from './releases.ts'

const BEAT_MS = 1000

/** Tells the release commands what this front door serves, by a file beside the records. */
export class Report {
  readonly #stateDir: string
  readonly #file: string
  readonly #releases: Releases
  readonly #addresses: Pick<FrontDoorReport, 'api' | 'shop'>
  readonly #copies: () => readonly string[] | undefined
  readonly #beat: NodeJS.Timeout
  #told = ''
  #isLogged = false

  /** @param copies as in `FrontDoorReport` */
  constructor(
    stateDir: string,
    releases: Releases,
    addresses: Pick<FrontDoorReport, 'api' | 'shop'>,
    copies: () => readonly string[] | undefined,
  ) {
    this.#stateDir = stateDir
    this.#addresses = addresses
    this.#copies = copies
    this.#file = reportFile(stateDir)
    this.#releases = releases
    this.#try(() => {
      fs.mkdirSync(path.dirname(this.#file), { recursive: true })
      forgetSilent(this.#stateDir)
    })
    this.tell()
    releases.onChange(() => this.tell())
    this.#beat = setInterval(() => this.tell(), BEAT_MS).unref()
  }

  tell() {
    const { serial, damaged } = this.#releases.snapshot
    const copies = this.#copies()
    const report: FrontDoorReport = {
      host: os.hostname(),
      pid: process.pid,
      serial,
      damaged,
      refused: this.#releases.refused,
      ...this.#addresses,
      ...(copies && { copies }),
    }
    const text = JSON.stringify(report)
    this.#try(() => {
      const now = new Date()
      if (text === this.#told) return fs.utimesSync(this.#file, now, now)
      fs.writeFileSync(`${this.#file}.new`, text)
      fs.renameSync(`${this.#file}.new`, this.#file)
      this.#told = text
    })
  }

  close() {
    clearInterval(this.#beat)
    this.#try(() => fs.rmSync(this.#file, { force: true }))
  }

  /** A folder that cannot be written must not stop the shop. */
  #try(step: () => void) {
    try {
      step()
      this.#isLogged = false
    } catch (error) {
      fs.rmSync(`${this.#file}.new`, { force: true })
      if (!this.#isLogged) log('release report not written', reasonOf(error))
      this.#isLogged = true
    }
  }
}
