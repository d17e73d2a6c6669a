import { phrasesOf, textsOf } from '@shop/i18n'
import { useLateWords } from '../../words.ts'
import { words as en } from './en.ts'
import { words as ru } from './ru.ts'

const PLACE = `${__REMOTE__}/ring-sizer`
const useKnown = textsOf<typeof ru>(PLACE)
export const phrase = phrasesOf<typeof ru>(PLACE)

export function useTexts() {
  useLateWords(PLACE, { ru, en })
  return useKnown()
}
