import { readCurrent, noShop } from '../store.ts'
import type { Compared } from './compare.ts'
import { versionsByName } from './others.ts'
import type { Role } from './roles.ts'

/** One version that uses one thing. */
export interface Use {
  kind: 'calls' | 'sends' | 'hears' | 'mounts' | 'opens' | 'takes'
  /** `GET /promises`, `piece.added`, `mfe-catalog/promise`, `@shop/ui`. */
  thing: string
  name: string
  version: string
  role: Role
}

/** Nothing for a build that does not say, or not so that it can be read. */
function usesOf(one: Compared): Use[] {
  try {
    return listed(one)
  } catch {
    return []
  }
}

function listed({ artifact: { name, version, uses }, role }: Compared): Use[] {
  if (!uses || !role) return []
  const all: Record<Use['kind'], readonly string[]> = {
    calls: uses.calls.map(({ call }) => call),
    sends: Object.keys(uses.sent),
    hears: Object.keys(uses.heard),
    mounts: Object.keys(uses.widgets),
    opens: [...uses.popups, ...uses.pages],
    takes: Object.keys(uses.shared),
  }
  return Object.entries(all).flatMap(([kind, things]) =>
    [...new Set(things)].map((thing) => ({ kind: kind as Use['kind'], thing, name, version, role })),
  )
}

/** What the versions that documents may have use of the API, the shell and each other. */
export function allUses(stateFolder: string): Use[] {
  const record = readCurrent(stateFolder)
  if (!record) throw noShop(stateFolder)
  return [...versionsByName(stateFolder, record, { isAll: false }).values()].flat().flatMap(usesOf)
}

/** Names of parameters are nothing: `/catalog/{category}/{id}/info` is asked for as it stands in the contracts. */
const plain = (thing: string) => thing.replace(/\{\w+\}/g, '{}').toLowerCase()

/** Users of a thing by its name, or by a part of it where nothing has that name. */
export function usersOf(all: readonly Use[], thing: string): Use[] {
  const exact = all.filter((use) => plain(use.thing) === plain(thing))
  return exact.length > 0 ? exact : all.filter((use) => plain(use.thing).includes(plain(thing)))
}

export const sentenceOfUse = ({ kind, thing, name, version, role }: Use) => `${name} ${version} (${role}) ${kind} ${thing}`
