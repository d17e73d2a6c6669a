import { phrasesOf, textsOf } from '@shop/i18n'
import type { texts } from './ru.ts'

const NAMESPACE = `${__REMOTE__}/page/payment`

export const useTexts = textsOf<typeof texts>(NAMESPACE)
export const phrase = phrasesOf<typeof texts>(NAMESPACE)
