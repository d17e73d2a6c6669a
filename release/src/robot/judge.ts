import type { FailureKind } from '../failures.ts'
import { activeOf, canaryOf, isGoodFallback, type ReleaseRecord } from '../record.ts'
import { NOTHING, type Counts } from './counts.ts'
import { isWorse, LEAST_LOADS, likelihoodRatio } from './sequential-test.ts'

/** Blank areas and fallbacks are left out: they follow from one of these, and would count the same failure twice. */
const CAUSES: readonly FailureKind[] = ['server', 'load', 'start', 'render', 'contract', 'recovered']
/** A version is taken back at once when the files of more than this part of its loads do not come. */
const MOST_LOST = 0.02
/** Neighborhoods that must have told of failures: one visitor who lies, or one broken network, changes nothing. */
const LEAST_SENDERS = 3
/** After an hour an active version has been seen to work: what fails later has another cause. */
const YOUNG_MS = 60 * 60_000

/** A version to take back. `why` has the numbers and goes into the record. */
export interface Verdict {
  name: string
  /** The canary, or the active version. */
  version: string
  why: string
}

/** Counts in the present stage, by name and version. */
export type AllCounts = Record<string, Record<string, Counts>>

/** Causes of failures of a version in its present stage. */
export const failuresOf = ({ failures }: Counts) => CAUSES.reduce((sum, kind) => sum + (failures[kind] ?? 0), 0)
const lostOf = ({ failures }: Counts) => failures.load ?? 0
const isLosing = (counts: Counts) => counts.loads >= LEAST_LOADS && lostOf(counts) > MOST_LOST * counts.loads

/** Browsers are believed where several neighborhoods tell the same; the front door saw its own failures itself. */
const isBelieved = ({ failures, senders }: Counts) => senders >= LEAST_SENDERS || (failures.server ?? 0) >= LEAST_LOADS / 10

const rate = (count: number, { loads }: Counts) => `${count} of ${loads} (${((100 * count) / Math.max(loads, 1)).toFixed(1)} %)`

/** What a robot takes back now; null where nothing speaks against what is shown. */
export function judge(record: ReleaseRecord, name: string, all: AllCounts, now: number): Verdict | null {
  return judgeCanary(record, name, all) ?? judgeActive(record, name, all, now)
}

function judgeCanary(record: ReleaseRecord, name: string, all: AllCounts): Verdict | null {
  const version = canaryOf(record, name)?.metadata.version
  const active = activeOf(record, name)?.metadata.version
  if (version === undefined || active === undefined) return null
  const [canary, control] = [all[name]?.[version] ?? NOTHING, all[name]?.[active] ?? NOTHING]
  if (!isBelieved(canary)) return null
  if (isLosing(canary) && !isLosing(control))
    return {
      name,
      version,
      why: `Files of ${rate(lostOf(canary), canary)} loads did not come; beside it, of ${active}, ${rate(lostOf(control), control)}.`,
    }
  const [ours, theirs] = [failuresOf(canary), failuresOf(control)]
  const ratio = likelihoodRatio({ loads: canary.loads, failures: ours }, { loads: control.loads, failures: theirs })
  if (!isWorse(ratio)) return null
  const times = Number(ratio.toPrecision(2)).toLocaleString('en')
  return {
    name,
    version,
    why: `${rate(ours, canary)} loads failed; beside it, of ${active}, ${rate(theirs, control)}. That is ${times} times likelier of a version that is worse than of one as good.`,
  }
}

/** Nothing is shown beside an active version, so only its missing files count, and only where the files of other parts come. */
function judgeActive(record: ReleaseRecord, name: string, all: AllCounts, now: number): Verdict | null {
  const active = activeOf(record, name)
  if (!active || canaryOf(record, name) || !record.discovery.microFrontends[name]?.some(isGoodFallback)) return null
  if (now - Date.parse(active.extras.activated?.at ?? '') > YOUNG_MS) return null
  const { version } = active.metadata
  const counts = all[name]?.[version] ?? NOTHING
  if (!isLosing(counts) || !isBelieved(counts)) return null
  const others = Object.entries(all).flatMap(([other, versions]) => (other === name ? [] : Object.values(versions)))
  // Then the network is at fault, not this version.
  if (others.some(isLosing)) return null
  return { name, version, why: `Files of ${rate(lostOf(counts), counts)} loads did not come, and those of the other parts did.` }
}
