import { MAX_OVERRIDE_HOURS, overrideLink, staffLink } from '../override/link.ts'
import { activeOf, canaryOf, ReleaseError, versionOf, type ReleaseRecord } from '../record.ts'
import { shopOf } from '../probe/first.ts'
import { readCurrent, readRecord } from '../store.ts'
import { canary, type Share } from './canary.ts'

export interface CanaryValues {
  share?: string | undefined
  hours?: string | undefined
}

const SHARE = /^\d{1,3}(\.\d{1,2})?$/

function shareOf({ share: said = '' }: CanaryValues): Share {
  const share = said.replace(/ ?%$/, '')
  if (share === 'staff') return share
  if (SHARE.test(share) && Number(share) <= 100) return Number(share)
  throw new ReleaseError(
    'Say to which share of visitors, in percent: --share 5. From 0, which ends the canary, to 100; or --share staff, to colleagues alone.',
  )
}

/** More visitors than now see this version. A lower share only takes away. */
export function isRaised(stateFolder: string, name: string, version: string, values: CanaryValues): boolean {
  const record = readCurrent(stateFolder)
  const running = record ? canaryOf(record, name) : undefined
  const [share, shown] = [shareOf(values), running?.metadata.version === version ? running.deployment.traffic : null]
  return share === 'staff' ? shown === null : share > (shown ?? 0)
}

/** A step of a canary, and what visitors see then. @throws ReleaseError for what is no share */
export function canaryStep(stateFolder: string, name: string, version: string, values: CanaryValues) {
  const share = shareOf(values)
  return {
    make: (reason: Parameters<typeof canary>[4]) => canary(stateFolder, name, version, share, reason),
    words(record: ReleaseRecord): string {
      const active = activeOf(record, name)?.metadata.version
      const release = `(release ${record.serial})`
      if (share === 0) return `The canary of ${name}@${version} is over: everybody sees ${active} ${release}.`
      if (share === 'staff') return `${name}@${version} is shown to colleagues alone, everybody else sees ${active} ${release}.`
      const others = share === 100 ? `${active} stays active until a promotion` : `the others see ${active}`
      return `${name}@${version} is shown to ${share} % of visitors, ${others} ${release}.`
    },
  }
}

/** A sentence with a space before it when this release has ended a canary; else empty. */
export function endOfCanary(stateFolder: string, record: ReleaseRecord, name: string): string {
  const ended = canaryOf(readRecord(stateFolder, record.serial - 1), name)?.metadata.version
  if (ended === undefined || activeOf(record, name)?.metadata.version === ended) return ''
  const isBad = versionOf(record, name, ended)?.extras.bad === true
  return ` The canary of ${ended} is over and ${isBad ? 'marked bad' : 'not marked bad'}.`
}

function hoursOf({ hours = '1' }: CanaryValues): number {
  const count = Number(hours)
  if (/^\d*\.?\d+$/.test(hours) && count > 0 && count <= MAX_OVERRIDE_HOURS) return count
  throw new ReleaseError('--hours must be a number up to 1: 0.5 is half an hour.')
}

/** Whole where a front door tells its address. */
const addressOf = (stateFolder: string, path: string) => (shopOf(stateFolder)?.replace(/\/$/, '') ?? '') + path

/** Makes a link to versions that are on record. */
export function linked(stateFolder: string, ids: readonly string[], values: CanaryValues) {
  const link = overrideLink(stateFolder, ids, hoursOf(values))
  const until = link.until.slice(0, 16).replace('T', ' ')
  const words = [
    addressOf(stateFolder, link.path),
    `Open it on an address of the shop (&to=/catalog leads to a page) until ${until} UTC. That browser then sees ${ids.join(', ')} for an hour.`,
  ]
  return { words: words.join('\n'), data: link }
}

/** Makes a link for a colleague. */
export function staffLinked(stateFolder: string) {
  const link = staffLink(stateFolder)
  const until = link.until.slice(0, 16).replace('T', ' ')
  const words = [
    addressOf(stateFolder, link.path),
    `Open it on an address of the shop until ${until} UTC. That browser then sees canaries from their first step, for 30 days.`,
  ]
  return { words: words.join('\n'), data: link }
}
