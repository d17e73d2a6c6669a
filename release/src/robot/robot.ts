import fs from 'node:fs'
import { rollback } from '../actions.ts'
import { type ReleaseRecord, ReleaseError } from '../record.ts'
import { keyFile, signingWith } from '../signing/key-files.ts'
import { newKey } from '../sharing/new-key.ts'
import { released, sharedOf } from '../sharing/shared.ts'
import { readCurrent } from '../store.ts'
import { readCounts } from './counts.ts'
import { judge, type Verdict } from './judge.ts'
import { endLease, ownName, SILENT_MS, takeLease } from './lease.ts'

const LOOK_EVERY_MS = 1000
/** Name of its key, and of its author on record. */
const ROBOT = 'robot'

/** ROBOT_KEY names its file. A shop that signs with its own first key makes one for the robot when it needs it. */
async function robotKey(stateFolder: string): Promise<string> {
  const given = process.env['ROBOT_KEY']
  if (given) return given
  const own = keyFile(stateFolder, ROBOT)
  if (!fs.existsSync(own)) await newKey(stateFolder, ROBOT, ROBOT, { who: ROBOT, why: 'It takes back what fails.' })
  return own
}

/** Takes back what the front doors' counts speak against; never shows anything to more visitors. @returns what it has done */
export async function lookOnce(stateFolder: string, now = Date.now()): Promise<{ verdict: Verdict; record: ReleaseRecord }[]> {
  const record = readCurrent(stateFolder)
  if (!record) return []
  const names = Object.keys(record.discovery.microFrontends)
  const all = Object.fromEntries(names.map((name) => [name, readCounts(stateFolder, record, name, now)]))
  const done: { verdict: Verdict; record: ReleaseRecord }[] = []
  for (const name of names) {
    const verdict = judge(record, name, all, now)
    if (!verdict) continue
    const { version: from, why } = verdict
    const key = await robotKey(stateFolder)
    const takeBack = () => signingWith(key, () => rollback(stateFolder, name, undefined, { who: ROBOT, why, from }))
    done.push({ verdict, record: await released(stateFolder, takeBack) })
  }
  return done
}

/** Of a lease in a store that machines share, where each renewal is a request. */
const RENEW_MS = 3000

async function isLeader(stateFolder: string): Promise<boolean> {
  const shared = await sharedOf(stateFolder)
  return shared ? shared.takeLease(ownName(), { silentMs: SILENT_MS, renewMs: RENEW_MS }) : takeLease(stateFolder)
}

/** Watches until it is stopped. Several may run: one leads. */
export function watch(stateFolder: string, tell: (sentence: string) => void): () => Promise<void> {
  let lastFault = ''
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      if (!(await isLeader(stateFolder))) return
      for (const { verdict, record } of await lookOnce(stateFolder))
        tell(`robot: ${verdict.name}@${verdict.version} is taken back (release ${record.serial}). ${verdict.why}`)
      lastFault = ''
    } catch (error) {
      const fault = error instanceof ReleaseError ? error.message : String(error)
      if (fault !== lastFault) tell(`robot: ${fault}`)
      lastFault = fault
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    const shared = await sharedOf(stateFolder)
    if (shared) await shared.endLease(ownName()).catch(() => {})
    else endLease(stateFolder)
  }
}
