import { createContext, use } from 'react'
import { phrasesOf, type Phrases, type Translate } from '@shop/i18n'
import type { bag } from './ru.ts'

/** Page and drawer have texts of their own with these in them; whichever shows the bag gives its translator. */
export const BagWords = createContext<Translate<typeof bag>>((key) => key)

export const useBagWords = () => use(BagWords)

/** The same for what is said in a toast. */
export const BagPhrases = createContext<Phrases<typeof bag>>(phrasesOf('bag'))

export const useBagPhrases = () => use(BagPhrases)
