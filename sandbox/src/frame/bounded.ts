import { changed } from './changes.ts'

/** How much of each kind is remembered: a night of tests must not fill the memory. */
const MOST = 500

/** What has arrived, the newest first; the oldest is forgotten. */
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
