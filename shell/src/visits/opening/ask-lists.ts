import type { Ask, AskList } from '@shop/contracts/core/ask'
import type { Address } from '@shop/routing'
import type { RemoteVersion } from '../../remotes/release.ts'

export type LoadAsks = (remote: RemoteVersion) => Promise<AskList<Address>>

/** API reads of remote versions, from their `asks.js`. */
export class AskLists {
  readonly #lists = new Map<string, Promise<AskList<Address>>>()
  readonly #load: LoadAsks

  constructor(load: LoadAsks) {
    this.#load = load
  }

  /** Loads a version's list once. */
  prepare(remote: RemoteVersion | null): Promise<AskList<Address>> {
    if (!remote?.asks) return Promise.resolve({})
    const known = this.#lists.get(remote.entry)
    if (known) return known
    const loading = this.#load(remote).catch((error: unknown) => {
      this.#lists.delete(remote.entry)
      console.warn(error)
      return {}
    })
    this.#lists.set(remote.entry, loading)
    return loading
  }

  /** Reads of a module (`page/product`) for a URL. Empty when the list is missing or fails: the model then loads by itself. */
  async of(remote: RemoteVersion | null, exposed: string, address: Address): Promise<readonly Ask[]> {
    const list = await this.prepare(remote)
    try {
      return list[exposed]?.(address) ?? []
    } catch (error) {
      console.warn(error)
      return []
    }
  }
}
