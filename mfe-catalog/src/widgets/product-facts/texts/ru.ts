import { ENGRAVING_MAX } from '@shop/contracts/cart/engraving'
import { INSTALMENTS_NAME } from '@shop/contracts/cart/instalments-name'
import { exchangeKeptDays, refundDays } from '@shop/i18n/facts'

export const texts = {
  engraving: 'Гравировка, {{sum}}',
  engravingText: `До ${ENGRAVING_MAX} знаков внутри, антиква или рукописный шрифт`,
  engravingMore: 'Написать',
  inLength: 'длина {{size}}',
  inSize: 'размер {{size}}',
  parts: `${INSTALMENTS_NAME.ru} по\u00a0{{share}}`,
  partsText: 'Раз в\u00a0две недели, без переплаты',
  partsMore: 'График',
  stylist: 'Спросить стилиста',
  stylistText: 'В\u00a0WhatsApp, по\u00a0телефону или по\u00a0видео',
  stylistMore: 'Позвать',
  facts: 'Состав и размеры',
  report: 'Сертификат: {{stone}} {{weight}}',
  reportOf: '{{laboratory}}, №\u00a0{{number}}',
  demo: 'демо',
  demoHint: 'Номер и\u00a0оценки для примера: магазин демонстрационный.',
  collection: 'Коллекция',
  delivery: 'Доставка и возврат',
  deliveryText: `Отправляем застрахованной посылкой в футляре. Вернуть или поменять размер можно за ${refundDays('ru')}, с биркой и документами; новый размер отложим на ${exchangeKeptDays('ru')}.`,
  care: 'Уход и\u00a0гарантия',
  careMore: 'Уход по\u00a0металлам и\u00a0камням',
  warranty: 'Гарантия',
  careText: 'Снимайте перед душем, спортом и сном. Храните отдельно: камни царапают металл. Раз в месяц протирайте мягкой тканью.',
}
