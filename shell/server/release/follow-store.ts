import { countsFile, ownDoor } from '@shop/release/robot/counts'
import type { ReleaseFollower } from '@shop/release/sharing/follower'
import type { Config } from '../platform/config/config.ts'
import { log } from '../platform/observability/log.ts'
import type { Releases } from './releases.ts'

/**
 * Keeps `STATE_DIR` like the store that RELEASES_URL names, once a release is there; null without one. Its client is loaded only then.
 * @param served null until this front door serves
 */
export async function followStore(
  { stateDir, development }: Pick<Config, 'stateDir' | 'development'>,
  served: () => Releases | null,
): Promise<ReleaseFollower | null> {
  if (development || !process.env['RELEASES_URL']) return null
  const { followShared } = await import('@shop/release/sharing/shared')
  const counts = countsFile(stateDir, ownDoor())
  return followShared(stateDir, { role: 'front door', log, counts, damaged: () => served()?.snapshot.damaged ?? [] })
}
