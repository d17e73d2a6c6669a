import { createContext, use } from 'react'
import type { Translate } from '@shop/i18n'
import type { listTexts } from './ru.ts'

type ListTranslate = Translate<typeof listTexts>

/** The page's own texts, with the words of a list among them. */
export const ListTexts = createContext<ListTranslate>((key) => key)

export const useTexts = (): ListTranslate => use(ListTexts)
