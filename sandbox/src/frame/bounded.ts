import { changed } from './changes.ts'

/** Maximum items per kind, to bound memory. */
const MOST = 500

/** A bounded list, newest first. */
export class Bounded<Item> {
  #items: Item[] = []

  add(item: Item) {
    this.#items = [item, ...this.#items].slice(0, MOST)
    changed()
  }

  get all(): readonly Item[] {
    return this.#items
  }
}
