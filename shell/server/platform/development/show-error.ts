import { stripVTControlCharacters } from 'node:util'
import { PLACE } from '@shop/release/trace'
import { traced } from './traced.ts'

// Errors of running code under `npm run dev`: in the terminal and in the tab, with places in the sources.

/** What stands before the place: the origin of the shop, or the folder of the artifacts. */
const BEFORE_PLACE = /(?:https?:\/\/[^/\s()]+(?=\/a\/))|(?:\/[^\s()]*?\/artifacts(?=\/))/g
const NOT_OURS = /^\s+at .*(?:node_modules|node:|webpack\/)/

/** @returns the text with places in the sources, without frames of libraries */
async function withSources(stateDir: string, text: string): Promise<string> {
  const plain = stripVTControlCharacters(text).replace(BEFORE_PLACE, (before) => (before.startsWith('/') ? '/a' : ''))
  const places = [...new Set(plain.match(PLACE))]
  const sources = await traced(stateDir, places).catch(() => places)
  const sourceOf = new Map(places.map((place, index) => [place, sources[index] ?? place]))
  const lines = plain.replace(PLACE, (place) => sourceOf.get(place) ?? place).split('\n')
  return lines.filter((line) => !NOT_OURS.test(line)).join('\n')
}

/** @param where `server, /catalog` */
export async function showError(stateDir: string, where: string, text: string): Promise<string> {
  const shown = await withSources(stateDir, text)
  process.send?.({ terminal: `✗ ${where}: ${shown}` })
  return shown
}
