import type { Locale } from '@shop/contracts/storefront'
import { en } from './en.ts'
import { ru, type CartWords } from './ru.ts'

export const CART_WORDS: Record<Locale, CartWords> = { ru, en }
