import type { Locale } from '@shop/contracts/shop/storefront'
import { en } from './en.ts'
import { ru, type CartTexts } from './ru.ts'

export const CART_TEXTS: Record<Locale, CartTexts> = { ru, en }
