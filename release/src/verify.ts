import { damageOf, damageOfMaps } from './artifact.ts'
import { ReleaseError, isGoodFallback, isShown, type ReleaseRecord, type Version } from './record.ts'
import { historyUpTo } from './signing/history.ts'
import { brokenLinks, readCurrent, readPointer, releaseAfterPointer } from './store.ts'

function roleOf(version: Version): string {
  if (version.deployment.default) return 'active'
  if (version.extras.canary) return 'canary'
  if (isGoodFallback(version)) return 'to go back to'
  return version.extras.bad ? 'bad' : 'not shown'
}

const hasFiles = ({ extras }: Version) => !extras.pruned

type Damage = (name: string, version: Version) => string[]

function damageIn(name: string, version: Version, damage: Damage): string[] {
  const what = `${name}@${version.metadata.version} (${roleOf(version)})`
  try {
    return damage(name, version).map((each) => `${what}: ${each}`)
  } catch (error) {
    return [`${what}: ${(error as Error).message}`]
  }
}

const damagedArtifacts = (record: ReleaseRecord | null, isLookedAt: (version: Version) => boolean, damage: Damage): string[] =>
  Object.entries(record?.discovery.microFrontends ?? {}).flatMap(([name, versions]) =>
    versions.filter(isLookedAt).flatMap((version) => damageIn(name, version, damage)),
  )

/** Errors in the chain of records, one sentence each. */
export function damagedRecords(stateFolder: string): string[] {
  const { faults } = historyUpTo(stateFolder, readPointer(stateFolder)?.serial ?? 0)
  const broken = brokenLinks(stateFolder).filter((serial) => !faults.has(serial))
  const chain = [...(broken.length > 0 ? [`The chain of records is broken at ${broken.join(', ')}.`] : []), ...faults.values()]
  try {
    const behind = releaseAfterPointer(stateFolder)
    if (behind)
      chain.push(`current.json names release ${behind.named}, and release ${behind.newest} is there: the next release repairs it.`)
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    chain.push(error.message)
  }
  return chain
}

/** Damage of the artifacts that are shown, one sentence each. */
export function damageOfParts(stateFolder: string): string[] {
  const damage: Damage = (name, { metadata, extras }) => damageOf(stateFolder, name, metadata.version, extras)
  return damagedArtifacts(readCurrent(stateFolder), isShown, damage)
}

/** Errors in records and artifacts that are shown, one sentence each; fast enough for every start. */
export const damageOfActive = (stateFolder: string): string[] => [...damagedRecords(stateFolder), ...damageOfParts(stateFolder)]

export interface Verified {
  problems: string[]
  versions: number
  releases: number
}

/** Verifies all released files and source maps. */
export function verify(stateFolder: string): Verified {
  const record = readCurrent(stateFolder)
  const damage: Damage = (name, { metadata: { version }, extras }) => [
    ...damageOf(stateFolder, name, version, extras),
    ...damageOfMaps(stateFolder, name, version),
  ]
  const problems = [...damagedRecords(stateFolder), ...damagedArtifacts(record, hasFiles, damage)]
  const versions = Object.values(record?.discovery.microFrontends ?? {})
    .flat()
    .filter(hasFiles).length
  return { problems, versions, releases: record?.serial ?? 0 }
}
