import fs from 'node:fs'
import path from 'node:path'
import { ROOT, artifactFolder } from './roots.mjs'

/** A version names its contents: what one state folder has had built, another takes over. */
const CACHE = path.join(ROOT, 'node_modules/.cache/artifacts')
const KEPT_BUILDS = 4

/** Renaming is one step: nobody ever sees half a copy. */
function copyWhole(from, to) {
  const draft = `${to}.${process.pid}`
  fs.cpSync(from, draft, { recursive: true })
  try {
    fs.renameSync(draft, to)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    // Somebody else was faster with the same contents.
    if (!fs.existsSync(to)) throw error
  }
}

/** True when this very version was built before, in whichever folder. */
export function takeBuild(name, version) {
  const kept = path.join(CACHE, name, version)
  if (!fs.existsSync(path.join(kept, 'artifact.json'))) return false
  copyWhole(kept, artifactFolder(name, version))
  return true
}

export function keepBuild(name, version) {
  const folder = path.join(CACHE, name)
  fs.mkdirSync(folder, { recursive: true })
  copyWhole(artifactFolder(name, version), path.join(folder, version))
  const builds = fs.readdirSync(folder).map((build) => ({ build, at: fs.statSync(path.join(folder, build)).mtimeMs }))
  for (const { build } of builds.sort((one, other) => other.at - one.at).slice(KEPT_BUILDS)) {
    fs.rmSync(path.join(folder, build), { recursive: true, force: true })
  }
}
