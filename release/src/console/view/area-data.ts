import fs from 'node:fs'
import path from 'node:path'
import { originOf } from '../../artifact.ts'
import { type FailureRow, failuresOn, readFailures } from '../../failures.ts'
import { activationOf, activeOf, canaryOf, isGoodFallback, type Lock, type ReleaseRecord, type Version } from '../../record.ts'
import { type Counts, readCounts } from '../../robot/counts.ts'
import { historyUpTo } from '../../signing/history.ts'
import { artifactsFolder, readHistory } from '../../store.ts'
import type { ErrorSamples } from './error-samples.ts'
import type { GateVerdicts, Verdict } from './gate-verdicts.ts'

export interface Candidate {
  version: string
  publishedAt: string
  origin: string | null
  /** Null while it is compared. */
  verdict: Verdict | null
  isCanary: boolean
}

/** The shell or a remote, and what is shown of it. */
export interface AreaData {
  name: string
  active: Version | undefined
  canary: Version | undefined
  since: string | undefined
  signer: string | undefined
  origin: string | null
  lock: Lock | undefined
  back: string[]
  bad: string[]
  /** Since the present stage began, by version. */
  counts: Record<string, Counts>
  failures: FailureRow[]
  /** Errors per 10,000 over the last hour. */
  rates: { active: number[]; canary: number[] }
}

const versionOf = ({ metadata }: Version) => metadata.version

export function areasOf(stateFolder: string, record: ReleaseRecord, samples: ErrorSamples): AreaData[] {
  const { signers, activations } = historyUpTo(stateFolder, record.serial)
  const failures = failuresOn(record, readFailures(stateFolder))
  const history = readHistory(stateFolder, 20)
  return Object.entries(record.discovery.microFrontends).map(([name, versions]) => {
    const [active, canary] = [activeOf(record, name), canaryOf(record, name)]
    const id = `${name}@${active && versionOf(active)}`
    return {
      name,
      active,
      canary,
      since: active && activationOf(name, active, history)?.at,
      signer: signers.get(activations.get(id) ?? 0),
      origin: active ? originOf(stateFolder, name, versionOf(active)) : null,
      lock: record.locks?.[name],
      back: versions.filter(isGoodFallback).map(versionOf),
      bad: versions.filter(({ extras }) => extras.bad).map(versionOf),
      counts: readCounts(stateFolder, record, name),
      failures: failures.filter((row) => row.name === name),
      rates: { active: samples.rates(id), canary: canary ? samples.rates(`${name}@${versionOf(canary)}`) : [] },
    }
  })
}

const MOST_CANDIDATES = 6

/** Published versions that were never active, newest first. */
export function candidatesOf(stateFolder: string, record: ReleaseRecord, name: string, verdicts: GateVerdicts): Candidate[] {
  const isNew = ({ deployment, extras }: Version) =>
    !deployment.default && !extras.bad && !extras.pruned && !extras.lastKnownGood && extras.activated === null
  return (record.discovery.microFrontends[name] ?? [])
    .filter(isNew)
    .sort((one, other) => (one.extras.publishedAt < other.extras.publishedAt ? 1 : -1))
    .slice(0, MOST_CANDIDATES)
    .map(({ metadata: { version }, extras }) => ({
      version,
      publishedAt: extras.publishedAt,
      origin: originOf(stateFolder, name, version),
      verdict: verdicts.of(record.serial, name, version),
      isCanary: extras.canary !== undefined,
    }))
}

const MOST_BUILDS = 4

/** Builds that were not published, newest first. */
export function unpublishedOf(stateFolder: string, record: ReleaseRecord, name: string): string[] {
  const folder = path.join(artifactsFolder(stateFolder), name)
  const known = new Set(record.discovery.microFrontends[name]?.map(versionOf))
  const builds = fs.existsSync(folder) ? fs.readdirSync(folder).filter((version) => !known.has(version)) : []
  const builtAt = (version: string) => fs.statSync(path.join(folder, version, 'artifact.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return builds
    .filter((version) => builtAt(version) > 0)
    .sort((one, other) => builtAt(other) - builtAt(one))
    .slice(0, MOST_BUILDS)
}
