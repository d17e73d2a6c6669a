import type { DesignerSlug } from '../designers.ts'
import type { StoneKind } from '../goods/price-lists.ts'

/** What photographs cannot tell of a design: who makes it, of what, and how it is worn. */
export interface Story {
  designer: DesignerSlug
  /** Weight in 585 gold in the middle size, grams. */
  grams: number
  /** Hours at the bench. */
  hours: number
  /** Stones by price list: carats, or pieces for pearls and onyx. */
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
  /** Value of the characteristic that is named after the stone. */
  stone?: string
  collection?: string
  facts: [name: string, value: string][]
}

export type Stories = Record<string, Story>
