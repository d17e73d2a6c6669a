import fs from 'node:fs'
import path from 'node:path'
import { UserError } from '../print/steps.ts'
import { projectFiles } from '../checks/check.ts'
import { ROOT } from '../processes/state.ts'
import { filesOf } from './files.ts'
import { lock } from './lockfile.ts'
import { behind, pack, workspacePackages } from './packages.ts'

const remotes = () => fs.readdirSync(ROOT).filter((name) => name.startsWith('mfe-') && fs.existsSync(path.join(ROOT, name, 'package.json')))

/** Makes the repository in a draft beside the folder, so that a failure leaves nothing. Throws UserError. */
export async function eject(remote: string, target: string): Promise<void> {
  if (!remotes().includes(remote)) throw new UserError(`There is no remote ${remote}: there are ${remotes().join(', ')}.`)
  const occupant = fs.statSync(target, { throwIfNoEntry: false })
  if (occupant && !occupant.isDirectory()) throw new UserError(`${target} is a file: name a folder.`)
  if (occupant && fs.readdirSync(target).length > 0) throw new UserError(`${target} is not empty: nothing was changed. Name a new folder.`)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  const draft = `${target}.${process.pid}`
  fs.mkdirSync(draft)
  try {
    await fill(draft, remote)
    if (occupant) fs.rmdirSync(target)
    fs.renameSync(draft, target)
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

async function fill(folder: string, remote: string): Promise<void> {
  const write = (file: string, content: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), content)
  }
  // Generated files come after: they replace the manifest and tsconfig of the remote.
  for (const file of (await projectFiles()).filter((each) => each.startsWith(`${remote}/`))) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.copyFileSync(path.join(ROOT, file), path.join(folder, file))
  }
  const packages = behind(remote, workspacePackages())
  await pack(packages, path.join(folder, 'vendor'))
  for (const [file, content] of Object.entries(await filesOf(remote, packages))) write(file, content)
  await lock(folder)
}
