import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Where artifacts and the release record live; another folder lets a second shop run beside the first. */
export const STATE_DIR = path.resolve(ROOT, process.env['STATE_DIR'] ?? '.state')

export const artifactFolder = (name, version) => path.join(STATE_DIR, 'artifacts', name, version)

/** `mfe-catalog`, `1.4.2` → `mfe_catalog__1_4_2`: two versions must never share a global or a chunk list. */
export const globalNameOf = (name, version) => `${name}__${version}`.replace(/\W/g, '_')
