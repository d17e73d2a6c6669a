import { phrasesOf, textsOf } from '@shop/i18n'
import type { texts } from './ru.ts'

const place = `${__REMOTE__}/widget/ring-sizer`
export const useTexts = textsOf<typeof texts>(place)
export const phrase = phrasesOf<typeof texts>(place)
