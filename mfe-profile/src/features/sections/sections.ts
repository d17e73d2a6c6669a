import { useUnit } from 'effector-react'
import { PROFILE_SECTIONS_ON_RU } from '@shop/contracts/shop/guard'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { $context } from '@shop/session'
import type { IconName } from '@shop/ui'
import type { sectionTexts } from './texts/ru.ts'

/** Names as in URLs. */
export type SectionName =
  | 'ordersData'
  | 'piecesData'
  | 'bonusesData'
  | 'certificatesData'
  | 'subscriptionsData'
  | 'personalData'
  | 'securityData'

export interface Section {
  name: SectionName
  icon: IconName
  title: keyof typeof sectionTexts
}

const SECTIONS: readonly Section[] = [
  { name: 'ordersData', icon: 'box', title: 'orders' },
  { name: 'piecesData', icon: 'passport', title: 'pieces' },
  { name: 'bonusesData', icon: 'star', title: 'bonuses' },
  { name: 'certificatesData', icon: 'gift', title: 'certificates' },
  { name: 'subscriptionsData', icon: 'bell', title: 'news' },
  { name: 'personalData', icon: 'user', title: 'personal' },
  { name: 'securityData', icon: 'lock', title: 'security' },
]

export const sectionAddress = (name: SectionName) => `/profile?section=${name}`

export const pieceAddress = (id: string) => `${sectionAddress('piecesData')}&piece=${encodeURIComponent(id)}`

export const isSectionName = (name: string | null): name is SectionName => SECTIONS.some((section) => section.name === name)

/** Sections that the guard allows: bonuses and certificates on the Russian storefront only; unknown hosts follow the language. */
export function sectionsOf({ storefront, locale }: ShopContext): Section[] {
  const isRu = storefront === 'unknown' ? locale === 'ru' : storefront === 'ru'
  return SECTIONS.filter(({ name }) => isRu || !(PROFILE_SECTIONS_ON_RU as readonly SectionName[]).includes(name))
}

export const useSections = () => sectionsOf(useUnit($context))
