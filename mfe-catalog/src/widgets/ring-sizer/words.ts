import { use } from 'react'
import { addTexts, TextsContext } from '@shop/i18n'
import type { Locale } from '@shop/contracts/shop/storefront'

const known = new WeakMap<object, Set<string>>()

/**
 * Makes words known that come with late code. A folder of texts would be two more files in the entry of the remote, which is a part of every
 * page.
 */
export function useLateWords(place: string, words: Record<Locale, Readonly<Record<string, string>>>): void {
  const host = use(TextsContext)
  const places = known.get(host) ?? new Set()
  if (places.has(place)) return
  addTexts(host, place, words[host.locale])
  known.set(host, places.add(place))
}
