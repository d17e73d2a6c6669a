import config from '../../../jest.config.mjs'

const [, node] = config.projects

/** Contracts, releases, and API modules tested without a running shop. */
export default {
  ...node,
  testTimeout: 60_000,
  roots: ['shared/contracts', 'release', 'api/src', 'api/test'].map((folder) => `<rootDir>/${folder}`),
  testMatch: [
    '<rootDir>/shared/contracts/**/*.test.ts',
    '<rootDir>/release/**/*.test.ts',
    ...['address-service', 'calculation', 'promise', 'refund-sums'].map((name) => `<rootDir>/api/test/${name}.test.ts`),
  ],
}
