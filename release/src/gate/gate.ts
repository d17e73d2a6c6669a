import { readArtifact } from '../artifact.ts'
import { ReleaseError } from '../record.ts'
import { readCurrent } from '../store.ts'
import { apiAddress, NO_API, readOffered } from './api.ts'
import { called, type Compared, lacksOf, lacksOfApi } from './compare.ts'
import { versionsByName } from './others.ts'
import { BACK } from './roles.ts'

/**
 * What shall be done with a version. `publish`: of each other part some version must fit, so that two that need each other can be published.
 * `show`: every version that a document may have beside it must fit. `rollback`: those that are shown now must fit.
 */
export type Step = 'publish' | 'show' | 'rollback'

export interface GateOptions {
  /** Address of the API; `none` compares with no API. */
  api?: string | undefined
  /** The others need not be able to go back. */
  isOneWay?: boolean | undefined
}

/** One sentence for all that is lacking. */
function refuse([first, ...further]: readonly string[]) {
  if (first === undefined) return
  const more = further.length > 0 ? `, and ${further.length} more like this` : ''
  throw new ReleaseError(`${first}${more}: nothing was changed.`)
}

const lacksBetween = (one: Compared, other: Compared) => [...lacksOf(one, other), ...lacksOf(other, one)]

/** @returns notes; @throws ReleaseError when another part would break, or break this version */
function gateOfParts(one: Compared, others: ReadonlyMap<string, Compared[]>, step: Step, { isOneWay = false }: GateOptions): string[] {
  const lacksOfAll = [...others.values()].map((versions) =>
    versions.map((other) => ({ role: other.role, lacks: lacksBetween(one, other) })),
  )
  if (step === 'publish') {
    for (const versions of lacksOfAll) if (!versions.some(({ lacks }) => lacks.length === 0)) refuse(versions[0]?.lacks ?? [])
  }
  const lacksBeside = (...roles: unknown[]) =>
    lacksOfAll.flatMap((versions) => versions.filter(({ role }) => roles.includes(role)).flatMap(({ lacks }) => lacks))
  const [now, back] = [lacksBeside('active', 'canary'), lacksBeside(BACK)]
  if (step === 'publish') return [...now, ...back].slice(0, 1).map((lack) => `It cannot be promoted as things are: ${lack}.`)
  refuse(now)
  if (step === 'rollback') return []
  if (!isOneWay && back.length > 0) refuse(back.map((lack, index) => (index > 0 ? lack : `${lack}; --one-way gives up that way back`)))
  return back.map((lack) => `One way: ${lack}.`)
}

async function gateOfApi(stateFolder: string, one: Compared, step: Step, { api }: GateOptions): Promise<string[]> {
  const { name, version, uses } = one.artifact
  if (!uses) return [`${name} ${version} was built before builds said what they use: it is not compared with the API.`]
  if (uses.calls.length === 0) return []
  if (api === NO_API) return [`${name} ${version} is not compared with the API.`]
  const offered = await readOffered(apiAddress(stateFolder, api))
  if (typeof offered !== 'string') {
    refuse(lacksOfApi(called(one), uses.calls, offered, 'the running API'))
    return []
  }
  // What takes a failing version away must not wait for the API.
  if (step === 'rollback') return [`${offered}: ${name} ${version} is not compared with it.`]
  throw new ReleaseError(
    `${offered}, so nobody knows whether ${name} ${version} works with it: --api <address> names it, --api ${NO_API} passes it by.`,
  )
}

/**
 * Compares a built version with the running API and with the other parts [release.gate-api] [release.gate-parts].
 * @returns what could not be compared and what is given up, one sentence each
 * @throws ReleaseError naming who would break, and by what
 */
export async function gate(stateFolder: string, name: string, version: string, step: Step, options: GateOptions): Promise<string[]> {
  const record = readCurrent(stateFolder)
  const one: Compared = { artifact: readArtifact(stateFolder, name, version), role: null }
  const others = versionsByName(stateFolder, record)
  others.delete(name)
  const notes = gateOfParts(one, others, step, options)
  notes.push(...(await gateOfApi(stateFolder, one, step, options)))
  if (readCurrent(stateFolder)?.serial !== record?.serial)
    throw new ReleaseError('Somebody else released while this was compared; nothing was changed, please try again.')
  return notes
}
