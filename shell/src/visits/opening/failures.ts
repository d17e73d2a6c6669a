import { scopeBind, type Scope } from 'effector'
import { $leftAsHtml, areaLeftAsHtml } from '../../remotes/remotes.ts'
import type { Swaps } from '../swaps/swaps.ts'
import type { Versions } from '../versions/versions.ts'

export interface FailureOptions {
  scope: Scope
  versions: Versions
  swaps: () => Promise<Swaps>
  reload: (isAskedFor?: boolean) => boolean
}

/** Recovery of areas that fail to load, throw, or are retried. */
export function handleFailures({ scope, versions, swaps, reload }: FailureOptions) {
  const { remotes } = versions
  const leaveAsHtml = scopeBind(areaLeftAsHtml, { scope })

  remotes.onRendered = (owner, run, exposed) => {
    versions.settle(owner, run)
    if (scope.getState($leftAsHtml) === `${owner}/${exposed}`) leaveAsHtml('')
  }
  remotes.onLeftAsHtml = (owner, exposed) => leaveAsHtml(`${owner}/${exposed}`)
  const recover = async (owner: string, exposed: string, own?: Promise<unknown>): Promise<boolean> =>
    (await swaps().catch(() => null))?.recover(owner, exposed, own) ?? false

  remotes.onLoadFailure = async (owner, run, exposed) => {
    // Another area's recovery may have chosen this version.
    const isShown = () => versions.shown(owner) === run
    if (isShown() && (await recover(owner, exposed)) && isShown()) await recover(owner, exposed)
    return !isShown()
  }
  remotes.onFault = async (owner, run, exposed, error) => {
    const verdict = await swaps().then(
      ({ faulted }) => faulted(owner, run, exposed, error),
      () => 'failed' as const,
    )
    if (verdict === 'failed' && error.name === 'ChunkLoadError' && exposed.startsWith('page/')) reload()
    return verdict
  }
  remotes.onRetry = async (owner, exposed) => {
    const isAlive = await swaps().then(
      ({ retry }) => retry(owner, exposed),
      () => false,
    )
    if (!isAlive) reload(true)
  }
  return { recover }
}
