export const texts = {
  title: 'Доставка и оплата',
}
