import { readArtifact } from '../artifact.ts'
import { ReleaseError } from '../record.ts'
import { overtakenBy, readCurrent } from '../store.ts'
import { apiAddress, NO_API, readOffered } from './api.ts'
import { called, type Compared, lacksOf, lacksOfApi } from './compare.ts'
import { versionsByName } from './others.ts'
import { BACK, type Role } from './roles.ts'
import { lacksOfProbe } from './probed.ts'

/**
 * What shall be done with a version. `publish`: of each other part some version must fit, so that two that need each other can be published.
 * `show`: every version that a document may have beside it must fit. `rollback`: those that are shown now must fit.
 */
export type Step = 'publish' | 'show' | 'rollback'

export interface GateOptions {
  /** Address of the API; `none` compares with no API. */
  api?: string | undefined
  /** Shows it although another part could not go back; rolls back although something else breaks. Notes say what. */
  isAnyway?: boolean | undefined
  /** Opens the pages of a version that nobody has opened yet; no one does without it. @returns notes */
  probeFirst?: ((name: string, version: string) => Promise<string[]>) | undefined
}

/** One sentence for all that is lacking. */
function refuse([first, ...further]: readonly string[]) {
  if (first === undefined) return
  const more = further.length > 0 ? `, and ${further.length} more like this` : ''
  throw new ReleaseError(`${first}${more}: nothing was changed.`)
}

/** Builds write what they use; who edits it by hand gets a sentence and no stack. */
function readable<Value>(who: readonly Compared[], compare: () => Value): Value {
  try {
    return compare()
  } catch (error) {
    if (error instanceof ReleaseError) throw error
    throw new ReleaseError(`What artifact.json of ${who.map(called).join(' or ')} says of its uses cannot be read: build it again.`)
  }
}

const lacksBetween = (one: Compared, other: Compared) => readable([one, other], () => [...lacksOf(one, other), ...lacksOf(other, one)])

const noted = (lacks: readonly string[]) => lacks.map((lack) => `${lack}.`)
const withWayOut = ([first, ...further]: readonly string[], wayOut: string) =>
  first === undefined ? [] : [`${first}; ${wayOut}`, ...further]

/** @returns notes; @throws ReleaseError when another part would break, or break this version */
function gateOfParts(one: Compared, others: ReadonlyMap<string, Compared[]>, step: Step, { isAnyway = false }: GateOptions): string[] {
  const lacksOfAll = [...others.values()].map((versions) =>
    versions.map((other) => ({ role: other.role, lacks: lacksBetween(one, other) })),
  )
  if (step === 'publish') {
    for (const versions of lacksOfAll) if (!versions.some(({ lacks }) => lacks.length === 0)) refuse(versions[0]?.lacks ?? [])
  }
  const lacksBeside = (...roles: (Role | null)[]) =>
    lacksOfAll.flatMap((versions) => versions.filter(({ role }) => roles.includes(role)).flatMap(({ lacks }) => lacks))
  const [now, back] = [lacksBeside('active', 'canary'), lacksBeside(BACK)]
  if (step === 'publish') return [...now, ...back].slice(0, 1).map((lack) => `It cannot be promoted as things are: ${lack}.`)
  if (step === 'rollback') {
    if (!isAnyway) refuse(withWayOut(now, '--anyway rolls back all the same'))
    return noted(now)
  }
  refuse(now)
  if (!isAnyway) refuse(withWayOut(back, '--anyway gives up that way back'))
  return noted(back)
}

async function gateOfApi(stateFolder: string, one: Compared, step: Step, { api, isAnyway }: GateOptions): Promise<string[]> {
  const { name, version, uses } = one.artifact
  if (!uses) return [`${name} ${version} was built before builds said what they use: it is not compared with the API.`]
  const calls = readable([one], () => [...uses.calls])
  if (calls.length === 0) return []
  if (api === NO_API) return [`${name} ${version} is not compared with the API.`]
  const offered = await readOffered(apiAddress(stateFolder, api))
  const isRollback = step === 'rollback'
  if (typeof offered !== 'string') {
    const lacks = readable([one], () => lacksOfApi(called(one), calls, offered, 'the running API'))
    if (isRollback && isAnyway) return noted(lacks)
    refuse(isRollback ? withWayOut(lacks, '--anyway rolls back all the same') : lacks)
    return []
  }
  // What takes a failing version away must not wait for the API.
  if (isRollback) return [`${offered}: ${name} ${version} is not compared with it.`]
  throw new ReleaseError(
    `${offered}, so nobody knows whether ${name} ${version} works with it: --api <address> names it, --api ${NO_API} passes it by.`,
  )
}

/** What a build does not say cannot be compared: after one that does, that is a mistake. */
function refuseSilent(one: Compared, versions: readonly Compared[]) {
  const { name, version, uses } = one.artifact
  const before = versions.find(({ artifact }) => artifact.uses)?.artifact.version
  if (!uses && before !== undefined)
    throw new ReleaseError(`${name} ${version} does not say what it uses, and ${before} does: build it again; nothing was changed.`)
}

/**
 * Compares a built version with the running API and with the other parts [release.gate-api] [release.gate-parts].
 * @returns what could not be compared and what is given up, one sentence each
 * @throws ReleaseError naming who would break, and by what
 */
export async function gate(stateFolder: string, name: string, version: string, step: Step, options: GateOptions): Promise<string[]> {
  const record = readCurrent(stateFolder)
  const one: Compared = { artifact: readArtifact(stateFolder, name, version), role: null }
  const others = versionsByName(stateFolder, record, { isAll: step === 'publish' })
  if (step === 'publish') refuseSilent(one, others.get(name) ?? [])
  others.delete(name)
  const notes = gateOfParts(one, others, step, options)
  notes.push(...(await gateOfApi(stateFolder, one, step, options)))
  if (step === 'show') {
    // Last: it takes longest, and what does not fit need not be opened.
    notes.push(...((await options.probeFirst?.(name, version)) ?? []))
    const lacks = lacksOfProbe(stateFolder, name, version)
    if (!options.isAnyway) refuse(withWayOut(lacks, '--anyway shows it all the same'))
    notes.push(...noted(lacks))
  }
  const now = readCurrent(stateFolder)
  if (now && now.serial !== record?.serial) throw overtakenBy(now)
  return notes
}
