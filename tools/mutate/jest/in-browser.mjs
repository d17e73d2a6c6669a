import config from '../../../jest.config.mjs'

const [browser] = config.projects

/** Remotes: models are tested through their pages. */
export default {
  ...browser,
  testTimeout: 60_000,
  roots: browser.roots.filter((root) => root.includes('/mfe-')),
}
