export const texts = {
  title: 'Оплата частями «Долями»',
}
