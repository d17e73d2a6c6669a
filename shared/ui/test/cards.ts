import type { Photo } from '@shop/contracts/core/picture'
import type { Modification, ModificationGroup, ProductCard } from '@shop/contracts/catalog/product-card'

export const aPhoto = (base: string, changes: Partial<Photo> = {}): Photo => ({
  base,
  widths: [320, 640],
  fallback: 640,
  width: 960,
  height: 1200,
  color: '#eae4da',
  alt: 'Кольцо «Канат», жёлтое золото',
  image_type: 'main',
  ...changes,
})

export const aCard = (changes: Partial<ProductCard> = {}): ProductCard => ({
  id: 1,
  itemId: 7,
  externalCode: 'TV-1',
  name: 'Кольцо «Канат»',
  url: '/catalog/rings/band-twist-yellow',
  tags: [],
  photos: [aPhoto('rings/twist-1'), aPhoto('rings/twist-2', { image_type: 'macro' })],
  photo: aPhoto('rings/twist-1'),
  designer: { name: 'Lune & Fils', url: null, lang: 'fr' },
  catalog: { name: 'Кольца', url: '/catalog/rings' },
  price: { initial: 2_740_000, final: 2_740_000, message: null },
  hasPriceRange: false,
  modifications: [],
  itemCard: { cardClass: '', isShowcase: false },
  position: 1,
  sku: null,
  productCode: 'TV-1',
  currency: 'RUB',
  canBuy: true,
  availability: 'inStock',
  ...changes,
})

/** As many variants as asked for; the first is the piece itself. */
export const variants = (type: ModificationGroup['type'], quantity: number): ModificationGroup => ({
  type,
  variants: Array.from(
    { length: quantity },
    (_, index): Modification => ({
      name: `вариант ${index + 1}`,
      url: `/catalog/rings/variant-${index + 1}`,
      value: type === 'symbol' ? String.fromCharCode(1040 + index) : '#d9b566',
      current: index === 0,
    }),
  ),
})
