import { faultsOfFrontDoors, readFrontDoors } from '../../front-doors/front-doors.ts'
import { listed, type Row } from '../../history/list.ts'
import { ALL } from '../../locks/locks.ts'
import { type Lock, ReleaseError, type ReleaseRecord } from '../../record.ts'
import { pointerFile, textOf } from '../../record-files.ts'
import { leaderOf } from '../../robot/lease.ts'
import { failuresOf } from '../../robot/judge.ts'
import { brokenLinks, readCurrent } from '../../store.ts'
import { damageOfParts } from '../../verify.ts'
import { type AreaData, areasOf, type Candidate, candidatesOf, unpublishedOf } from './area-data.ts'
import { type ErrorSamples, PER } from './error-samples.ts'
import type { GateVerdicts } from './gate-verdicts.ts'
import type { Remembered } from './remember.ts'

/** What every page says at its top. */
export interface Standing {
  current: ReleaseRecord | null
  /** Why there is none, though there was one: the record is not believed. */
  unreadable: string | null
  brokenLinks: number[]
}

export interface ConsoleData extends Standing {
  faults: string[]
  lockOfAll: Lock | undefined
  doors: { taken: number; all: number }
  /** Over everything that is shown, since each stage began; null when nobody came. */
  errors: { rate: number; loads: number } | null
  isRobotThere: boolean
  areas: AreaData[]
  selected: { area: AreaData; candidates: Candidate[]; unpublished: string[] } | null
  history: Row[]
  robot: Row[]
}

export interface Sources {
  stateFolder: string
  remembered: Remembered
  samples: ErrorSamples
  verdicts: GateVerdicts
}

/** Reading all records or hashing all files takes long: a page may be this old in that. */
const SLOW_READ_MS = 15_000
const LATEST = 8
const LATEST_OF_ROBOT = 5
const LOOKED_THROUGH = 200

export function standingOf({ stateFolder, remembered }: Sources): Standing {
  const pointer = textOf(pointerFile(stateFolder))
  try {
    const current = readCurrent(stateFolder)
    return { current, unreadable: null, brokenLinks: remembered.read(`chain ${pointer}`, SLOW_READ_MS, () => brokenLinks(stateFolder)) }
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    return { current: null, unreadable: error.message, brokenLinks: [] }
  }
}

/** The area that needs eyes first. */
const urgent = (areas: readonly AreaData[]) =>
  areas.find(({ canary }) => canary) ?? areas.find(({ failures }) => failures.length > 0) ?? areas[0]

/** @param name of the area that the reader has opened */
export function consoleDataOf(sources: Sources, name: string | null): ConsoleData {
  const { stateFolder, remembered, samples, verdicts } = sources
  const standing = standingOf(sources)
  const { current } = standing
  const areas = current ? areasOf(stateFolder, current, samples) : []
  const area = areas.find((each) => each.name === name) ?? urgent(areas)
  const doors = readFrontDoors(stateFolder)
  const damage = current ? remembered.read(`damage ${current.serial}`, SLOW_READ_MS, () => damageOfParts(stateFolder)) : []
  return {
    ...standing,
    faults: [...new Set([...damage, ...faultsOfFrontDoors(stateFolder)])],
    lockOfAll: current?.locks?.[ALL],
    doors: { taken: doors.filter(({ serial }) => serial === current?.serial).length, all: doors.length },
    errors: errorsOf(areas),
    isRobotThere: leaderOf(stateFolder) !== null,
    areas,
    selected:
      current && area
        ? {
            area,
            candidates: candidatesOf(stateFolder, current, area.name, verdicts),
            unpublished: unpublishedOf(stateFolder, current, area.name),
          }
        : null,
    history: current ? listed(stateFolder, { most: LATEST }) : [],
    robot: current
      ? remembered.read(`robot ${current.serial}`, SLOW_READ_MS, () =>
          listed(stateFolder, { most: LOOKED_THROUGH })
            .filter(({ signer, who, action }) => (signer === 'robot' || who === 'robot') && action === 'rollback')
            .slice(0, LATEST_OF_ROBOT),
        )
      : [],
  }
}

function errorsOf(areas: readonly AreaData[]) {
  const counts = areas.flatMap((area) => Object.values(area.counts))
  const loads = counts.reduce((sum, each) => sum + each.loads, 0)
  const failures = counts.reduce((sum, each) => sum + failuresOf(each), 0)
  return loads > 0 ? { rate: (PER * failures) / loads, loads } : null
}
