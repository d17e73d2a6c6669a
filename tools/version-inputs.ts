/** Finds sources that a build reads but its version ignores: changing one would alter an artifact without a new version. */
import fs from 'node:fs'
import { inputsOf } from '../shared/build/versions/versions.mjs'
import { builtArtifacts } from './checks/tree/built-artifacts.ts'
import { runAlone, type Check } from './checks/check.ts'

/** The name of an installed package in the path of one of its files. */
const INSTALLED = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//

interface Inputs {
  files: readonly string[]
  installed: readonly string[]
}

/** Sources of a build that are not among the inputs of its version. */
export function forgottenInputs(sources: readonly string[], { files, installed }: Inputs): string[] {
  const own = new Set(files)
  const packages = new Set(installed.map((key) => key.slice(0, key.lastIndexOf('@'))))
  return [...new Set(sources)].filter((source) => {
    const [, name] = INSTALLED.exec(source) ?? []
    return name ? !packages.has(name) : !own.has(source)
  })
}

/** What webpack makes itself has no extension or a scheme. */
const isFile = (source: string) => /^[\w.-]+\/.*\.\w+$/.test(source)

export const versionInputs: Check = {
  name: 'versions know what builds read',
  run: async (stateDir) =>
    builtArtifacts(stateDir).flatMap(({ name, maps }) => {
      const sources = maps().flatMap((file) => (JSON.parse(fs.readFileSync(file, 'utf8')) as { sources: string[] }).sources.filter(isFile))
      if (sources.length === 0) return [`${name} has no source maps to compare with`]
      return forgottenInputs(sources, inputsOf(name)).map((source) => `${name} is built from ${source}, which its version leaves out`)
    }),
}

if (import.meta.main) await runAlone(versionInputs)
