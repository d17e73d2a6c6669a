import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { folderOf } from '../artifact.ts'
import { newestSerial, readPointer, readCurrent, recordFile, recordsFolder } from '../store.ts'
import { parsed, textOf } from '../record-files.ts'
import { ReleaseError } from '../record.ts'
import { type Pruned, type PruneOptions, prunedRelease, unneededOf } from '../upkeep/prune.ts'
import { repair } from '../upkeep/repair.ts'
import { verify, type Verified } from '../verify.ts'
import { versionsOn } from './artifact-objects.ts'
import { nameOfRecord, POINTER, RECORDS, SET_ASIDE } from './object-names.ts'
import { SharedReleases } from './shared-releases.ts'

/** Verifies what the store itself holds: a fresh copy of everything, source maps included. */
export async function verifyShared({ objects, stateFolder }: SharedReleases): Promise<Verified> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-verify-'))
  try {
    const copy = new SharedReleases(objects, folder)
    const keys = path.join(stateFolder, 'keys/root.pub')
    if (fs.existsSync(keys)) {
      fs.mkdirSync(path.join(folder, 'keys'))
      fs.copyFileSync(keys, path.join(folder, 'keys/root.pub'))
    }
    await copy.pull()
    await copy.records.pullAll()
    const record = readCurrent(folder)
    const { shown, others } = record ? versionsOn(record) : { shown: [], others: [] }
    for (const version of [...shown, ...others]) await copy.artifacts.fetch(version, { maps: true })
    return verify(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Repairs the copy, then does the same in the store: what is broken is moved, the new record is created, and the pointer comes last.
 * @throws ReleaseError when somebody else has released or repaired meanwhile
 */
export async function repairShared(shared: SharedReleases, who: string): Promise<string[]> {
  const { objects, stateFolder } = shared
  await shared.records.pullAll()
  const before = new Map((await objects.list(RECORDS)).map(({ key, etag }) => [key, etag]))
  const pointer = await objects.read(POINTER)
  const newest = newestSerial(stateFolder)
  const done = repair(stateFolder, who)
  if (done.length === 0) return done
  const last = newestSerial(stateFolder)
  for (let serial = 1; serial <= newest; serial++) {
    const key = nameOfRecord(serial)
    if (!before.has(key) || fs.existsSync(recordFile(stateFolder, serial))) continue
    const found = await objects.read(key)
    if (found) await objects.write(`${SET_ASIDE}${path.basename(key)}.${Date.now()}`, found.content)
    await objects.remove(key)
  }
  if (last > newest) {
    const made = await objects.create(nameOfRecord(last), textOf(recordFile(stateFolder, last)) ?? '')
    if (made === null) throw new ReleaseError(`Somebody else has made release ${last} meanwhile: please look and try again.`)
  }
  const named = readPointer(stateFolder)?.serial
  if (named === undefined) {
    if (pointer) await objects.remove(POINTER)
    return done
  }
  const isHigher = Number(parsed<{ serial: number }>(pointer?.content.toString() ?? null)?.serial) > named
  // A pointer to what is not there would be taken for somebody else's later release.
  if (pointer && isHigher) await objects.remove(POINTER)
  await shared.point(named, isHigher ? null : pointer)
  fs.rmSync(path.join(recordsFolder(stateFolder), 'set-aside'), { recursive: true, force: true })
  return done.map((sentence) =>
    sentence.replace(path.join(recordsFolder(stateFolder), 'set-aside'), objects.address + SET_ASIDE.slice(0, -1)),
  )
}

/** The record says first what is gone, then it goes: nobody promotes meanwhile what has no files. */
export async function pruneShared(shared: SharedReleases, options: PruneOptions, now = Date.now()): Promise<Pruned> {
  const { stateFolder, artifacts } = shared
  await shared.ready()
  const stored = await artifacts.builds()
  const builds = stored.map(({ name, version, at, bytes, keys }) => {
    return { name, version, at, bytes, isFinished: keys.some((key) => key.includes('/lists/')) }
  })
  const unneeded = unneededOf(stateFolder, builds, options, now)
  const pruned = {
    builds: unneeded.map(({ name, version }) => `${name}@${version}`),
    bytes: unneeded.reduce((sum, { bytes }) => sum + bytes, 0),
  }
  if (options.dryRun || unneeded.length === 0) return pruned
  await shared.make(() => prunedRelease(stateFolder, pruned.builds, options))
  for (const { name, version } of unneeded) {
    const build = stored.find((each) => each.name === name && each.version === version)
    if (build) await artifacts.remove(build)
    fs.rmSync(folderOf(stateFolder, name, version), { recursive: true, force: true })
  }
  return pruned
}
