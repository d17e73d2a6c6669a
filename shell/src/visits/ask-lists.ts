import type { Ask, AskList } from '@shop/contracts/core/ask'
import type { Address } from '@shop/routing'
import type { RemoteVersion } from '../remotes/release.ts'

export type LoadAsks = (remote: RemoteVersion) => Promise<AskList<Address>>

/** What versions of remotes ask of the API, read from their own `asks.js`. */
export class AskLists {
  readonly #lists = new Map<string, Promise<AskList<Address>>>()
  readonly #load: LoadAsks

  constructor(load: LoadAsks) {
    this.#load = load
  }

  /** Loads the list of a version, once. */
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

  /**
   * What this part of a remote (`page/product`) asks for an address. Empty where its version has no list, or the list does not come
   * or throws: the part's model asks by itself.
   */
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
