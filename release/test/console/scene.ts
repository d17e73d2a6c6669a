import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promote, publish } from '../../src/actions.ts'
import { activeOf, type ReleaseRecord } from '../../src/record.ts'
import { signingWith } from '../../src/signing/key-files.ts'
import { addKey } from '../../src/signing/keys.ts'
import { readCurrent } from '../../src/store.ts'
import { newState, writeBuild } from '../built.ts'
import { openConsole } from './opened-console.ts'

export const NAME = 'mfe-catalog'
export const ANNA = { who: 'anna', why: 'a test' }

/** Takes a private key away from the machine of the console. */
function takenAway(file: string): string {
  const text = fs.readFileSync(file, 'utf8')
  fs.rmSync(file)
  return text
}

/** A console, and three versions of a remote: the second is active, the third is published. All private keys are elsewhere. */
export async function openScene() {
  const state = newState()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) writeBuild(state, NAME, version)
  writeBuild(state, 'shell', '3.0.0')
  for (const [name, version] of [
    [NAME, '1.0.0'],
    [NAME, '1.1.0'],
    ['shell', '3.0.0'],
  ] as const) {
    publish(state, name, version, ANNA)
    promote(state, name, version, ANNA)
  }
  publish(state, NAME, '1.2.0', ANNA)
  const [team, robot, second] = [
    addKey(state, 'catalog-ci', `team:${NAME}`, ANNA),
    addKey(state, 'night-robot', 'robot', ANNA),
    addKey(state, 'second', 'manager', ANNA),
  ].map(({ file }) => takenAway(file)) as [string, string, string]
  const keys = { team, robot, second, manager: takenAway(path.join(state, 'keys/manager.json')) }
  const ours = await openConsole(state)
  const record = () => readCurrent(state) as ReleaseRecord
  const seen = () => record().serial
  return {
    state,
    keys,
    ours,
    record,
    seen,
    active: () => activeOf(record(), NAME)?.metadata.version,
    /** As somebody at another machine does. */
    elsewhere: <Result>(work: () => Result): Result => {
      const file = path.join(os.tmpdir(), `${path.basename(state)}.json`)
      fs.writeFileSync(file, keys.manager)
      try {
        return signingWith(file, work)
      } finally {
        fs.rmSync(file)
      }
    },
    rollback: (more: Record<string, unknown> = {}) => ({
      action: 'rollback',
      name: NAME,
      from: '1.1.0',
      why: 'tags overlap',
      seen: seen(),
      ...more,
    }),
    close: async () => {
      await ours.close()
      fs.rmSync(state, { recursive: true })
    },
  }
}

export type Scene = Awaited<ReturnType<typeof openScene>>
