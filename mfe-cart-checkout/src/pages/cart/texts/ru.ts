import { bag } from '../../../features/bag/texts/ru.ts'

export const texts = {
  ...bag,
  title: 'Корзина',
  checkoutTitle: 'Оформление',
  emptyText: 'Что понравится, останется здесь, даже если закрыть браузер.',
  favorites: 'Избранное',
  favoritesCount: 'Избранное, {{count}}',
  emptyPicture: 'Открытая шкатулка с кольцами на каменной подставке',
  summary: 'Ваш заказ',
  goodsDiscount: 'Скидка на украшения',
  delivery: 'Доставка',
  deliveryLater: 'рассчитаем при оформлении',
  deliveryFree: 'бесплатно',
  bonuses: 'Вернём {{share}} бонусами',
  spendBonuses: 'Списать бонусы',
  checkoutShort: 'Оформить',
  continue: 'Продолжить оформление',
  continueShort: 'Продолжить',
  minimum: 'Минимальный заказ — {{sum}}. Добавьте украшений ещё на {{rest}}.',
  noScript:
    'Корзина личная, поэтому страница получает её с помощью JavaScript, а в этом браузере он выключен. Украшения в корзине сохранены.',
  loading: 'Открываем корзину…',
}
