import fs from 'node:fs'
import path from 'node:path'
import { promote, publish, type Reason } from '../../src/actions.ts'
import type { ReleaseRecord } from '../../src/record.ts'
import { SharedReleases } from '../../src/sharing/shared-releases.ts'
import { readCurrent } from '../../src/store.ts'
import { newState, writeBuild } from '../built.ts'
import type { Stand } from '../objects/kinds.ts'

export const REASON: Reason = { who: 'tester', why: 'a test' }
export const CATALOG = 'mfe-catalog'

/** A machine with a folder of its own, beside others that share the store. */
export class Machine {
  readonly state = newState()
  readonly shared: SharedReleases

  private constructor(shared: (state: string) => SharedReleases) {
    this.shared = shared(this.state)
  }

  static async of(stand: Stand): Promise<Machine> {
    const objects = await stand.open()
    return new Machine((state) => new SharedReleases(objects, state))
  }

  /** Signs like another machine does. */
  signsLike(other: Machine) {
    const [from, to] = [other, this].map(({ state }) => path.join(state, 'keys'))
    fs.cpSync(from ?? '', to ?? '', { recursive: true })
  }

  build(version: string, code?: string) {
    return writeBuild(this.state, CATALOG, version, code)
  }

  publish = (version: string): Promise<ReleaseRecord> => this.shared.make(() => publish(this.state, CATALOG, version, REASON))
  promote = (version: string): Promise<ReleaseRecord> => this.shared.make(() => promote(this.state, CATALOG, version, REASON))

  /** Built, published and promoted here: two releases each. */
  async release(...versions: string[]) {
    for (const version of versions) {
      this.build(version)
      await this.publish(version)
      await this.promote(version)
    }
  }

  get serial() {
    return readCurrent(this.state)?.serial ?? 0
  }

  has = (file: string) => fs.existsSync(path.join(this.state, file))
  remove = () => fs.rmSync(this.state, { recursive: true, force: true })
}
