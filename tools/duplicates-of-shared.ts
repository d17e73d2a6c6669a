/** A second copy of a shared library silently breaks hooks, stores and events: no remote may bundle one. */
import fs from 'node:fs'
import path from 'node:path'
import { shared } from '../shared/build/shared.mjs'
import { builtArtifacts } from './checks/tree/built-artifacts.ts'
import { runAlone, type Check } from './checks/check.ts'
import { ROOT } from './processes/state.ts'

/**
 * Modules that must come from the shell: shared names, and the parts of our shared packages' main entries (webpack skips pure re-export
 * files, so copied parts appear under their own names).
 */
export function givenByTheShell(sharedNames: string[], entryOf: (name: string) => string): Set<string> {
  const ours = sharedNames.filter((name) => /^@shop\/[^/]+$/.test(name))
  const parts = ours.flatMap((name) =>
    [...entryOf(name).matchAll(/from '\.\/([\w-]+(\/[\w-]+)*?)(\/[\w-]+)?\.tsx?'/g)].map(([, part]) => `${name}/${part}`),
  )
  return new Set([...sharedNames, ...parts])
}

const entryOf = (name: string) => fs.readFileSync(path.join(ROOT, 'shared', name.slice('@shop/'.length), 'src/index.ts'), 'utf8')

export const duplicatesOfShared: Check = {
  name: 'no second copy of a shared library',
  run: async (stateDir) => {
    const given = givenByTheShell(Object.keys(shared), entryOf)
    const remotes = builtArtifacts(stateDir).filter(({ name }) => name !== 'shell')
    return remotes.flatMap(({ name, artifact }) =>
      artifact.modules
        .filter((module) => given.has(module))
        .map((module) => `${name} carries its own copy of ${module}: the shell gives it, import its main entry`),
    )
  },
}

if (import.meta.main) await runAlone(duplicatesOfShared)
