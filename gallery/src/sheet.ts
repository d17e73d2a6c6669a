import type { ReactNode } from 'react'
import type { Picture } from '@shop/contracts/core/picture'
import type { Locale } from '@shop/contracts/shop/storefront'

/** Tools for building states. */
export interface Tools {
  locale: Locale
  /** The texts of the current language. */
  say: (ru: string, en: string) => string
  /** A picture of the demo by its name: `rings/solitaire-aurora-yellow-1`. */
  picture: (name: string, alt?: string) => Picture
}

/** A component with all its states. The file is named after the component's folder. */
export interface Sheet {
  /** By state name. The state `focus` focuses its first control. */
  states: (tools: Tools) => Record<string, ReactNode>
  /** Full page width. */
  isWide?: boolean
}
