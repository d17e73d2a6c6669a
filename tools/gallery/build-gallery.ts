import path from 'node:path'
import { runProgram } from '../processes/run-program.ts'
import { ROOT, STATE_DIR } from '../processes/state.ts'
import { UserError } from '../print/steps.ts'

/** Builds the gallery; gives the folder to serve. */
export async function buildGallery(): Promise<string> {
  const folder = path.join(STATE_DIR, 'gallery')
  const { code, output } = await runProgram(process.execPath, [path.join(ROOT, 'shared/build/standalone.mjs'), 'gallery', folder])
  if (code !== 0) throw new UserError(`The gallery could not be built:\n${output.trim()}`)
  return folder
}
