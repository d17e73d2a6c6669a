const ru = {
  price: 'Напишем, когда цена снизится',
  stock: 'Напишем, когда украшение появится',
  pending: 'Подтвердите адрес: мы отправили вам письмо',
  inStock: 'Это украшение уже можно купить',
}

const en: typeof ru = {
  price: 'We will write when the price comes down',
  stock: 'We will write when the piece is back',
  pending: 'Confirm your address: we have sent you a letter',
  inStock: 'This piece can be bought already',
}

export const ALERT_TEXTS = { ru, en }
