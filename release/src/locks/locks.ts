import { notThere, ReleaseError, type Lock, type ReleaseRecord } from '../record.ts'
import { append, noShop } from '../store.ts'

/** Locks everything. */
export const ALL = 'all'

/** Why nobody may promote or roll back a remote, one sentence; null when anybody may. */
export function lockOn({ locks = {} }: ReleaseRecord, name: string): string | null {
  const locked = name in locks ? name : ALL
  const lock = locks[locked]
  return lock
    ? `${locked === ALL ? 'Every remote' : name} is locked by ${lock.who} since ${lock.at.slice(0, 16).replace('T', ' ')}: "${lock.why}" (npm run release -- unlock ${locked})`
    : null
}

type Reason = Pick<Lock, 'who' | 'why'>

/** Publishing stays possible. */
export function lock(stateFolder: string, name: string, { who, why }: Reason): ReleaseRecord {
  return changed(stateFolder, 'lock', name, { who, why }, (locks, at) => {
    if (locks[name]) throw new ReleaseError(`${lockOn({ locks } as ReleaseRecord, name)}.`)
    return { ...locks, [name]: { who, why, at } }
  })
}

export function unlock(stateFolder: string, name: string, reason: Reason): ReleaseRecord {
  return changed(stateFolder, 'unlock', name, reason, ({ [name]: lock, ...others }) => {
    if (!lock) throw new ReleaseError(`There is no lock of ${name}${others[ALL] ? ', but one of everything: unlock all' : ''}.`)
    return others
  })
}

type Locks = Record<string, Lock>

function changed(
  stateFolder: string,
  action: 'lock' | 'unlock',
  name: string,
  reason: Reason,
  change: (locks: Locks, at: string) => Locks,
) {
  return append(stateFolder, (current) => {
    if (!current) throw noShop(stateFolder)
    const { microFrontends } = current.discovery
    if (name !== ALL && !Object.hasOwn(microFrontends, name))
      throw new ReleaseError(`${notThere(current, name)}: name one of these, or all.`)
    const locks = change(current.locks ?? {}, new Date().toISOString())
    return { action, changed: [name], ...reason, locks, microFrontends }
  })
}
