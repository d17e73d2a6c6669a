import type { ReactNode } from 'react'
import type { Picture } from '@shop/contracts/core/picture'
import type { Locale } from '@shop/contracts/shop/storefront'

/** What the states of a sheet are made with. */
export interface Tools {
  locale: Locale
  /** The words of the language that is looked at. */
  say: (ru: string, en: string) => string
  /** A picture of the demo by its name: `rings/solitaire-aurora-yellow-1`. */
  picture: (name: string, alt?: string) => Picture
}

/** One part of the kit with everything that it can look like. The file is called like the part's folder. */
export interface Sheet {
  /** By name of the state. The state `focus` has the keyboard's focus on its first control. */
  states: (tools: Tools) => Record<string, ReactNode>
  /** Gives a part the full width of the page. */
  isWide?: boolean
}
