import { bag } from '#features/bag/texts/ru.ts'

export const texts = {
  ...bag,
  title: 'В корзине',
  added: 'Добавили в корзину',
  before: 'Уже были в корзине',
  emptyText: 'Выберите украшение, и оно появится здесь.',
  toBag: 'Корзина',
  checkoutShort: 'Оформить',
  loading: 'Открываем корзину…',
}
