import path from 'node:path'
import { wrongName } from '@shop/release/names'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Folder of artifacts and the release record; another folder allows a second shop in parallel. */
export const STATE_DIR = path.resolve(ROOT, process.env['STATE_DIR'] ?? '.state')

/** @throws Error when the name or version would lead outside the artifact's folder. */
export function artifactFolder(name, version) {
  const wrong = wrongName(name, version)
  if (wrong) throw new Error(wrong)
  return path.join(STATE_DIR, 'artifacts', name, version)
}

/** `mfe-catalog`, `1.4.2` → `mfe_catalog__1_4_2`: versions must never share a global or chunk list. */
export const globalNameOf = (name, version) => `${name}__${version}`.replace(/\W/g, '_')
