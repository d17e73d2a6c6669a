import { ProductCard } from '@shop/ui/product-card'
import { card, LIKED_ITEM, variants } from '../samples.ts'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: (tools) => {
    const { say } = tools
    // A card shares the rows of the tray around it.
    const show = (changes: Parameters<typeof card>[1]) => (
      <div style={{ display: 'grid' }}>
        <ProductCard product={card(tools, changes)} sizes="320px" />
      </div>
    )
    return {
      default: show({}),
      focus: show({ modifications: [variants(tools, 'metal', 3)] }),
      liked: show({ itemId: LIKED_ITEM }),
      'lowered, with tags': show({
        price: { initial: 89_900_00, final: 71_920_00, message: null },
        tags: [
          { code: 'new', name: say('Новинка', 'New') },
          { code: 'sale', name: say('Скидка', 'Sale') },
        ],
      }),
      'more variants': show({ modifications: [variants(tools, 'metal', 6)], hasPriceRange: true }),
      'letters of the alphabet': show({ modifications: [variants(tools, 'symbol', 12)] }),
      'sold out': show({ canBuy: false, availability: 'soldOut' }),
      'price on request': show({ price: { initial: null, final: null, message: say('Цена по запросу', 'Price on request') } }),
      'long text': show({
        name: say(
          'Кольцо «Северное сияние» с изумрудом и дорожкой из двадцати восьми бриллиантов, розовое золото',
          'Northern Lights ring with an emerald and a row of twenty-eight diamonds, rose gold',
        ),
        designer: { name: 'Noor Atelier & Lune et Fils de Genève', url: null, lang: 'fr' },
        price: { initial: 12_489_900_00, final: 11_240_910_00, message: null },
      }),
    }
  },
}
