import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../roots.mjs'

const IGNORED = /(^|\/)(node_modules|server)(\/|$)|\.test\.tsx?$|\.md$|tsconfig\.json$/

function filesIn(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED.test(path.relative(ROOT, file)))
}

const sourcesOf = (name) => {
  const own = path.join(ROOT, name)
  const single = ['package.json', 'webpack.config.mjs'].map((file) => path.join(own, file))
  const folders = ['src', 'worker'].map((folder) => path.join(own, folder)).filter((folder) => fs.existsSync(folder))
  return [...folders.flatMap(filesIn), ...single.filter((file) => fs.existsSync(file))]
}

const common = () => [...filesIn(path.join(ROOT, 'shared')), path.join(ROOT, 'pnpm-lock.yaml')]

/** Packages with a webpack config: the shell and the remotes. */
export const packages = () =>
  fs.readdirSync(ROOT).filter((name) => /^(shell|mfe-.+)$/.test(name) && fs.existsSync(path.join(ROOT, name, 'webpack.config.mjs')))

/**
 * `<package version>-<hash of all inputs>`: known before building, so existing builds are reused and an artifact never changes under its
 * name.
 */
export function versionOf(name) {
  const hash = createHash('sha256')
  for (const file of [...sourcesOf(name), ...common()].sort()) {
    hash.update(`${path.relative(ROOT, file)}\0`).update(fs.readFileSync(file))
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, name, 'package.json'), 'utf8'))
  return `${version}-${hash.digest('hex').slice(0, 8)}`
}
