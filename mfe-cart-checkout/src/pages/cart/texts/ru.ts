import { bag } from '#features/bag/texts/ru.ts'
import { bestTexts } from '#features/best/texts/ru.ts'
import { orderCodeTexts } from '#features/codes/texts/ru.ts'
import { packagingTexts } from '#features/packaging/texts/ru.ts'

export const texts = {
  ...bag,
  ...bestTexts,
  ...orderCodeTexts,
  ...packagingTexts,
  title: 'Корзина',
  checkoutTitle: 'Оформление',
  emptyText: 'Что понравится, останется здесь, даже если закрыть браузер.',
  favorites: 'Избранное',
  favoritesCount: 'Избранное, {{count}}',
  emptyPicture: 'Открытая шкатулка с кольцами на каменной подставке',
  summary: 'Ваш заказ',
  ownBox: 'Фирменный футляр',
  ownBoxText: 'У каждой вещи свой',
  postCardLong: 'Слишком много символов',
  postCardExample: 'Маша, пусть этот свет всегда будет с тобой.',
  bonuses: 'Вернём {{share}} бонусами',
  spendBonuses: 'Списать бонусы',
  changeBonuses: 'Изменить бонусы',
  ownCertificate: 'Ваш сертификат',
  useCertificate: 'Списать',
  addedCertificate: 'Сертификат добавлен',
  removeCertificate: 'Убрать',
  enterCode: 'Ввести промокод',
  addCertificate: 'Добавить сертификат',
  checkoutShort: 'Оформить',
  continue: 'Продолжить оформление',
  continueShort: 'Продолжить',
  minimum: 'Минимальный заказ — {{sum}}. Добавьте украшений ещё на {{rest}}.',
  noScript: 'Без JavaScript корзина открывается отдельной простой страницей.',
  plainBag: 'Открыть корзину',
  loading: 'Открываем корзину…',
  share: 'Показать корзину другу или стилисту',
}
