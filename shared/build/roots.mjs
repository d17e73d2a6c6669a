import path from 'node:path'
import { wrongName } from '@shop/release/names'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Where artifacts and the release record live; another folder lets a second shop run beside the first. */
export const STATE_DIR = path.resolve(ROOT, process.env['STATE_DIR'] ?? '.state')

/** @throws Error when the name or the version could lead to another folder than that of this one artifact. */
export function artifactFolder(name, version) {
  const wrong = wrongName(name, version)
  if (wrong) throw new Error(wrong)
  return path.join(STATE_DIR, 'artifacts', name, version)
}

/** `mfe-catalog`, `1.4.2` → `mfe_catalog__1_4_2`: two versions must never share a global or a chunk list. */
export const globalNameOf = (name, version) => `${name}__${version}`.replace(/\W/g, '_')
