import fs from 'node:fs'
import path from 'node:path'
import { runProgram } from '../../tools/processes/run-program.ts'
import { FULL, STATE_DIR } from '../environment.ts'
import { Releases, nextOf } from './servers/releases.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Builds other versions of a remote from the same sources, once. */
export default async function buildOtherVersions(): Promise<void> {
  const releases = new Releases(STATE_DIR)
  const wanted = (name: string, steps: number[]) => steps.map((step) => [name, nextOf(releases.active(name), step)] as const)
  const others = ['mfe-profile', 'mfe-certificates', 'mfe-landings'].flatMap((name) => wanted(name, FULL ? [1] : []))
  const missing = [...wanted('mfe-catalog', FULL ? [1, 2, 3] : [1]), ...wanted('mfe-cart-checkout', [1]), ...others].filter(
    ([name, version]) => !fs.existsSync(path.join(STATE_DIR, 'artifacts', name, version, 'artifact.json')),
  )
  if (missing.length === 0) return
  const targets = missing.map(([name, version]) => `${name}@${version}`)
  const { code, output } = await runProgram(process.execPath, [path.join(ROOT, 'shared/build/build.mjs'), ...targets], {
    env: { STATE_DIR },
  })
  if (code !== 0) throw new Error(`${targets.join(', ')} could not be built:\n${output}`)
}
