/** The API is tested through HTTP against real processes; with DATABASE_URL the same tests run on PostgreSQL. */
export default {
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testEnvironment: '<rootDir>/test/support/jest/environment.ts',
  transform: { '\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' } }] },
  globalSetup: '<rootDir>/test/support/jest/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/jest/global-teardown.ts',
  // Starting a process takes seconds, and minutes on a busy machine.
  testTimeout: 180_000,
  maxWorkers: 2,
}
