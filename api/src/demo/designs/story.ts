import type { DesignerSlug } from '../designers.ts'
import type { StoneKind } from './price-lists.ts'

/** Facts about a design beyond its photos: maker, materials, how it is worn. */
export interface Story {
  designer: DesignerSlug
  /** Weight in 585 gold, middle size, grams. */
  grams: number
  /** Working hours. */
  hours: number
  /** Stones by price list: carats, or count for pearls and onyx. */
  stones?: Partial<Record<StoneKind, number>>
  /** Carats of the main stone. */
  mainStone?: number
  /** Slugs of designs worn together. */
  wornWith: [string, string]
  ru: StoryText
  en: StoryText
}

export interface StoryText {
  about: string
  /** Value of the attribute named after the stone. */
  stone?: string
  collection?: string
  facts: [name: string, value: string][]
}

export type Stories = Record<string, Story>
