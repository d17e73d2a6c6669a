import { promote, publish, type Reason, refuseUnnamed, rollback, rollbackTarget } from '../actions.ts'
import { canaryStep, endOfCanary, isRaised } from '../canary/commands.ts'
import { ALL, lock, unlock } from '../locks/locks.ts'
import { activeOf, versionOf } from '../record.ts'
import { readCurrent, readRecord } from '../store.ts'
import { compared, type Plan, type Request } from './plan.ts'

interface OfVersion extends Request {
  version: string
}

export async function publication(stateFolder: string, { name, version, reason, ...options }: OfVersion): Promise<Plan> {
  const notes = await compared(stateFolder, name, version, 'publish', options)
  const before = readCurrent(stateFolder)?.serial
  return {
    name,
    notes,
    make: () => publish(stateFolder, name, version, reason),
    words: ({ serial }) =>
      serial === before
        ? `${name}@${version} is published already; nothing has changed.`
        : `Published ${name}@${version} (release ${serial}). Nobody sees it yet: override makes a link to look at it, canary shows it to a share, promote to everybody.`,
  }
}

export async function promotion(stateFolder: string, { name, version, reason, ...options }: OfVersion): Promise<Plan> {
  const notes = await compared(stateFolder, name, version, 'show', options)
  const before = readCurrent(stateFolder)
  const wasBad = before !== null && versionOf(before, name, version)?.extras.bad === true
  return {
    name,
    notes: wasBad ? [...notes, `${version} was marked bad, and no longer is.`] : notes,
    make: () => promote(stateFolder, name, version, reason),
    words: (record) => `${name}@${version} is shown to everybody (release ${record.serial}).${endOfCanary(stateFolder, record, name)}`,
  }
}

interface OfCanary extends OfVersion {
  /** In percent, as it was typed. */
  share: string | undefined
  from: string | undefined
}

export async function canaryPlan(stateFolder: string, { name, version, share, from, reason, ...options }: OfCanary): Promise<Plan> {
  const notes = isRaised(stateFolder, name, version, { share }) ? await compared(stateFolder, name, version, 'show', options) : []
  const step = canaryStep(stateFolder, name, version, { share })
  return { name, notes, make: () => step.make({ ...reason, from }), words: (record) => step.words(record) }
}

interface OfRollback extends Request {
  /** To go back to; the last good one without it. */
  version: string | undefined
  /** Taken for bad by its author. */
  from: string | undefined
}

export async function rollbackPlan(stateFolder: string, { name, version, from, reason, ...options }: OfRollback): Promise<Plan> {
  if (from === undefined) refuseUnnamed(stateFolder, name, version, reason.askedAt)
  const notes = await compared(stateFolder, name, rollbackTarget(stateFolder, name, version, from), 'rollback', options)
  return {
    name,
    notes,
    make: () => rollback(stateFolder, name, version, { ...reason, from }),
    words(record) {
      const ended = endOfCanary(stateFolder, record, name)
      const former = activeOf(readRecord(stateFolder, record.serial - 1), name)?.metadata.version
      const back = activeOf(record, name)?.metadata.version
      if (former !== back) return `${name} is back at ${back}, and ${former} is marked bad (release ${record.serial}).${ended}`
      const further = `If ${back} is bad too: npm run release -- rollback ${name} --from ${back} --why "…".`
      return `${name} is at ${back} for everybody (release ${record.serial}).${ended} ${further}`
    },
  }
}

const subjectOf = (name: string) => (name === ALL ? 'Everything' : name)

type LockReason = Pick<Reason, 'who' | 'why'>

export const lockPlan = (stateFolder: string, name: string, reason: LockReason): Plan => ({
  name,
  notes: [],
  make: () => lock(stateFolder, name, reason),
  words: ({ serial }) => `${subjectOf(name)} stays as it is until npm run release -- unlock ${name} (release ${serial}).`,
})

export const unlockPlan = (stateFolder: string, name: string, reason: LockReason): Plan => ({
  name,
  notes: [],
  make: () => unlock(stateFolder, name, reason),
  words: ({ serial }) => `${subjectOf(name)} can be released again (release ${serial}).`,
})
