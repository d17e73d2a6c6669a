import type { Locale } from '@shop/contracts/shop/storefront'
import type { Metal } from '../designs/price-lists.ts'

interface MetalWords {
  /** In product names. */
  name: string
  /** With fineness, in attributes. */
  hallmark: string
}

interface GoodsTexts {
  metal: string
  code: string
  metals: Record<Metal, MetalWords>
  shots: Record<'main' | 'macro' | 'styled', string>
}

/** Vocabulary for names, attributes and alt texts. */
export const WORDS: Record<Locale, GoodsTexts> = {
  ru: {
    metal: 'Металл',
    code: 'Артикул',
    metals: {
      yellow: { name: 'жёлтое золото', hallmark: 'Жёлтое золото 585' },
      white: { name: 'белое золото', hallmark: 'Белое золото 585' },
      rose: { name: 'розовое золото', hallmark: 'Розовое золото 585' },
      silver: { name: 'серебро', hallmark: 'Серебро 925' },
      gilt: { name: 'серебро с позолотой', hallmark: 'Серебро 925 с позолотой' },
      black: { name: 'чернёное серебро', hallmark: 'Чернёное серебро 925' },
      steel: { name: 'сталь', hallmark: 'Сталь 316L' },
    },
    shots: { main: 'на светлом фоне', macro: 'крупный план', styled: 'на камне' },
  },
  en: {
    metal: 'Metal',
    code: 'SKU',
    metals: {
      yellow: { name: 'yellow gold', hallmark: '14k yellow gold (585)' },
      white: { name: 'white gold', hallmark: '14k white gold (585)' },
      rose: { name: 'rose gold', hallmark: '14k rose gold (585)' },
      silver: { name: 'silver', hallmark: 'Sterling silver (925)' },
      gilt: { name: 'gold-plated silver', hallmark: 'Gold-plated sterling silver (925)' },
      black: { name: 'blackened silver', hallmark: 'Blackened sterling silver (925)' },
      steel: { name: 'steel', hallmark: '316L steel' },
    },
    shots: { main: 'on a light ground', macro: 'close up', styled: 'on stone' },
  },
}
