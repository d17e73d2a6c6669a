import { ButtonLink } from '@shop/ui'
import { Empty, Failure, Skeleton, SkeletonCards, Waiting } from '@shop/ui/states'
import { ignored } from '../held.tsx'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => ({
    empty: (
      <Empty
        icon="bag"
        title={say('Корзина пуста', 'The bag is empty')}
        text={say('Начните с новинок или бестселлеров.', 'Begin with new pieces or bestsellers.')}
      >
        <ButtonLink to="/catalog">{say('В каталог', 'To the catalog')}</ButtonLink>
      </Empty>
    ),
    'empty, words alone': <Empty title={say('Ничего не нашлось', 'Nothing was found')} level={3} />,
    error: <Failure onRetry={ignored} />,
    'error without a way': (
      <Failure
        title={say('Заказ не найден', 'The order was not found')}
        text={say('Проверьте номер и телефон.', 'Check the number and the phone.')}
      />
    ),
    loading: (
      <div style={{ display: 'grid', gap: 8 }}>
        <Waiting />
        <Skeleton width="60%" height="2em" />
        <Skeleton />
        <Skeleton ratio="4 / 3" />
      </div>
    ),
    'loading cards': <SkeletonCards quantity={2} />,
    'long text': (
      <Empty
        icon="offline"
        title={say('Не удалось загрузить пункты выдачи рядом с вами', 'The pickup points near you could not be loaded')}
        text={say(
          'Проверьте связь и попробуйте ещё раз. Если не поможет, выберите курьера или магазин: остальные способы доставки работают.',
          'Check the connection and try again. If it does not help, choose a courier or a shop: the other ways of delivery work.',
        )}
      />
    ),
  }),
}
