export const texts = { title: 'Ваш заказ' }
