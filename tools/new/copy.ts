import fs from 'node:fs'
import path from 'node:path'
import { projectFiles } from '../checks/check.ts'
import { ROOT } from '../processes/state.ts'

const HEAVY = /^api\/pictures\/.*\.(avif|webp|mp4|webm)$/

/** A copy of the project in another folder, to test generated code. */
export async function copyProject(to: string): Promise<void> {
  const files = await projectFiles()
  for (const file of files.filter((one) => !HEAVY.test(one))) {
    const target = path.join(to, file)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.copyFileSync(path.join(ROOT, file), target)
  }
  // Workspace packages link to their copies; external packages are shared.
  for (const folder of files.filter((file) => path.basename(file) === 'package.json').map((file) => path.dirname(file))) {
    if (folder === '.' || !fs.existsSync(path.join(ROOT, folder, 'node_modules'))) continue
    fs.cpSync(path.join(ROOT, folder, 'node_modules'), path.join(to, folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.includes(`${path.sep}.cache`),
    })
  }
  const own = path.join(ROOT, 'node_modules')
  fs.mkdirSync(path.join(to, 'node_modules'))
  for (const name of fs.readdirSync(own).filter((one) => one !== '.cache')) {
    fs.symlinkSync(path.join(own, name), path.join(to, 'node_modules', name))
  }
  // Copies the compiler's build info for incremental compilation.
  const types = path.join('node_modules/.cache/types')
  if (fs.existsSync(path.join(ROOT, types))) fs.cpSync(path.join(ROOT, types), path.join(to, types), { recursive: true })
}
