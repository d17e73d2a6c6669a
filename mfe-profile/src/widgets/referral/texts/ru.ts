import { bonusTexts } from '#features/bonus-sum/texts/ru.ts'

export const texts = {
  ...bonusTexts,
  title: 'Пригласите друга',
  text: 'Другу {{friend}}, вам {{inviter}}: после его первого оплаченного заказа.',
  signIn: 'Войти и\u00a0получить ссылку',
  failed: 'Ссылка не\u00a0загрузилась',
  qr: 'Ваша ссылка как QR-код',
  link: 'Ваша ссылка',
  copy: 'Скопировать ссылку',
  send: 'Отправить',
  share: 'Подарок от\u00a0{{brand}}: бонусы после первого заказа',
  rules: 'Условия приглашения',
}
