import fs from 'node:fs'
import path from 'node:path'
import { GIVEN_BY } from './roots.mjs'

/**
 * Modules that every remote takes from the shell: one copy of each per document. This list is a contract: removing a name breaks released
 * remotes.
 */
const NAMES = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  'effector',
  'effector-react',
  'i18next',
  '@shop/session',
  '@shop/events',
  '@shop/http',
  '@shop/i18n',
  '@shop/ui',
  '@shop/routing',
]

/** The shell depends on every shared package, so its installed versions are what remotes get; a repository of one remote lists the same. */
function versionOf(name) {
  const parts = name.split('/')
  const folder = parts.slice(0, name.startsWith('@') ? 2 : 1).join('/')
  const manifest = JSON.parse(fs.readFileSync(path.join(GIVEN_BY, 'node_modules', folder, 'package.json'), 'utf8'))
  return manifest.version
}

/** Name → version. Subpaths are bundled: the team of a remote releases the card that its pages show. */
export const shared = Object.fromEntries(NAMES.map((name) => [name, versionOf(name)]))

/** What a remote needs of a version: a patch adds nothing that it could need. */
const minorOf = (version) => version.replace(/^(\d+\.\d+)\..*/, '$1.0')

/** `import: false` excludes the module from the remote; `strictVersion` refuses a shell that is too old. */
const consume = (names) =>
  Object.fromEntries(
    Object.entries(names).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: `^${minorOf(version)}`, import: false },
    ]),
  )

export const consumed = consume(shared)

/** Additional shared modules of `npm run dev`. */
export const sharedInDevelopment = { ...shared, 'react/jsx-dev-runtime': versionOf('react') }
export const consumedInDevelopment = consume(sharedInDevelopment)
