import { parse } from 'yaml'

/** Installed beside libraries that can check types with it; no build reads it. */
const ONLY_CHECKS = 'typescript'

/** `react-dom/client` → `react-dom`. */
const packageOf = (name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0]

/**
 * Installed packages with all that they depend on, as the lockfile resolves them.
 * @param lockfile text of pnpm-lock.yaml
 * @returns `(importer, names)` → sorted `name@version` of the packages that a folder of the workspace imports; names of Node's own modules
 * and of the workspace resolve to nothing
 */
export function lockedIn(lockfile) {
  // `packages` is most of the file and tells nothing that is asked here; reading it takes a second.
  const { importers, snapshots } = parse(lockfile.replace(/^packages:\n[^]*?^(?=snapshots:)/m, ''))
  const add = (key, found) => {
    if (found.has(key) || !(key in snapshots)) return
    found.add(key)
    const { dependencies, optionalDependencies } = snapshots[key]
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      if (name !== ONLY_CHECKS) add(keyOf(name, version, snapshots), found)
    }
  }
  return (importer, names) => {
    const { dependencies, devDependencies } = importers[importer] ?? {}
    const found = new Set()
    for (const name of names) {
      const installed = { ...devDependencies, ...dependencies }[packageOf(name)]
      if (installed) add(keyOf(packageOf(name), installed.version, snapshots), found)
    }
    // Peers behind a name, `valibot@1.5.0(typescript@7.0.2)`, are in the list themselves.
    return [...new Set([...found].map((key) => key.replace(/\(.*$/, '')))].sort()
  }
}

// The version of an alias is a whole key: `npm:other@1.0.0` stands as `other@1.0.0`.
const keyOf = (name, version, snapshots) => (version in snapshots ? version : `${name}@${version}`)
