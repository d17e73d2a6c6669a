/** Two Effector units with one sid silently overwrite each other in serialized state: finds them. */
import { builtArtifacts } from './checks/tree/built-artifacts.ts'
import { runAlone, type Check } from './checks/check.ts'

interface Code {
  name: string
  code: string
}

const UNIT = /sid: *"([^"]+)"(?:, *name: *"([^"]+)")?/g

/** Duplicate sids with their locations. */
export function sidsUsedTwice(built: Code[]): string[] {
  const places = new Map<string, string[]>()
  for (const { name, code } of built) {
    for (const [, sid = '', unit = 'unnamed'] of code.matchAll(UNIT)) places.set(sid, [...(places.get(sid) ?? []), `${name}/${unit}`])
  }
  if (places.size === 0) return ['no sid was found at all: the builds have none, or this check reads them wrongly']
  return [...places]
    .filter(([, units]) => units.length > 1)
    .map(([sid, units]) => `sid ${sid} is used ${units.length} times: ${units.join(', ')}`)
}

export const sids: Check = {
  name: 'no sid twice',
  run: async (stateDir) => sidsUsedTwice(builtArtifacts(stateDir).map(({ name, serverCode }) => ({ name, code: serverCode() }))),
}

if (import.meta.main) await runAlone(sids)
