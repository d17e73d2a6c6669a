import { deliveryTexts } from '@shop/flows/texts/delivery/ru'

export const texts = {
  ...deliveryTexts,
  more: 'Оплата, пункты выдачи и частые вопросы',
}
