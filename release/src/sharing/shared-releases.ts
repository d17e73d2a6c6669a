import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { copiedEverywhere } from '../front-doors/front-doors.ts'
import { type ObjectStore, StoreAwayError } from '../objects/objects.ts'
import { overrideKeyFile, OVERRIDE_KEY_BYTES } from '../override/token.ts'
import { ReleaseError, versionOf, type ReleaseRecord } from '../record.ts'
import { parsed, pointerFile, recordFile, textOf } from '../record-files.ts'
import { madeByOthers, pinSigner, pointerText, readCurrent, readPointer, recordText, repairPointer } from '../store.ts'
import { ArtifactObjects, versionsOn } from './artifact-objects.ts'
import { deferred } from './deferred.ts'
import { bufferOf, putFile } from './local-file.ts'
import { CONDITIONS, COUNTS, FAILURES, LEASE, nameOfRecord, OVERRIDE_KEY, POINTER, PROBES, REPORTS } from './object-names.ts'
import { type PulledPointer, RecordMirror } from './record-mirror.ts'
import { SmallFiles } from './small-files.ts'

const MOST_ATTEMPTS = 5
/** Front doors that have not copied a version by then serve it later than the others. */
const COPY_PATIENCE_MS = 10_000

/** Releases in a store that machines share. `stateFolder` holds copies: everything is read, compared and verified there. */
export class SharedReleases {
  readonly objects: ObjectStore
  readonly stateFolder: string
  readonly artifacts: ArtifactObjects
  readonly files: SmallFiles
  readonly records: RecordMirror
  #isConditional = false

  constructor(objects: ObjectStore, stateFolder: string) {
    this.objects = objects
    this.stateFolder = stateFolder
    this.artifacts = new ArtifactObjects(objects, stateFolder)
    this.files = new SmallFiles(objects, stateFolder)
    this.records = new RecordMirror(objects, stateFolder)
  }

  /** @throws ReleaseError while the store is empty */
  async pull(): Promise<PulledPointer> {
    const pointer = await this.records.pull()
    if (!pointer) throw this.empty()
    await this.records.pullBeyond(pointer.serial)
    return pointer
  }

  empty(): ReleaseError {
    return new ReleaseError(
      `There is no release in ${this.objects.address}: npm run build makes a first one, or publish from a folder that has releases.`,
    )
  }

  /** For commands that look: lists of files of all versions, and what machines have told. */
  async pullAround(): Promise<void> {
    const { shown, others } = this.#versions()
    await Promise.all([
      ...[...shown, ...others].map((each) => this.artifacts.fetchList(each)),
      ...[REPORTS, COUNTS, FAILURES, PROBES].map((prefix) => this.files.pull(prefix)),
      this.pullLease(),
      this.shareOverrideKey(),
    ])
  }

  /** What front doors serve, as they tell. */
  pullReports(): Promise<void> {
    return this.files.pull(REPORTS)
  }

  /** Brings files of the versions that are shown and can be gone back to, of these names, and of versions that are named. */
  async pullFiles(ids: readonly string[] | null, { maps = false } = {}): Promise<void> {
    const { shown, others } = this.#versions()
    const isNamed = (name: string, version: string) => ids === null || ids.includes(name) || ids.includes(`${name}@${version}`)
    const isMeant = (name: string, version: string) => ids?.includes(`${name}@${version}`) || (ids?.includes(name) && ids.includes(version))
    for (const each of shown) if (isNamed(each.name, each.version.metadata.version)) await this.artifacts.fetch(each, { maps })
    for (const each of others) if (isMeant(each.name, each.version.metadata.version)) await this.artifacts.fetch(each, { maps })
  }

