import type { Locale } from '@shop/contracts/shop/storefront'

const TEXTS = {
  ru: (piece: string) => `{{brand}}: готово, можно забирать. ${piece}. Подробности — в паспорте украшения, в вашем профиле.`,
  en: (piece: string) => `{{brand}}: ready to collect. ${piece}. Details are in the passport of the piece, in your profile.`,
}

/** Tells the holder that the workshop has finished. */
export const workshopText = (piece: string, locale: Locale) => TEXTS[locale](piece)
