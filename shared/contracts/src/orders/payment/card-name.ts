import type { Locale } from '../../shop/storefront.ts'
import type { SavedCard } from './saved-cards.ts'

const CARD = { ru: 'Карта', en: 'Card' }
/** Visa and Mastercard are written alike everywhere. */
const RUSSIAN_NAMES: Partial<Record<string, string>> = { Mir: 'Мир' }

/** "Visa •• 4242" */
export function cardName({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>, locale: Locale): string {
  const name = (locale === 'ru' && RUSSIAN_NAMES[brand]) || brand || CARD[locale]
  return `${name}\u00a0••\u00a0${last4}`
}

/** "04/28", as on the card. */
export const cardMonth = ({ expires }: Pick<SavedCard, 'expires'>) => `${expires.slice(5, 7)}/${expires.slice(2, 4)}`
