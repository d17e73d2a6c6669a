import { sharedOf } from '../sharing/shared.ts'
import { pruneShared, repairShared } from '../sharing/upkeep.ts'
import { prune } from '../upkeep/prune.ts'
import { repair } from '../upkeep/repair.ts'
import { type Answer, type Call, type Command, STATE, wholeNumber } from './command.ts'

async function repaired({ who }: Call): Promise<Answer> {
  const shared = await sharedOf(STATE)
  const done = shared ? await repairShared(shared, who) : repair(STATE, who)
  return { data: { done }, words: done.length > 0 ? done.join('\n') : 'Nothing is broken: the records and current.json are whole.' }
}

async function pruned({ who, own: { days = '30', keep = '5', 'dry-run': dryRun = false } }: Call): Promise<Answer> {
  const options = { days: wholeNumber('days', days), keep: wholeNumber('keep', keep), dryRun, who }
  const shared = await sharedOf(STATE)
  const data = shared ? await pruneShared(shared, options) : prune(STATE, options)
  if (data.builds.length === 0) return { data, words: 'Every build is needed or young: nothing to delete.' }
  const size = `${data.builds.length} ${data.builds.length === 1 ? 'build' : 'builds'}, ${(data.bytes / 1e6).toFixed(1)} MB`
  return { data, words: [`${dryRun ? 'Would delete' : 'Deleted'} ${size}:`, ...data.builds.map((build) => `  ${build}`)].join('\n') }
}

export const upkeep: Record<string, Command> = {
  repair: { most: 0, run: repaired },
  gc: { most: 0, options: ['days', 'keep', 'dry-run'], run: pruned },
}
