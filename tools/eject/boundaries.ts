/** Rules of `.dependency-cruiser.mjs` that are about the inside of a remote. */
const INSIDE = ['page-to-sibling-page', 'feature-to-page', 'no-circles', 'no-circles-of-folders', 'not-resolvable']

/** Boundaries of a remote alone: what it imports is its own, of `@shop`, or listed in its package.json. */
export function boundariesOf(remote: string, forbidden: readonly unknown[]) {
  const own = `^${remote}/`
  const ours = 'node_modules/@shop/'
  return {
    forbidden: [
      ...(forbidden as Array<{ name: string }>).filter(({ name }) => INSIDE.includes(name)),
      {
        name: 'only-shop-and-itself',
        comment:
          'A remote imports its own files, packages of @shop and what its package.json lists: another remote is asked by an event or mounted by name.',
        severity: 'error',
        from: { path: own },
        to: { pathNot: [own, ours], dependencyTypesNot: ['npm', 'npm-dev', 'core'] },
      },
      {
        name: 'remote-to-part-of-session',
        comment: 'A remote takes the session as a whole: the shell gives it so, and a part of it would be a second copy of its stores.',
        severity: 'error',
        from: { path: own },
        to: { path: `${ours}session/src/`, pathNot: `${ours}session/src/index[.]ts$` },
      },
      {
        name: 'tools-only-in-tests',
        comment:
          'Builders and fake wires are for tests; builds and releases are for the command line: code that ships must not carry them.',
        severity: 'error',
        from: { path: own, pathNot: '[.]test[.]tsx?$' },
        to: { path: `${ours}(testing|build|release|observability)/` },
      },
    ],
    options: {
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)[.]state/' },
      tsPreCompilationDeps: true,
      // Tools of tests are listed at the root.
      combinedDependencies: true,
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'types', 'node', 'default'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.css', '.json'],
      },
    },
  }
}
