import fs from 'node:fs'
import path from 'node:path'
import { readCurrent } from '../../release/src/store.ts'

/** Copies the records, the keys and the builds that the newest record names, so that a measurement releases without touching the shop. */
export function copyReleases(from: string, to: string): void {
  for (const name of ['release', 'keys']) fs.cpSync(path.join(from, name), path.join(to, name), { recursive: true })
  const named = Object.entries(readCurrent(from)?.discovery.microFrontends ?? {})
  for (const [name, versions] of named) {
    for (const { metadata } of versions) {
      const build = path.join('artifacts', name, metadata.version)
      if (fs.existsSync(path.join(from, build))) fs.cpSync(path.join(from, build), path.join(to, build), { recursive: true })
    }
  }
}