  #versions() {
    const record = readCurrent(this.stateFolder)
    return record ? versionsOn(record) : { shown: [], others: [] }
  }

  /** Before a change: a pointer that fell behind is repaired. @returns sentences about what was done */
  async ready(): Promise<string[]> {
    const pointer = await this.records.pull()
    if (!pointer) return this.#fill()
    await this.records.pullBeyond(pointer.serial)
    const repaired = repairPointer(this.stateFolder)
    if (repaired === null) return []
    await this.point(readPointer(this.stateFolder)?.serial ?? 0, pointer)
    return [repaired]
  }

  /**
   * Makes the one release of `work`: builds first, then its record, whose creation decides who has won, then the pointer.
   * @throws ReleaseError when somebody else has won, or nothing is known of the store
   */
  async make<Result>(work: () => Result): Promise<Result> {
    await this.ready()
    const { result, record } = deferred(work)
    if (record) await this.#write(record)
    return result
  }

  /** Some servers take a write with a condition and ignore it: there two managers would overwrite each other's release. */
  async #refuseUnconditional() {
    if (this.#isConditional) return
    await this.objects.create(CONDITIONS, 'This stays as it is.')
    const isIgnored = (await this.objects.create(CONDITIONS, randomBytes(16).toString('hex'))) !== null
    if (isIgnored) {
      await this.objects.remove(CONDITIONS)
      throw new ReleaseError(
        `${this.objects.address} ignores If-None-Match, so two who release at once would overwrite each other; nothing was changed. Take a server that keeps to it.`,
      )
    }
    this.#isConditional = true
  }

  async #write(record: ReleaseRecord) {
    const text = recordText(record)
    await this.#refuseUnconditional()
    if (record.action === 'publish' || record.action === 'promote') await this.#uploadChanged(record)
    // Then the pages of all front doors change at once.
    if (record.action === 'promote' || record.action === 'canary')
      await copiedEverywhere(this.stateFolder, { ids: record.changed, patienceMs: COPY_PATIENCE_MS, pull: () => this.pullReports() })
    const pointer = await this.records.pull()
    if ((await this.objects.create(nameOfRecord(record.serial), text)) === null) throw madeByOthers(record.serial)
    await putFile(recordFile(this.stateFolder, record.serial), text)
    pinSigner(this.stateFolder, record)
    try {
      await this.point(record.serial, pointer)
    } catch (error) {
      if (!(error instanceof StoreAwayError)) throw error
      throw new ReleaseError(
        `Release ${record.serial} is on record, and nobody sees it yet: ${error.message} The next command finishes it, status too says so.`,
      )
    }
  }

  async #uploadChanged(record: ReleaseRecord) {
    for (const id of record.changed) {
      const [name = '', version = ''] = id.split('@')
      const found = versionOf(record, name, version)
      if (found) await this.artifacts.upload(name, found)
    }
  }

  /** The pointer there and here. Somebody may have repaired it meanwhile, or released further. */
  async point(serial: number, known: { etag: string } | null): Promise<void> {
    const text = pointerText(serial, textOf(recordFile(this.stateFolder, serial)) ?? '')
    let etag = known?.etag
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const made = etag === undefined ? await this.objects.create(POINTER, text) : await this.objects.replace(POINTER, text, etag)
      if (made !== null) return putFile(pointerFile(this.stateFolder), text)
      const found = await this.objects.read(POINTER)
      const named = Number(parsed<{ serial: number }>(found?.content.toString() ?? null)?.serial)
      if (named >= serial) return
      etag = found?.etag
    }
    throw new StoreAwayError(this.objects.address, 'its pointer changes all the time')
  }

  /** An empty store takes over what the folder has: a shop that moves to it. */
  async #fill(): Promise<string[]> {
    const record = readCurrent(this.stateFolder)
    if (!record) return []
    await this.#refuseUnconditional()
    const { shown, others } = versionsOn(record)
    for (const { name, version } of shown) await this.artifacts.upload(name, version)
    for (const { name, version } of others) await this.artifacts.upload(name, version).catch(withoutBuild)
    for (let serial = 1; serial <= record.serial; serial++) {
      const text = textOf(recordFile(this.stateFolder, serial))
      if (text !== null && (await this.objects.create(nameOfRecord(serial), text)) === null) throw madeByOthers(serial)
    }
    await this.point(record.serial, null)
    return [`${this.objects.address} was empty: it has the ${record.serial} releases of ${this.stateFolder} now.`]
  }

  /** Front doors on all machines read links and cookies of overrides by one key. */
  async shareOverrideKey(): Promise<void> {
    const file = overrideKeyFile(this.stateFolder)
    const known = await bufferOf(file)
    const found = await this.objects.read(OVERRIDE_KEY)
    if (found && known?.equals(found.content)) return
    const own = known ?? randomBytes(OVERRIDE_KEY_BYTES)
    const isMade = !found && (await this.objects.create(OVERRIDE_KEY, own)) !== null
    const key = isMade ? own : (found ?? (await this.objects.read(OVERRIDE_KEY)))?.content
    if (key) await putFile(file, key, { mode: 0o600 })
  }

  /** Takes or renews the lease of the robot. */
  async takeLease(name: string, { silentMs, renewMs }: { silentMs: number; renewMs: number }): Promise<boolean> {
    const found = await this.objects.read(LEASE)
    const age = found ? this.objects.now() - found.at : 0
    const leader = found?.content.toString()
    if (found && leader !== name && age < silentMs) return false
    if (found && leader === name && age < renewMs) return true
    const made = found ? await this.objects.replace(LEASE, name, found.etag) : await this.objects.create(LEASE, name)
    await this.pullLease()
    return made !== null
  }

  async endLease(name: string): Promise<void> {
    if ((await this.objects.read(LEASE))?.content.toString() === name) await this.objects.remove(LEASE)
  }

  async pullLease() {
    const found = await this.objects.read(LEASE)
    if (!found) return
    const at = Date.now() - (this.objects.now() - found.at)
    await putFile(path.join(this.stateFolder, LEASE), found.content, { at })
  }
}

function withoutBuild(error: unknown) {
  if (!(error instanceof ReleaseError) || error instanceof StoreAwayError) throw error
}
