import path from 'node:path'
import { wrongName } from '@shop/release/names'

/** In a repository of one remote (`npm run eject`) this package is installed, and commands run at the root. */
export const IS_INSTALLED = import.meta.dirname.split(path.sep).includes('node_modules')

export const ROOT = IS_INSTALLED ? process.cwd() : path.resolve(import.meta.dirname, '../..')

/** Its dependencies are what the shell gives. */
export const GIVEN_BY = path.join(ROOT, IS_INSTALLED ? '' : 'shell')

const OURS = /^.*[\\/]node_modules[\\/]@shop[\\/]([^\\/]+)/

/** Folder of the package of ours that a file belongs to, wherever that is installed: `{ name: 'ui', folder, inside: 'src/index.ts' }`; or null. */
export function packageOf(file) {
  const [folder, name] = OURS.exec(file) ?? []
  if (folder) return { name, folder, inside: path.relative(folder, file) }
  const [top, own, ...rest] = path.relative(ROOT, file).split(path.sep)
  return top === 'shared' && own ? { name: own, folder: path.join(ROOT, top, own), inside: rest.join(path.sep) } : null
}

/** The same name on every machine and in every repository: `shared/ui/src/index.ts`, `mfe-catalog/src/pages/listing/page.tsx`. */
export function sourceName(file) {
  const ours = packageOf(file)
  return (ours ? path.join('shared', ours.name, ours.inside) : path.relative(ROOT, file)).replaceAll('\\', '/')
}

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
