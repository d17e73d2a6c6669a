import { readFile } from 'node:fs/promises'
import type { Locale } from '@shop/contracts/shop/storefront'

const FOLDER = new URL('../../pictures/', import.meta.url)

export type Shot = 'main' | 'macro' | 'styled'

/** One design as `pictures/designs.json` describes it. */
export interface SourceDesign {
  slug: string
  kind: string
  name: Record<Locale, string>
  metals: { id: string }[]
  gem: { id: string; name: Record<Locale, string> } | null
  mood: string
  /** Metal → shot → key of a picture. */
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

/** A clip of a piece, by the key of the piece; names of files below `/pictures/`. */
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

/** What the demo shop is made of. Both files come from `tools/pictures.mjs`. */
export async function readSource(): Promise<Source> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(new URL(name, FOLDER), 'utf8'))
  const [{ designs }, { pictures, videos }] = (await Promise.all([read('designs.json'), read('index.json')])) as [
    Pick<Source, 'designs'>,
    Pick<Source, 'pictures' | 'videos'>,
  ]
  return { designs, pictures, videos }
}
