import fs from 'node:fs'
import path from 'node:path'
import { projectFiles } from '../checks/check.ts'
import { ROOT, STATE_DIR } from '../processes/state.ts'

/** A scratch copy of the sources, so that the work tree is never changed. Dependencies are shared; workspace packages are copied. */
export async function makeScratch(name: string): Promise<string> {
  const scratch = path.join(STATE_DIR, 'mutate', name)
  fs.rmSync(scratch, { recursive: true, force: true })
  const files = await projectFiles()
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true })
    fs.copyFileSync(path.join(ROOT, file), path.join(scratch, file))
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(scratch, 'node_modules'))
  for (const folder of files.filter((file) => path.basename(file) === 'package.json').map((file) => path.dirname(file))) {
    const modules = path.join(ROOT, folder, 'node_modules')
    if (folder === '.' || !fs.existsSync(modules)) continue
    // Relative links: they lead to the packages beside this copy.
    fs.cpSync(modules, path.join(scratch, folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  }
  return scratch
}
