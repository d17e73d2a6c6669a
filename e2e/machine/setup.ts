import fs from 'node:fs'
import path from 'node:path'
import { runProgram } from '../../tools/processes/run-program.ts'
import { FULL, STATE_DIR } from '../environment.ts'
import { Releases, nextOf } from './releases.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Tests of releases need other versions of a remote: the same sources, built under other names, once. */
export default async function buildOtherVersions(): Promise<void> {
  const base = new Releases(STATE_DIR).active('mfe-catalog')
  const versions = (FULL ? [1, 2, 3] : [1]).map((step) => nextOf(base, step))
  const missing = versions.filter((version) => !fs.existsSync(path.join(STATE_DIR, 'artifacts/mfe-catalog', version, 'artifact.json')))
  if (missing.length === 0) return
  const targets = missing.map((version) => `mfe-catalog@${version}`)
  const { code, output } = await runProgram(process.execPath, [path.join(ROOT, 'shared/build/build.mjs'), ...targets], {
    env: { STATE_DIR },
  })
  if (code !== 0) throw new Error(`${targets.join(', ')} could not be built:\n${output}`)
}
