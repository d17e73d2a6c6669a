import type { Locale } from '@shop/contracts/storefront'
import { en } from './en.ts'
import { ru, type OrderWords } from './ru.ts'

export const ORDER_WORDS: Record<Locale, OrderWords> = { ru, en }
