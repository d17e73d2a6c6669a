import { phrasesOf, textsOf } from '@shop/i18n'
import type { texts } from './ru.ts'

export const useTexts = textsOf<typeof texts>(`${__REMOTE__}/page/exchange`)
export const phrase = phrasesOf<typeof texts>(`${__REMOTE__}/page/exchange`)
