import fs from 'node:fs'
import path from 'node:path'

/**
 * Makes a finished draft the artifact. Renaming is one step: nobody ever sees half of one. A whole artifact that is there
 * stays, for a version never changes; a damaged one is moved aside and not deleted: a release may name it.
 */
export function putInPlace(draft, folder) {
  if (fs.existsSync(path.join(folder, 'artifact.json'))) return fs.rmSync(draft, { recursive: true, force: true })
  if (fs.existsSync(folder)) fs.renameSync(folder, `${folder}.damaged-${Date.now()}`)
  try {
    fs.renameSync(draft, folder)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    // Another build was faster with the same contents.
    if (!fs.existsSync(path.join(folder, 'artifact.json'))) throw error
  }
}
