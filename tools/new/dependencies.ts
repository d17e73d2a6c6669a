import fs from 'node:fs'
import path from 'node:path'
import { Sentence } from '../print/steps.ts'
import type { Plan } from './plan.ts'

interface Package {
  dependencies: Record<string, string>
}

export const LOCKFILE = 'pnpm-lock.yaml'

const nameIn = (entry: string) => entry.trim().split(':', 1)[0]?.replaceAll("'", '') ?? ''

/** The lockfile with a dependency of one more remote, in the version that others have: nothing is downloaded. */
function locked(lockfile: string, remote: string, name: string): string {
  const entry = new RegExp(`^ {6}'?${name}'?:\\n {8}specifier: .*\\n {8}version: .*\\n`, 'm').exec(lockfile)?.[0]
  const section = new RegExp(`(?<=^ {2}${remote}:\\n {4}dependencies:\\n)(?: {6}.*\\n)+`, 'm')
  if (!entry || !section.test(lockfile)) {
    throw new Sentence(`${LOCKFILE} is not as this generator knows it: add ${name} to ${remote}/package.json by hand.`)
  }
  return lockfile.replace(section, (known) =>
    [...known.split(/^(?= {6}\S)/m), entry].sort((one, other) => (nameIn(one) < nameIn(other) ? -1 : 1)).join(''),
  )
}

/** Lists what a piece imports and the remote has not listed yet; the next `npm run` puts it in place. */
export function dependencies(root: string, remote: string, wanted: Record<string, string>): Plan['edits'] {
  const file = `${remote}/package.json`
  const { dependencies: listed } = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Package
  const missing = Object.entries(wanted).filter(([name]) => !(name in listed))
  if (missing.length === 0) return []
  const all = [...Object.entries(listed), ...missing].sort(([one], [other]) => (one < other ? -1 : 1))
  return [
    {
      file,
      edit: (text) => `${JSON.stringify({ ...(JSON.parse(text) as Package), dependencies: Object.fromEntries(all) }, null, 2)}\n`,
    },
    { file: LOCKFILE, edit: (text) => missing.reduce((lockfile, [name]) => locked(lockfile, remote, name), text) },
  ]
}
