import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse, stringify } from 'yaml'
import { shared } from '../../shared/build/shared.mjs'
import { PNPM } from '../install.mjs'
import { ROOT } from '../processes/state.ts'
import { boundariesOf } from './boundaries.ts'
import { type Manifest, readManifest, tarballOf } from './packages.ts'

const TEMPLATES = path.join(import.meta.dirname, 'templates')

/** Tools of the checkout that the repository has too; versions are those of its catalog. */
const TOOLS = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'dependency-cruiser',
  'jest',
  'oxlint',
  'oxlint-tsgolint',
  'typescript',
]

interface Workspace {
  allowBuilds: Record<string, boolean>
  catalog: Record<string, string>
}

const readText = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8')
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const sorted = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)))

/** `workspace:*` and `catalog:` as real versions. */
function versionsIn(wanted: Record<string, string> = {}, packages: readonly Manifest[], catalog: Record<string, string>) {
  const versionOf = (name: string, version: string) =>
    packages.find((each) => each.name === name)?.version ?? (version === 'catalog:' ? (catalog[name] ?? version) : version)
  return sorted(Object.fromEntries(Object.entries(wanted).map(([name, version]) => [name, versionOf(name, version)])))
}

function manifestOf(remote: string, packages: readonly Manifest[], { catalog }: Workspace) {
  const given = Object.entries(shared).filter(([name]) => name.split('/').length === (name.startsWith('@') ? 2 : 1))
  const versionOf = (name: string) => packages.find((each) => each.name === name)?.version ?? ''
  return {
    name: `${remote}-repository`,
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    scripts: {
      // Nothing is installed yet: npm is there with Node.
      setup: `npx --yes ${PNPM} install`,
      dev: 'shop-dev',
      build: 'shop-build',
      test: 'jest',
      types: `tsc -p ${remote}`,
      lint: 'oxlint --type-aware --deny-warnings',
      boundaries: `depcruise --config .dependency-cruiser.json --output-type err-long ${remote}/src`,
      check: 'npm run types && npm run lint && npm run boundaries',
      release: 'shop-release',
    },
    // What the shell gives, at the versions that this repository builds for.
    dependencies: sorted({ ...(Object.fromEntries(given) as Record<string, string>), '@shop/build': versionOf('@shop/build') }),
    devDependencies: sorted({
      '@shop/release': versionOf('@shop/release'),
      '@shop/testing': versionOf('@shop/testing'),
      ...Object.fromEntries(TOOLS.map((name) => [name, catalog[name] ?? ''])),
    }),
  }
}

function tsconfigOf() {
  return {
    extends: '../tsconfig.base.json',
    compilerOptions: {
      composite: false,
      noEmit: true,
      emitDeclarationOnly: false,
      declaration: false,
      types: ['node', 'jest', '@testing-library/jest-dom'],
    },
    include: ['src', '../node_modules/@shop/build/globals.d.ts'],
  }
}

/** Lint rules of the checkout that are about remotes and their tests. */
function lintOf() {
  const { $schema, overrides, ...rules } = JSON.parse(readText('.oxlintrc.json')) as {
    $schema: string
    overrides: Array<{ files: string[] }>
  }
  const isOfRemotes = ({ files }: { files: string[] }) => files.some((file) => /^(mfe-|\*\*)/.test(file))
  return { $schema, ...rules, overrides: overrides.filter(isOfRemotes) }
}

/** Files of the repository besides the sources of the remote. */
export async function filesOf(remote: string, packages: readonly Manifest[]): Promise<Record<string, string>> {
  const workspace = parse(readText('pnpm-workspace.yaml')) as Workspace
  const own = readManifest(remote)
  const { dependencies, devDependencies, name, version, imports } = own
  const versions = (wanted?: Record<string, string>) => versionsIn(wanted, packages, workspace.catalog)
  const { forbidden } = (await import(pathToFileURL(path.join(ROOT, '.dependency-cruiser.mjs')).href)).default as { forbidden: unknown[] }
  const filled = (template: string) => fs.readFileSync(path.join(TEMPLATES, template), 'utf8').replaceAll('%remote%', remote)
  return {
    'package.json': json(manifestOf(remote, packages, workspace)),
    'pnpm-workspace.yaml': stringify({
      packages: [remote],
      allowBuilds: workspace.allowBuilds,
      overrides: Object.fromEntries(packages.map((each) => [each.name, `file:vendor/${tarballOf(each)}`])),
    }),
    // Tests say its name.
    'brands/zlata.json': readText('brands/zlata.json'),
    'tsconfig.base.json': readText('tsconfig.base.json'),
    'jest.config.mjs': filled('jest.config.mjs.txt'),
    '.oxlintrc.json': json(lintOf()),
    '.dependency-cruiser.json': json(boundariesOf(remote, forbidden)),
    '.github/workflows/ci.yml': filled('ci.yml.txt'),
    '.gitignore': 'node_modules/\n.state/\n',
    'README.md': filled('README.md.txt'),
    [`${remote}/package.json`]: json({
      name,
      version,
      private: true,
      type: 'module',
      imports,
      dependencies: versions(dependencies),
      devDependencies: versions(devDependencies),
    }),
    [`${remote}/tsconfig.json`]: json(tsconfigOf()),
  }
}
