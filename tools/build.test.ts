import fs from 'node:fs'
import { rollback } from '../release/src/actions.ts'
import { readCurrent } from '../release/src/store.ts'
import { releaseWorkspace } from '../release/src/workspace.ts'
import { newState, writeBuild } from '../release/test/built.ts'
import { packages, versionsOf } from '../shared/build/versions/versions.mjs'
import { build } from './build.ts'

// Versions of all packages are computed from their sources, several times.
jest.setTimeout(60_000)

let stateDir: string

/** The sources of this moment are built already, by files of one line; an older catalog was released before. */
beforeEach(() => {
  stateDir = newState()
  for (const [name, version] of Object.entries(versionsOf(packages()))) writeBuild(stateDir, name, version)
  writeBuild(stateDir, 'mfe-catalog', '0.9.0')
  releaseWorkspace(stateDir, { 'mfe-catalog': '0.9.0' }, { unlessChosen: false })
})
afterEach(() => fs.rmSync(stateDir, { recursive: true }))

test('a check build releases nothing', async () => {
  await expect(build({ stateDir, release: 'none' })).resolves.toStrictEqual([])
  expect(readCurrent(stateDir)?.serial).toBe(1)
})

test('a startup build reports which versions stay because a person chose them', async () => {
  await expect(build({ stateDir, release: 'unless chosen' })).resolves.toStrictEqual([])
  expect(readCurrent(stateDir)?.changed).toHaveLength(packages().length)
  rollback(stateDir, 'mfe-catalog', undefined, { who: 'anna', why: 'a test' })
  await expect(build({ stateDir, release: 'unless chosen' })).resolves.toStrictEqual([
    expect.stringContaining('mfe-catalog stays at 0.9.0'),
  ])
  expect(readCurrent(stateDir)?.serial).toBe(3)
})
