import type { VitalReport } from '@shop/contracts/reports/vital-report'
import type { FailureKind } from '@shop/release/failures'
import { MAX_SENDERS, ownDoor, writeCounts, type Counts, type CountsOfDoor, type Sale } from '@shop/release/robot/counts'
import { neighborhoodOf } from '../../requests/guard/neighborhood.ts'
import { log, reasonOf } from '../../platform/observability/log.ts'
import type { Releases } from '../releases.ts'

const WRITE_EVERY_MS = 1000

/** Loads and failures of each version in the present stage of its remote, for the robot, which judges canaries by them. */
export class VersionCounts {
  readonly #stateDir: string
  readonly #releases: Pick<Releases, 'stageOf'>
  #counts: CountsOfDoor = {}
  /** Of each version, which addresses have told of failures. */
  readonly #senders = new Map<string, Set<string>>()
  #timer: NodeJS.Timeout | undefined

  constructor(stateDir: string, releases: Pick<Releases, 'stageOf'>) {
    this.#stateDir = stateDir
    this.#releases = releases
  }

  /** A document was sent with these versions. */
  loaded(versions: Readonly<Record<string, string | undefined>>) {
    for (const [name, version] of Object.entries(versions)) if (version !== undefined) this.#of(name, version).loads += 1
  }

  /** A visitor who is shown these versions has bought, or begun to. */
  sold(sale: Sale, versions: Readonly<Record<string, string | undefined>>) {
    for (const [name, version] of Object.entries(versions)) {
      if (version === undefined) continue
      const { sales = {} } = this.#of(name, version)
      this.#of(name, version).sales = { ...sales, [sale]: (sales[sale] ?? 0) + 1 }
    }
  }

  /** How fast a browser has shown an area of this version. */
  measured({ name, version, vital, rating }: VitalReport) {
    const counts = this.#of(name, version)
    const { all, good } = counts.vitals?.[vital] ?? { all: 0, good: 0 }
    counts.vitals = { ...counts.vitals, [vital]: { all: all + 1, good: good + (rating === 'good' ? 1 : 0) } }
  }

  /** @param address of the browser that tells; none where the front door itself has seen it */
  failed(name: string, version: string, kind: FailureKind, address?: string) {
    const counts = this.#of(name, version)
    counts.failures[kind] = (counts.failures[kind] ?? 0) + 1
    if (address === undefined) return
    const id = `${name}@${version}`
    const senders = this.#senders.get(id) ?? new Set()
    this.#senders.set(id, senders)
    if (senders.size < MAX_SENDERS) senders.add(neighborhoodOf(address))
    counts.senders = senders.size
  }

  /** Also called on exit. */
  write() {
    clearTimeout(this.#timer)
    if (this.#timer === undefined) return
    this.#timer = undefined
    try {
      writeCounts(this.#stateDir, ownDoor(), this.#counts)
    } catch (error) {
      log('counts not written', reasonOf(error))
    }
  }

  #of(name: string, version: string): Counts {
    this.#timer ??= setTimeout(() => this.write(), WRITE_EVERY_MS).unref()
    const stage = this.#releases.stageOf(name)
    let known = this.#counts[name]
    if (known?.stage !== stage) {
      known = { stage, versions: {} }
      this.#counts[name] = known
      for (const id of this.#senders.keys()) if (id.startsWith(`${name}@`)) this.#senders.delete(id)
    }
    return (known.versions[version] ??= { loads: 0, failures: {}, senders: 0 })
  }
}
