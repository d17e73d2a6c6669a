import type { Locale } from '@shop/contracts/shop/storefront'
import { en } from './en.ts'
import { ru, type CartWords } from './ru.ts'

export const CART_WORDS: Record<Locale, CartWords> = { ru, en }
