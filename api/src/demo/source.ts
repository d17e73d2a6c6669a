import { readFile } from 'node:fs/promises'
import type { TrueScale } from '@shop/contracts/core/true-scale'
import type { Locale } from '@shop/contracts/shop/storefront'

const FOLDER = new URL('../../pictures/', import.meta.url)

export type Shot = 'main' | 'macro' | 'styled'

/** A design from `pictures/designs.json`. */
export interface SourceDesign {
  slug: string
  kind: string
  name: Record<Locale, string>
  metals: { id: string }[]
  gem: { id: string; name: Record<Locale, string> } | null
  mood: string
  /** Of its main pictures. */
  scale: Omit<TrueScale, 'wornOn'> | null
  /** Metal → shot → picture key. */
  pictures: Record<string, Partial<Record<Shot, string>>>
}

export interface SourcePicture {
  base: string
  widths: number[]
  fallback: number
  width: number
  height: number
  color: string
}

/** Videos by product key; file names under `/pictures/`. */
export interface SourceVideo {
  mp4: string
  webm: string
  seconds: number
}

export interface Source {
  designs: SourceDesign[]
  pictures: Record<string, SourcePicture>
  videos: Record<string, SourceVideo>
}

/** Demo source data. `tools/pictures.mjs` writes both files. */
export async function readSource(): Promise<Source> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(new URL(name, FOLDER), 'utf8'))
  const [{ designs }, { pictures, videos }] = (await Promise.all([read('designs.json'), read('index.json')])) as [
    Pick<Source, 'designs'>,
    Pick<Source, 'pictures' | 'videos'>,
  ]
  return { designs, pictures, videos }
}
