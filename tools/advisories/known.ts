import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { ROOT } from '../processes/state.ts'
import { affects, fixedIn, type Advisory, type ReadAdvisories } from './osv.ts'

/** Imported advisories, stored in the repository. */
export interface KnownAdvisories {
  /** Day of the last import. */
  updated: string
  /** Packages installed at the import: only their advisories were kept. */
  packages: string[]
  advisories: Advisory[]
}

export interface Places {
  lockfile: string
  known: string
}

export const PLACES: Places = { lockfile: path.join(ROOT, 'pnpm-lock.yaml'), known: path.join(ROOT, 'tools/advisories/known.json') }

export interface Installed {
  name: string
  version: string
}

/** Packages in the lockfile: keys of its section `packages`, name@version. */
export function installedBy(lockfile: string): Installed[] {
  const { packages } = parse(fs.readFileSync(lockfile, 'utf8')) as { packages: Record<string, unknown> }
  return Object.keys(packages).map((key) => {
    const at = key.lastIndexOf('@')
    return { name: key.slice(0, at), version: key.slice(at + 1) }
  })
}

/** Null when advisories were never imported. */
const readKnown = ({ known }: Places): KnownAdvisories | null =>
  fs.existsSync(known) ? (JSON.parse(fs.readFileSync(known, 'utf8')) as KnownAdvisories) : null

/** Adds advisories, replacing older versions; skips packages that are not installed. */
export function learn(places: Places, { advisories, withdrawn }: ReadAdvisories, now = new Date()): KnownAdvisories {
  const packages = [...new Set(installedBy(places.lockfile).map(({ name }) => name))].sort()
  const installed = new Set(packages)
  const byId = new Map((readKnown(places)?.advisories ?? []).map((advisory) => [advisory.id, advisory]))
  for (const id of withdrawn) byId.delete(id)
  for (const advisory of advisories) {
    const affected = advisory.affected.filter((each) => installed.has(each.package.name))
    const before = byId.get(advisory.id)
    if (affected.length > 0 && (!before || before.modified <= advisory.modified)) byId.set(advisory.id, { ...advisory, affected })
  }
  const known: KnownAdvisories = {
    updated: now.toISOString().slice(0, 10),
    packages,
    advisories: [...byId.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  }
  fs.writeFileSync(places.known, `${JSON.stringify(known, null, 2)}\n`)
  return known
}

export interface Compared {
  /** A sentence per installed package with an advisory. */
  found: string[]
  /** Age of the advisories, or that there are none. */
  age: string
  /** False when advisories were never imported: unknown, not safe. */
  isKnown: boolean
}

/** Whether anybody has imported advisories. */
export const isFed = ({ known }: Places = PLACES): boolean => fs.existsSync(known)

/** Compares what the lockfile installs with the advisories. */
export function compare(places: Places = PLACES, now = new Date()): Compared {
  const known = readKnown(places)
  if (!known) return { found: [], age: 'advisories were never updated: npm run advisories -- import <file>', isKnown: false }
  const installed = installedBy(places.lockfile)
  const found = installed.flatMap(({ name, version }) =>
    known.advisories.flatMap(({ id, summary, affected }) =>
      affected
        .filter((each) => each.package.name === name && affects(each, version))
        .map((each) => `${name}@${version}: ${id} ${summary} (${fixOf(fixedIn(each, version))})`),
    ),
  )
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(known.updated)) / DAY_MS))
  const covered = new Set(known.packages)
  const later = new Set(installed.map(({ name }) => name).filter((name) => !covered.has(name))).size
  const added = later > 0 ? `; ${later} packages were added since and are not covered` : ''
  return { found, age: `advisories of ${known.updated}, ${days} days old${added}`, isKnown: true }
}

const fixOf = (version: string | null) => (version ? `mended in ${version}` : 'no mended version is known')
