import { deliveryTexts } from '@shop/flows/texts/ru'

export const texts = {
  ...deliveryTexts,
  more: 'Оплата, пункты выдачи и частые вопросы',
}
