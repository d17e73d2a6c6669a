import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { IS_INSTALLED, ROOT } from '../roots.mjs'
import { consumed, shared } from '../shared.mjs'
import { lockedIn } from './locked.mjs'
import { behind } from './sources-behind.mjs'

const NO_INPUT = /(^|\/)(node_modules|server|development|hot|laptop|bin)(\/|$)|\.test\.tsx?$|\.(md|d\.ts)$|tsconfig\.json$/
const LOCKFILE = path.join(ROOT, 'pnpm-lock.yaml')
/** Tarballs of ours in a repository of one remote. */
const VENDOR = path.join(ROOT, 'vendor')
const BUILD = path.join(ROOT, 'shared/build')
/** Read by the preset for the shell. */
const SPRITE = path.join(ROOT, 'shared/ui/sprite.svg')

function filesIn(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !NO_INPUT.test(path.relative(ROOT, file)))
}

const ownFiles = (name) => {
  const own = path.join(ROOT, name)
  const single = ['package.json', 'webpack.config.mjs'].map((file) => path.join(own, file))
  const folders = ['src', 'worker'].map((folder) => path.join(own, folder)).filter((folder) => fs.existsSync(folder))
  return [...folders.flatMap(filesIn), ...single.filter((file) => fs.existsSync(file)), ...(name === 'shell' ? [SPRITE] : [])]
}

/** Packages with a webpack config: the shell and the remotes. */
export const packages = () =>
  fs.readdirSync(ROOT).filter((name) => /^(shell|mfe-.+)$/.test(name) && fs.existsSync(path.join(ROOT, name, 'webpack.config.mjs')))

/** `shared/ui/src/controls/field/field.tsx` → `shared/ui`, its folder in the lockfile. */
const importerOf = (file) => {
  const [top, name] = path.relative(ROOT, file).split(path.sep)
  return top === 'shared' ? `${top}/${name}` : top
}

const isWorkspace = (module) => /^(@shop\/|#)/.test(module)

/** Installed packages that these files import; `named` as `behind` gives it. */
function installedBehind(named, locked, given = []) {
  const imported = Object.groupBy(
    [...named].filter(([module]) => !given.includes(module)),
    ([, file]) => importerOf(file),
  )
  return Object.entries(imported).flatMap(([importer, modules]) =>
    locked(
      importer,
      modules.map(([module]) => module),
    ),
  )
}

/** Own and shared sources of a package, and the installed packages that they import; what the shell gives is left out. */
function sourcesOf(name, read, locked) {
  const given = name === 'shell' ? [] : Object.keys(consumed)
  const { files, named } = behind(ownFiles(name), { read, follows: (module) => isWorkspace(module) && !given.includes(module) })
  return { files: [...files], installed: installedBehind(named, locked, given) }
}

/** The build itself: its files, what they read of the contracts, and its tools. */
function sourcesOfBuild(read, locked) {
  const { files, named } = behind(filesIn(BUILD), { read, follows: (module) => module.startsWith('@shop/contracts/') })
  const { dependencies } = JSON.parse(read(path.join(BUILD, 'package.json')))
  return { files: [...files], installed: [...locked('shared/build', Object.keys(dependencies)), ...installedBehind(named, locked)] }
}

const unique = (one, other) => [...new Set([...one, ...other])].sort()

/** In a repository of one remote: its sources, the lockfile and the packages of ours as they came. */
const inputsAlone = (name) => ({ files: unique([...ownFiles(name), ...filesIn(VENDOR)], [LOCKFILE]), installed: [] })

/** Reads each file once. */
function reading(readFile) {
  const contents = new Map()
  const read = (file) => {
    if (!contents.has(file)) contents.set(file, readFile(file))
    return contents.get(file)
  }
  if (IS_INSTALLED) return { read, inputs: inputsAlone }
  const locked = lockedIn(read(LOCKFILE).toString())
  const build = sourcesOfBuild(read, locked)
  const inputs = (name) => {
    const own = sourcesOf(name, read, locked)
    return { files: unique(own.files, build.files), installed: unique(own.installed, build.installed) }
  }
  return { read, inputs }
}

/** What a package's build reads: files, relative to the repository, and installed packages as `name@version`. */
export function inputsOf(name) {
  const { files, installed } = reading(fs.readFileSync).inputs(name)
  return { files: files.map((file) => path.relative(ROOT, file)), installed }
}

/**
 * Name → `<package version>-<hash of all inputs>`. Known before building, so existing builds are reused and an artifact never changes
 * under its name. What a package does not read leaves its version [release.version-of-inputs].
 */
export function versionsOf(names, readFile = fs.readFileSync) {
  const { read, inputs } = reading(readFile)
  return Object.fromEntries(
    names.map((name) => {
      const { files, installed } = inputs(name)
      const hash = createHash('sha256')
      for (const file of files) hash.update(`${path.relative(ROOT, file)}\0`).update(read(file))
      hash.update([...installed, JSON.stringify(name === 'shell' ? shared : consumed)].join('\0'))
      const { version } = JSON.parse(read(path.join(ROOT, name, 'package.json')))
      return [name, `${version}-${hash.digest('hex').slice(0, 8)}`]
    }),
  )
}
