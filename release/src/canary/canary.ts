import { randomBytes } from 'node:crypto'
import { refuseAfterOthers, refuseLocked, versionsIn, type Reason } from '../actions.ts'
import { verifyFiles } from '../artifact.ts'
import { activeOf, canaryOf, notPublished, ReleaseError, versionOf, withoutCanary, type ReleaseRecord, type Version } from '../record.ts'
import { append } from '../store.ts'

interface CanaryReason extends Reason {
  /** The version that its author takes for active. */
  from?: string | undefined
}

/** Percent of visitors, with at most two decimals. 0 ends the canary; `staff` shows it to colleagues only. */
export type Share = number | 'staff'

/**
 * Shows a published version to this share of visitors, or to another share than before: the rollout keeps its salt.
 * @throws ReleaseError when the version must not be shown, or another canary of this name runs
 */
export function canary(stateFolder: string, name: string, version: string, share: Share, reason: CanaryReason): ReleaseRecord {
  const { who, why, askedAt, from } = reason
  return append(stateFolder, (current) => {
    const { record, versions } = versionsIn(stateFolder, current, name)
    refuseLocked(stateFolder, record, name)
    refuseAfterOthers(stateFolder, name, askedAt)
    const active = activeOf(record, name)?.metadata.version
    if (active === undefined) throw new ReleaseError(`Nothing of ${name} is shown yet, so there is no version beside it: promote one.`)
    if (from !== undefined && from !== active)
      throw new ReleaseError(`${name} is at ${active} now and not at ${from}; nothing was changed, please look and try again.`)
    const wanted = versionOf(record, name, version)
    if (!wanted) throw new ReleaseError(notPublished(record, name, version))
    const running = canaryOf(record, name)
    if (share === 0 && running !== wanted) throw new ReleaseError(`No canary of ${name}@${version} runs: there is nothing to end.`)
    if (share !== 0) refuseUnfit(name, wanted, running)
    // Verified again: files may have changed since publishing.
    if (share !== 0) verifyFiles(stateFolder, name, version, wanted.extras)
    const next = share === 0 ? withoutCanary(versions) : withCanary(versions, wanted, share === 'staff' ? 0 : share, { who, why })
    return {
      action: 'canary',
      changed: [`${name}@${version}`],
      who,
      why,
      microFrontends: { ...record.discovery.microFrontends, [name]: next },
    }
  })
}

function refuseUnfit(name: string, wanted: Version, running: Version | undefined) {
  const { version } = wanted.metadata
  if (wanted.deployment.default) throw new ReleaseError(`${name}@${version} is active: everybody sees it already.`)
  if (wanted.extras.bad) throw new ReleaseError(`${name}@${version} was rolled back as bad: build another version, or promote it by name.`)
  if (running && running !== wanted)
    throw new ReleaseError(
      `A canary of ${name}@${running.metadata.version} runs, and a remote has one at a time: end it first by npm run release -- canary ${name} ${running.metadata.version} --share 0 --why "…"`,
    )
}

function withCanary(versions: readonly Version[], wanted: Version, share: number, by: { who: string; why: string }): Version[] {
  const { salt, startedAt } = wanted.extras.canary ?? { salt: randomBytes(16).toString('base64url'), startedAt: new Date().toISOString() }
  return versions.map((version) => {
    if (version.deployment.default) return { ...version, deployment: { traffic: 100 - share, default: true } }
    if (version !== wanted) return version
    return { ...version, deployment: { traffic: share, default: false }, extras: { ...version.extras, canary: { salt, startedAt, ...by } } }
  })
}
