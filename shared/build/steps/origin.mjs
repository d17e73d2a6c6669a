import { execFileSync } from 'node:child_process'

/**
 * Where a build comes from, for `artifact.json`: the last commit that changed its sources, so that the same sources give the same artifact.
 * `BUILD_COMMIT`, `BUILD_AUTHOR`, `BUILD_TIME` and `BUILD_TESTS` replace what git says or cannot say.
 * @param paths sources of the package, from the root
 */
export function originOf(root, paths, env = process.env) {
  const git = (...args) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      return ''
    }
  }
  const [commit, author, time] = git('log', '-1', '--format=%H%n%an%n%cI', '--', ...paths).split('\n')
  return {
    commit: env.BUILD_COMMIT || commit || null,
    author: env.BUILD_AUTHOR || author || null,
    time: env.BUILD_TIME || time || null,
    uncommitted: !env.BUILD_COMMIT && git('status', '--porcelain', '--', ...paths) !== '',
    tests: env.BUILD_TESTS || 'not tested',
  }
}
