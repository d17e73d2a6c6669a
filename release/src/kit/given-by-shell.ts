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
 */
export function changedInShell(stateFolder: string, name: string, version: string): string | null {
  const record = readCurrent(stateFolder)
  const shell = record && activeOf(record, SHELL)?.metadata.version
  if (!shell || name === SHELL) return null
  const built = givenIn(stateFolder, name, version)
  const active = givenIn(stateFolder, SHELL, shell)
  if (!built || !active) return null
  const changed = Object.keys(built).filter((module) => built[module] !== active[module])
  if (changed.length === 0) return null
  const bring = changed.length === 1 ? 'It comes' : 'They come'
  return `changed, but given by the shell ${shell}: ${changed.join(', ')}. ${bring} with a release of the shell.`
}
