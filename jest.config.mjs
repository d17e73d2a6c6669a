import fs from 'node:fs'
import path from 'node:path'

const ROOT = import.meta.dirname
/** Shared packages that no browser runs. */
const SERVER_SIDE = ['shared/build', 'shared/observability']

const remotes = fs.readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))
const shared = fs.readdirSync(path.join(ROOT, 'shared'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
const existing = (folders) => folders.filter((folder) => fs.existsSync(path.join(ROOT, folder))).map((folder) => `<rootDir>/${folder}`)

const common = {
  rootDir: ROOT,
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: {
    '\\.(ts|tsx|js|jsx|mjs|cjs)$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
        jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
      },
    ],
  },
  // Swiper and jose come as modules only.
  transformIgnorePatterns: ['/node_modules/(?!\\.pnpm/)(?!(swiper|jose)/)', '/node_modules/\\.pnpm/(?!(swiper|jose)@)'],
  moduleNameMapper: { '\\.css$': '<rootDir>/tools/jest/css-names.cjs' },
  globals: { __SERVER__: false, __DEVELOPMENT__: false, __VERSION__: '0.0.0-test', __REMOTE__: 'test@0.0.0' },
}

/** Separate projects for browser and Node code. */
export default {
  // Generous timeout for busy machines. (Jest does not read it from a project.)
  testTimeout: 20_000,
  projects: [
    {
      ...common,
      displayName: 'browser',
      roots: existing([
        ...shared.map(({ name }) => `shared/${name}`).filter((name) => !SERVER_SIDE.includes(name)),
        'shell/src',
        ...remotes,
      ]),
      testEnvironment: '<rootDir>/tools/jest/browser.cjs',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/testing-library.cjs'],
    },
    {
      ...common,
      displayName: 'node',
      roots: existing([...SERVER_SIDE, 'shell/server', 'shell/worker', 'release', 'sandbox', 'tools']),
      testEnvironment: 'node',
    },
  ],
}
