import { openObjects } from '../objects/open-objects.ts'
import { type FollowOptions, ReleaseFollower } from './follower.ts'
import { PUBLIC } from './object-names.ts'
import { SharedReleases } from './shared-releases.ts'

const opened = new Map<string, Promise<SharedReleases>>()

/** The store that RELEASES_URL names; null without it: the state folder itself holds the releases. */
export async function sharedOf(stateFolder: string, address = process.env['RELEASES_URL']): Promise<SharedReleases | null> {
  if (!address) return null
  const key = `${address} ${stateFolder}`
  const known = opened.get(key) ?? openObjects(address, PUBLIC).then((objects) => new SharedReleases(objects, stateFolder))
  opened.set(key, known)
  return known
}

/** Keeps the state folder like the store that machines share; null without one. Returns once a release is here. */
export async function followShared(stateFolder: string, options: FollowOptions): Promise<ReleaseFollower | null> {
  const shared = await sharedOf(stateFolder)
  if (!shared) return null
  const follower = new ReleaseFollower(shared, options)
  await follower.start()
  follower.follow()
  return follower
}

/** Makes the one release of `work` where releases are kept. */
export async function released<Result>(stateFolder: string, work: () => Result): Promise<Result> {
  const shared = await sharedOf(stateFolder)
  return shared ? shared.make(work) : work()
}
