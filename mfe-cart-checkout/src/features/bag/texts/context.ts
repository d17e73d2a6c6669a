import { createContext, use } from 'react'
import { phrasesOf, type Phrases, type Translate } from '@shop/i18n'
import type { bag } from './ru.ts'

/** Page and drawer include these texts in their own; the container provides its translator. */
export const BagTexts = createContext<Translate<typeof bag>>((key) => key)

export const useBagTexts = () => use(BagTexts)

/** The same for toasts. */
export const BagPhrases = createContext<Phrases<typeof bag>>(phrasesOf('bag'))

export const useBagPhrases = () => use(BagPhrases)
