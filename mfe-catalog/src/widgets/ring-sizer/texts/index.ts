import { phrasesOf, textsOf } from '@shop/i18n'
import type { texts } from './ru.ts'

const PLACE = `${__REMOTE__}/widget/ring-sizer`
export const useTexts = textsOf<typeof texts>(PLACE)
export const phrase = phrasesOf<typeof texts>(PLACE)
