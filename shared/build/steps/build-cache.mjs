import fs from 'node:fs'
import path from 'node:path'
import { publishAtomically } from './put-in-place.mjs'
import { ROOT, artifactFolder } from '../roots.mjs'

/** A version identifies its contents, so state folders share finished builds. */
const CACHE = path.join(ROOT, 'node_modules/.cache/artifacts')
const KEPT_BUILDS = 4

function copyWhole(from, to) {
  const draft = `${to}.${process.pid}`
  try {
    fs.cpSync(from, draft, { recursive: true })
    publishAtomically(draft, to)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/** True when this version was built before, in any state folder. */
export function reuseBuild(name, version) {
  const kept = path.join(CACHE, name, version)
  if (!fs.existsSync(path.join(kept, 'artifact.json'))) return false
  copyWhole(kept, artifactFolder(name, version))
  return true
}

export function storeBuild(name, version) {
  const folder = path.join(CACHE, name)
  fs.mkdirSync(folder, { recursive: true })
  copyWhole(artifactFolder(name, version), path.join(folder, version))
  const builds = fs.readdirSync(folder).map((build) => ({ build, at: fs.statSync(path.join(folder, build)).mtimeMs }))
  for (const { build } of builds.sort((one, other) => other.at - one.at).slice(KEPT_BUILDS)) {
    fs.rmSync(path.join(folder, build), { recursive: true, force: true })
  }
}
