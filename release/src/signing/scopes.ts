import {
  isGoodFallback,
  withBadCanary,
  withoutCanary,
  withRolledBack,
  type Action,
  type Key,
  type ReleaseRecord,
  type Version,
} from '../record.ts'
import { canonical } from './canonical.ts'

/** Whether a remote's versions may be changed like this. */
type Rule = (before: readonly Version[], after: readonly Version[], name: string) => boolean

/** What a team may do to its own remote, and a robot to any. A manager may do everything. */
const TEAM: Partial<Record<Action, Rule>> = { publish: onlyAdds, canary: onlyShares }
const ROBOT: Partial<Record<Action, Rule>> = { rollback: isRollback, canary: sharesLess }

const isSame = (one: unknown, other: unknown) => canonical(one ?? null) === canonical(other ?? null)

const isHidden = ({ deployment, extras }: Version) =>
  !deployment.default && deployment.traffic === 0 && !extras.canary && !extras.lastKnownGood && extras.activated === null

/** Published versions come to the end; built anew, a version that nobody has seen may have another note of its origin. */
function onlyAdds(before: readonly Version[], after: readonly Version[], name: string): boolean {
  const withoutNote = (version: Version | undefined) =>
    version && isHidden(version) ? { ...version, extras: { ...version.extras, artifact: '' } } : version
  const isKept = before.every((version, index) => isSame(withoutNote(version), withoutNote(after[index])))
  const isOwn = ({ url, metadata, extras }: Version) => extras.base === `/a/${name}/${metadata.version}/` && url.startsWith(extras.base)
  return isKept && after.slice(before.length).every((version) => isHidden(version) && !version.extras.bad && isOwn(version))
}

const shareOf = (versions: readonly Version[]) => versions.find(({ extras }) => extras.canary)?.deployment.traffic ?? 0

/** Nothing but the share of one canary, and of the active version, which has the rest. */
function onlyShares(before: readonly Version[], after: readonly Version[]): boolean {
  const canaries = new Set([...before, ...after].flatMap(({ metadata, extras }) => (extras.canary ? [metadata.version] : [])))
  const isFit = after.every(
    ({ deployment, extras }) =>
      !extras.canary || (!extras.bad && !deployment.default && deployment.traffic >= 0 && deployment.traffic <= 100),
  )
  const rest = after.find(({ deployment }) => deployment.default)?.deployment.traffic
  return canaries.size === 1 && isFit && rest === 100 - shareOf(after) && isSame(withoutCanary(before), withoutCanary(after))
}

/** Of the canary that runs, to the same visitors or fewer. */
function sharesLess(before: readonly Version[], after: readonly Version[]): boolean {
  const salts = new Set([...before, ...after].flatMap(({ extras }) => extras.canary?.salt ?? []))
  return onlyShares(before, after) && shareOf(after) < shareOf(before) && salts.size === 1
}

/** The end of a canary, or to a version that was good: exactly what a rollback does. */
function isRollback(before: readonly Version[], after: readonly Version[]): boolean {
  if (shareOf(before) > 0 && [withoutCanary(before), withBadCanary(before)].some((ended) => isSame(ended, after))) return true
  const next = after.find(({ deployment }) => deployment.default)
  const good = before.find((version) => version.metadata.version === next?.metadata.version && isGoodFallback(version))
  if (!next || !good) return false
  const withoutTime = (version: Version) => ({ ...version, extras: { ...version.extras, activated: null } })
  return isSame(withRolledBack(before, next.metadata.version).map(withoutTime), after.map(withoutTime))
}

export const wordsOfScope = (scope: Key['scope']): string =>
  scope === 'manager'
    ? 'do everything'
    : scope === 'robot'
      ? 'only lower exposure'
      : `only publish and canary ${scope.slice('team:'.length)}`

/** Whether a change is within a signer's scope: what has changed counts, not what the record says of it. */
export function isWithinScope(scope: Key['scope'], before: ReleaseRecord | null, after: ReleaseRecord): boolean {
  if (scope === 'manager') return true
  if (!before || after.setAside || !isSame(before.signing, after.signing) || !isSame(before.locks, after.locks)) return false
  const rule = (scope === 'robot' ? ROBOT : TEAM)[after.action]
  const [old, next] = [before.discovery.microFrontends, after.discovery.microFrontends]
  const [name, ...others] = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter((each) => !isSame(old[each], next[each]))
  if (!rule || name === undefined || others.length > 0 || (scope !== 'robot' && scope !== `team:${name}`)) return false
  return after.changed.every((id) => id.startsWith(`${name}@`)) && rule(old[name] ?? [], next[name] ?? [], name)
}
