import { instalmentTexts } from '@shop/flows/texts/instalments/ru'

export const texts = {
  ...instalmentTexts,
  sum: 'Сумма заказа, {{sign}}',
  limits: 'От\u00a0{{from}} до\u00a0{{to}}',
  usual: 'Частые суммы',
}
