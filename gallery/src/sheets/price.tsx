import { Price } from '@shop/ui'
import { currencyOf } from '../samples.ts'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ locale, say }) => {
    const currency = currencyOf({ locale })
    const full = { initial: 89_900_00, final: 89_900_00 }
    const lowered = { initial: 89_900_00, final: 71_920_00 }
    return {
      default: <Price price={full} currency={currency} />,
      'from a price': <Price price={full} currency={currency} hasPriceRange />,
      lowered: <Price price={lowered} currency={currency} />,
      'lowered, with a percent': <Price price={lowered} currency={currency} discountPercent={20} />,
      large: <Price price={lowered} currency={currency} discountPercent={20} large />,
      'with cents': <Price price={{ initial: 1_249_50, final: 1_249_50 }} currency="USD" />,
      'a message': <Price price={{ ...full, message: say('Цена по запросу', 'Price on request') }} currency={currency} />,
      empty: <Price price={{ initial: null, final: null }} currency={currency} />,
      'long text': (
        <Price price={{ initial: 12_489_900_00, final: 11_240_910_00 }} currency={currency} discountPercent={10} hasPriceRange large />
      ),
    }
  },
}
