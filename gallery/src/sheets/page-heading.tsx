import { PageHeading } from '@shop/ui/page-heading'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  isWide: true,
  states: ({ say }) => ({
    default: <PageHeading title={say('Кольца', 'Rings')} count={{ shown: 128, words: say('128 украшений', '128 pieces') }} />,
    'with words': (
      <PageHeading title={say('Избранное', 'Wishlist')} count={{ shown: 4, words: say('4 украшения', '4 pieces') }}>
        {say('Всё, что вам понравилось, на любом устройстве.', 'Everything that you liked, on every device.')}
      </PageHeading>
    ),
    empty: <PageHeading title={say('Корзина', 'Bag')} />,
    'long text': (
      <PageHeading
        title={say('Помолвочные кольца с бриллиантами и сапфирами', 'Engagement rings with diamonds and sapphires')}
        count={{ shown: '1 280', words: say('1 280 украшений', '1,280 pieces') }}
      />
    ),
  }),
}
