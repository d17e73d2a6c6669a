export const texts = {
  or: 'или',
  payments: '4\u00a0платежа по\u00a0{{share}}',
  inAll: 'всего {{sum}}, без переплаты',
}
