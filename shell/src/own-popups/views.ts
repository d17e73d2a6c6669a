import type { ComponentType } from 'react'
import { LocationView } from '../location/index.ts'
import { LoyaltyTooltip } from '../loyalty-tooltip/index.ts'
import { WinterSale } from '../winter-sale/index.ts'
import type { words } from './words.ru.ts'

/** By the names of popups.json. */
export type Words = { [Name in keyof typeof words]: Readonly<Record<keyof (typeof words)[Name], string>> }

export const VIEWS: { [Name in keyof Words]: ComponentType<{ words: Words[Name] }> } = {
  location: LocationView,
  'loyalty-tooltip': LoyaltyTooltip,
  'winter-sale': WinterSale,
}
