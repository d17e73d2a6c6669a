import type { Locale } from '@shop/contracts/shop/storefront'
import { en } from './en.ts'
import { ru, type OrderTexts } from './ru.ts'

export const ORDER_TEXTS: Record<Locale, OrderTexts> = { ru, en }
