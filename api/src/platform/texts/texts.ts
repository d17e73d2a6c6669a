import type { Locale } from '@shop/contracts/shop/storefront'
import { en } from './en.ts'
import { ru, type Texts } from './ru.ts'

export const TEXTS: Record<Locale, Texts> = { ru, en }

/** Text of an id from data; the id itself without one. */
export const wordOf = (words: Readonly<Record<string, string>>, id: string) => words[id] ?? id
