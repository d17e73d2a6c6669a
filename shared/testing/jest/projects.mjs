import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Packages that come as modules only; those of the shop come as TypeScript. */
const MODULES = ['swiper', 'jose', '@shop']
const inStore = MODULES.map((name) => (name.startsWith('@') ? `${name}\\+` : `${name}@`))

const common = {
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: {
    '\\.(ts|tsx|js|jsx|mjs|cjs)$': [
      require.resolve('@swc/jest'),
      {
        swcrc: false,
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
        jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(${MODULES.join('|')})/)`, `/node_modules/\\.pnpm/(?!(${inStore.join('|')}))`],
  moduleNameMapper: { '\\.css$': require.resolve('./css-names.cjs') },
  globals: { __SERVER__: false, __DEVELOPMENT__: false, __VERSION__: '0.0.0-test', __REMOTE__: 'test@0.0.0' },
}

/** Tests of code for browsers, in jsdom. */
export const browserProject = (rootDir, roots) => ({
  ...common,
  displayName: 'browser',
  rootDir,
  roots,
  testEnvironment: require.resolve('./browser.cjs'),
  setupFilesAfterEnv: [require.resolve('./testing-library.cjs')],
})

export const nodeProject = (rootDir, roots) => ({ ...common, displayName: 'node', rootDir, roots, testEnvironment: 'node' })
