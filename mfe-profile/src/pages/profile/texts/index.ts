import { phrasesOf, textsOf } from '@shop/i18n'
import type { texts } from './ru.ts'
import type { texts as sectionTexts } from './sections-ru.ts'

type Texts = typeof texts & typeof sectionTexts

export const NAMESPACE = `${__REMOTE__}/page/profile`
export const useTexts = textsOf<Texts>(NAMESPACE)
export const phrase = phrasesOf<Texts>(NAMESPACE)
