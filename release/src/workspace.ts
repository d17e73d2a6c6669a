import { activateAll } from './actions.ts'
import { lockOn } from './locks/locks.ts'
import { activationOf, activeOf, canaryOf, versionOf, type ReleaseRecord } from './record.ts'
import { readCurrent, readHistory } from './store.ts'

const REASON = { who: 'build', why: 'built from the workspace' }

export interface WorkspaceRelease {
  /** Null when nothing has changed. */
  record: ReleaseRecord | null
  /** A sentence for each package not activated. */
  kept: string[]
}

/**
 * Activates workspace builds, except versions that were rolled back. With `unlessChosen` also keeps versions promoted or rolled back to by
 * a person: a restart must not undo a release.
 */
export function releaseWorkspace(
  stateFolder: string,
  wanted: Readonly<Record<string, string>>,
  { unlessChosen }: { unlessChosen: boolean },
): WorkspaceRelease {
  const current = readCurrent(stateFolder)
  const reasons = Object.entries(wanted).map(([name, version]) => {
    return { name, version, kept: current && whyKept(stateFolder, current, name, version, unlessChosen) }
  })
  const shown = reasons.filter(({ kept }) => kept === null).map(({ name, version }) => [name, version] as const)
  return {
    record: activateAll(stateFolder, Object.fromEntries(shown), REASON),
    kept: reasons.flatMap(({ kept }) => kept ?? []),
  }
}

function whyKept(stateFolder: string, current: ReleaseRecord, name: string, version: string, unlessChosen: boolean): string | null {
  const active = activeOf(current, name)
  if (!active || active.metadata.version === version) return null
  const stays = `${name} stays at ${active.metadata.version}`
  const locked = lockOn(current, name)
  if (locked) return `${stays}: ${locked.charAt(0).toLowerCase()}${locked.slice(1)}`
  if (versionOf(current, name, version)?.extras.bad)
    return `${stays}: ${version} was rolled back (npm run release -- promote ${name} ${version} --why "…" shows it again)`
  if (!unlessChosen) return null
  const canary = canaryOf(current, name)?.metadata.version
  if (canary) return `${stays} while the canary of ${canary} runs (npm run build -- ${name} ends it and shows your sources)`
  const activation = activationOf(name, active, active.extras.activated ? [] : readHistory(stateFolder, current.serial))
  return activation?.by === 'workspace' ? null : `${stays}, as somebody has chosen (npm run build -- ${name} shows your sources)`
}
