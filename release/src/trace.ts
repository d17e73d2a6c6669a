import fs from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { ReleaseError } from './record.ts'
import { artifactsFolder } from './store.ts'

/** A stack position in an artifact: `…/a/mfe-catalog/1.4.2/page-listing.js:1:2345`. */
export const PLACE = /\/a\/([\w-]+)\/([\w-][\w.-]*)\/((?:server\/)?[\w-][\w.-]*\.c?js)(?:\?[^:\s]*)?:(\d+):(\d+)/g

export interface Traced {
  /** As it was asked for, from `/a/` on. */
  place: string
  /** `mfe-catalog/src/pages/listing/page.tsx:12:7` */
  source: string
  /** The source line at build time. */
  text: string
}

/**
 * Maps all artifact positions in a text, such as a stack, to sources.
 * @param maps read maps by file, for callers of many texts: a map takes longer to read than to search
 * @throws ReleaseError without a position, or when no map contains it.
 */
export function trace(stateFolder: string, text: string, maps = new Map<string, ReadMap>()): Traced[] {
  const places = [...text.matchAll(PLACE)]
  if (places.length === 0) throw new ReleaseError('Name a place as a stack does: /a/mfe-catalog/1.4.2/page-listing.js:1:2345.')
  return places.map(([place, name = '', version = '', file = '', line, column]) => {
    const mapFile = path.join(artifactsFolder(stateFolder), name, version, `${file}.map`)
    if (!fs.existsSync(mapFile)) throw new ReleaseError(`There is no source map of ${file} in ${name}@${version}.`)
    const map = maps.get(mapFile) ?? readMap(mapFile)
    maps.set(mapFile, map)
    return { place, ...originOf(map, Number(line), Number(column), place) }
  })
}

interface ReadMap {
  payload: SourceMapPayload
  map: SourceMap
}

function readMap(file: string): ReadMap {
  const payload = JSON.parse(fs.readFileSync(file, 'utf8')) as SourceMapPayload
  return { payload, map: new SourceMap(payload) }
}

function originOf({ payload, map }: ReadMap, line: number, column: number, place: string): Omit<Traced, 'place'> {
  const entry = map.findEntry(line - 1, column - 1)
  // Bundler code has mappings without a source.
  if (!('originalSource' in entry) || !entry.originalSource) throw new ReleaseError(`${place} comes from no source.`)
  const { originalSource, originalLine, originalColumn } = entry
  const content = payload.sourcesContent[payload.sources.indexOf(originalSource)] ?? ''
  return {
    source: `${originalSource}:${originalLine + 1}:${originalColumn + 1}`,
    text: content.split('\n')[originalLine]?.trim() ?? '',
  }
}
