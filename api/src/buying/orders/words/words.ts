import type { Locale } from '@shop/contracts/shop/storefront'
import { en } from './en.ts'
import { ru, type OrderWords } from './ru.ts'

export const ORDER_WORDS: Record<Locale, OrderWords> = { ru, en }
