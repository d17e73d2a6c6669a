import fs from 'node:fs'
import path from 'node:path'

/**
 * Publishes a finished build by an atomic rename. An intact artifact stays, because a version never changes. A damaged one is moved aside,
 * not deleted: a release may refer to it.
 */
export function publishAtomically(draft, folder) {
  if (fs.existsSync(path.join(folder, 'artifact.json'))) return fs.rmSync(draft, { recursive: true, force: true })
  if (fs.existsSync(folder)) fs.renameSync(folder, `${folder}.damaged-${Date.now()}`)
  try {
    fs.renameSync(draft, folder)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    // A concurrent build with the same contents was faster.
    if (!fs.existsSync(path.join(folder, 'artifact.json'))) throw error
  }
}
