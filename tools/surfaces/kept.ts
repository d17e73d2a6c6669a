import fs from 'node:fs'
import path from 'node:path'
import semver from 'semver'
import { ROOT } from '../processes/state.ts'
import { differenceOf, type Difference } from './compare.ts'
import { surfacesNow } from './now.ts'
import { readSurface, written, type Surface } from './surface.ts'

const folderOf = ({ name }: Surface) => name.split('/')[1] ?? ''
const fileOf = (surface: Surface) => `docs/surfaces/${folderOf(surface)}.txt`
const manifestOf = (surface: Surface) => `shared/${folderOf(surface)}/package.json`

function readKept(now: Surface): Surface | null {
  const file = path.join(ROOT, fileOf(now))
  return fs.existsSync(file) ? readSurface(fs.readFileSync(file, 'utf8')) : null
}

/** The version that a package must have after a change; a higher one may have been chosen by hand. */
export function versionAfter(before: string, { broken, added, isPatch }: Difference, chosen: string): string {
  const level = broken.length > 0 ? 'major' : added.length > 0 ? 'minor' : isPatch ? 'patch' : null
  const needed = level ? (semver.inc(before, level) ?? before) : before
  return semver.gt(chosen, needed) ? chosen : needed
}

/** Why `npm run docs` is needed; null when it is not. A patch needs nobody: no remote is refused by one. */
export function reasonToRaise(before: Surface | null, now: Surface, difference: Difference): string | null {
  if (!before) return `${now.name} is given by the shell, and ${fileOf(now)} does not say what it gives: npm run docs writes it.`
  const { broken, added } = difference
  const version = versionAfter(before.version, difference, now.version)
  const parts = [
    broken.length > 0 && `${broken.join(', ')} would break released remotes`,
    added.length > 0 && `${added.join(', ')} ${added.length === 1 ? 'is' : 'are'} new to them`,
  ].filter(Boolean)
  if (parts.length > 0) return `${now.name} becomes ${version}, because ${parts.join(' and ')}: npm run docs raises it.`
  return now.version === before.version
    ? null
    : `${fileOf(now)} says ${before.version} and package.json ${now.version}: npm run docs writes it.`
}

const NO_DIFFERENCE: Difference = { broken: [], added: [], isPatch: false }

const compared = async () =>
  Promise.all(
    ((await surfacesNow()) ?? []).map(async (now) => {
      const before = readKept(now)
      return { before, now, difference: before ? await differenceOf(before, now) : NO_DIFFERENCE }
    }),
  )

/** Sentences for packages whose version is behind what they give. While the sources do not compile, the compiler says enough. */
export const surfaceProblems = async (): Promise<string[]> =>
  (await compared()).flatMap(({ before, now, difference }) => reasonToRaise(before, now, difference) ?? [])

/** Raises versions in package.json and writes `docs/surfaces/`; returns the written files. */
export async function writeSurfaces(): Promise<string[]> {
  const files: string[] = []
  const write = (file: string, text: string) => {
    const full = path.join(ROOT, file)
    if (fs.existsSync(full) && fs.readFileSync(full, 'utf8') === text) return
    fs.mkdirSync(path.dirname(full), { recursive: true })
    fs.writeFileSync(full, text)
    files.push(file)
  }
  for (const { before, now, difference } of await compared()) {
    const version = before ? versionAfter(before.version, difference, now.version) : now.version
    const manifest = fs.readFileSync(path.join(ROOT, manifestOf(now)), 'utf8')
    write(manifestOf(now), manifest.replace(/("version": )"[^"]*"/, `$1"${version}"`))
    write(fileOf(now), written({ ...now, version }))
  }
  return files
}
