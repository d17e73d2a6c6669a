import fs from 'node:fs'
import path from 'node:path'
import { originOf, readArtifact } from '../artifact.ts'
import { activeOf, isGoodFallback, ReleaseError, type ReleaseRecord } from '../record.ts'
import { canonical } from '../signing/canonical.ts'
import { artifactsFolder, readRecord } from '../store.ts'

/** What differs between two releases (`4`) or two versions of a remote (`mfe-catalog@1.1.0`), one line each. */
export function diff(stateFolder: string, one: string, other: string): string[] {
  const [before, after] = [one, other].map((text) => text.split('@'))
  const [name = '', first = ''] = before ?? []
  const [sameName = '', second = ''] = after ?? []
  if (/^\d+$/.test(one) && /^\d+$/.test(other))
    return ofRecords(readRecord(stateFolder, Number(one)), readRecord(stateFolder, Number(other)))
  if (!first || !second || name !== sameName)
    throw new ReleaseError('Two serials are compared, or two versions of one remote: mfe-catalog@1.0.0.')
  return ofVersions(stateFolder, name, first, second)
}

const MARKS: Record<string, (version: ReturnType<typeof versionsIn>[number]) => boolean> = {
  published: () => true,
  'to go back to': isGoodFallback,
  bad: ({ extras }) => extras.bad,
  'without files': ({ extras }) => extras.pruned === true,
}

const versionsIn = (record: ReleaseRecord, name: string) => record.discovery.microFrontends[name] ?? []

function ofRecords(before: ReleaseRecord, after: ReleaseRecord): string[] {
  const names = new Set([before, after].flatMap(({ discovery }) => Object.keys(discovery.microFrontends)))
  const remotes = [...names].flatMap((name) => {
    const [from, to] = [before, after].map((record) => activeOf(record, name)?.metadata.version ?? 'not shown')
    const marks = Object.entries(MARKS).map(([mark, has]) => {
      const [old, next] = [before, after].map((record) =>
        versionsIn(record, name)
          .filter(has)
          .map(({ metadata }) => metadata.version),
      )
      return changesOf(`${name} ${mark}`, old ?? [], next ?? [])
    })
    return [...(from === to ? [] : [`${name}: ${from} → ${to}`]), ...marks.flat()]
  })
  const keysOf = ({ signing }: ReleaseRecord) => signing?.keys.map(({ name, revoked }) => (revoked ? `${name} revoked` : name)) ?? []
  const locksOf = ({ locks = {} }: ReleaseRecord) => Object.entries(locks).map(([name, { who, why }]) => `${name} by ${who}: "${why}"`)
  return [...remotes, ...changesOf('keys', keysOf(before), keysOf(after)), ...changesOf('locks', locksOf(before), locksOf(after))]
}

/** `mfe-catalog bad: + 1.1.0` */
function changesOf(what: string, before: readonly string[], after: readonly string[]): string[] {
  const added = after.filter((each) => !before.includes(each)).map((each) => `+ ${each}`)
  const gone = before.filter((each) => !after.includes(each)).map((each) => `- ${each}`)
  return added.length + gone.length > 0 ? [`${what}: ${[...added, ...gone].join(', ')}`] : []
}

function ofVersions(stateFolder: string, name: string, one: string, other: string): string[] {
  const [before, after] = [readArtifact(stateFolder, name, one), readArtifact(stateFolder, name, other)]
  const sizeOf = (version: string, file: string) =>
    fs.statSync(path.join(artifactsFolder(stateFolder), name, version, file), { throwIfNoEntry: false })?.size ?? 0
  const files = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].sort().flatMap((file) => {
    const [from, to] = [sizeOf(one, file), sizeOf(other, file)]
    if (!(file in before.files)) return [`+ ${file}  ${to} bytes`]
    if (!(file in after.files)) return [`- ${file}  ${from} bytes`]
    return before.files[file] === after.files[file] ? [] : [`  ${file}  ${from} → ${to} bytes`]
  })
  const popups = [...new Set([...Object.keys(before.popups ?? {}), ...Object.keys(after.popups ?? {})])].sort().flatMap((widget) => {
    const [from, to] = [before, after].map(({ popups = {} }) => (popups[widget] ? canonical(popups[widget]) : 'none'))
    return from === to ? [] : [`popup ${widget}: ${from} → ${to}`]
  })
  const origins = [one, other].map((version) => originOf(stateFolder, name, version) ?? 'origin unknown')
  return [...(origins[0] === origins[1] ? [] : [`${origins[0]} → ${origins[1]}`]), ...files, ...popups]
}
