import fs from 'node:fs'
import { rollback } from '../actions.ts'
import { type ReleaseRecord, ReleaseError } from '../record.ts'
import { keyFile, signingWith } from '../signing/key-files.ts'
import { addKey } from '../signing/keys.ts'
import { readCurrent } from '../store.ts'
import { readCounts } from './counts.ts'
import { judge, type Verdict } from './judge.ts'
import { endLease, takeLease } from './lease.ts'

const LOOK_EVERY_MS = 1000
/** Name of its key, and of its author on record. */
const ROBOT = 'robot'

/** ROBOT_KEY names its file. A shop that signs with its own first key makes one for the robot when it needs it. */
function robotKey(stateFolder: string): string {
  const given = process.env['ROBOT_KEY']
  if (given) return given
  const own = keyFile(stateFolder, ROBOT)
  if (!fs.existsSync(own)) addKey(stateFolder, ROBOT, ROBOT, { who: ROBOT, why: 'It takes back what fails.' })
  return own
}

/** Takes back what the front doors' counts speak against; never shows anything to more visitors. @returns what it has done */
export function lookOnce(stateFolder: string, now = Date.now()): { verdict: Verdict; record: ReleaseRecord }[] {
  const record = readCurrent(stateFolder)
  if (!record) return []
  const names = Object.keys(record.discovery.microFrontends)
  const all = Object.fromEntries(names.map((name) => [name, readCounts(stateFolder, record, name, now)]))
  return names.flatMap((name) => {
    const verdict = judge(record, name, all, now)
    if (!verdict) return []
    const { version: from, why } = verdict
    return [
      { verdict, record: signingWith(robotKey(stateFolder), () => rollback(stateFolder, name, undefined, { who: ROBOT, why, from })) },
    ]
  })
}

/** Watches until it is stopped. Several may run: one leads. */
export function watch(stateFolder: string, tell: (sentence: string) => void): () => void {
  let lastFault = ''
  const look = () => {
    try {
      if (!takeLease(stateFolder)) return
      for (const { verdict, record } of lookOnce(stateFolder))
        tell(`robot: ${verdict.name}@${verdict.version} is taken back (release ${record.serial}). ${verdict.why}`)
      lastFault = ''
    } catch (error) {
      const fault = error instanceof ReleaseError ? error.message : String(error)
      if (fault !== lastFault) tell(`robot: ${fault}`)
      lastFault = fault
    }
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    endLease(stateFolder)
  }
}
