import { readArtifact } from '../artifact.ts'
import { activeOf } from '../record.ts'
import { readCurrent } from '../store.ts'

const SHELL = 'shell'

function givenIn(stateFolder: string, name: string, version: string): Record<string, string> | undefined {
  try {
    return readArtifact(stateFolder, name, version).given
  } catch {
    // Damage is told elsewhere.
    return undefined
  }
}

/**
 * Modules that a remote was built beside in another state than the active shell gives them: releasing the remote does not bring that
 * change. One sentence; null when there is nothing to say, as for older artifacts without hashes.
 * @param given the state of the sources, where they are at hand; without it that of the artifact
 */
export function changedInShell(
  stateFolder: string,
  name: string,
  version: string,
  given: Readonly<Record<string, string>> | undefined = givenIn(stateFolder, name, version),
): string | null {
  const record = readCurrent(stateFolder)
  const shell = record && activeOf(record, SHELL)?.metadata.version
  if (!shell || name === SHELL) return null
  const active = givenIn(stateFolder, SHELL, shell)
  if (!given || !active) return null
  const changed = Object.keys(given).filter((module) => given[module] !== active[module])
  if (changed.length === 0) return null
  const bring = changed.length === 1 ? 'It comes' : 'They come'
  return `changed, but given by the shell ${shell}: ${changed.join(', ')}. ${bring} with a release of the shell.`
}
