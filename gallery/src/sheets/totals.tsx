import { Totals } from '@shop/ui/totals'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const goods = { key: 'goods', label: say('2 украшения', '2 pieces'), sum: say('179 800 ₽', '179,800 RUB') }
    const grand = { label: say('К оплате', 'To pay'), sum: say('172 190 ₽', '172,190 RUB') }
    return {
      default: (
        <Totals rows={[goods, { key: 'delivery', label: say('Доставка', 'Delivery'), sum: say('390 ₽', '390 RUB') }]} grand={grand} />
      ),
      'with reasons': (
        <Totals
          rows={[
            goods,
            { key: 'code', label: say('Промокод', 'Promo code'), sum: say('−8 000 ₽', '−8,000 RUB'), why: 'WINTER' },
            {
              key: 'delivery',
              label: say('Доставка', 'Delivery'),
              sum: say('бесплатно', 'free'),
              why: say('при покупке от 15 000 ₽', 'for orders from 15,000 RUB'),
            },
          ]}
          grand={grand}
        />
      ),
      'long text': (
        <Totals
          rows={[
            {
              key: 'long',
              label: say(
                'Подарочный сертификат, который вы активировали 12 ноября',
                'The gift certificate that you activated on 12 November',
              ),
              sum: say('−12 489 900 ₽', '−12,489,900 RUB'),
            },
          ]}
          grand={grand}
        />
      ),
      empty: <Totals rows={[]} grand={{ label: say('Итого', 'Total'), sum: say('0 ₽', '0 RUB') }} />,
    }
  },
}
