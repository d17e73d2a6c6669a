import { finderTexts } from '@shop/flows/texts/find-order/ru'

export const texts = {
  ...finderTexts,
  title: 'Где мой заказ',
  why: 'Назовите номер и телефон, с которым оформляли заказ. Пришлём на него код.',
  ownOrders: 'Мои заказы в личном кабинете',
}
