/** Texts of an order in four payments that goes on. */
export const instalmentsLeftTexts = {
  splitPaid: 'Оплачено',
  splitLeft: 'Осталось',
  splitLabel: 'Платежи этого заказа',
}
