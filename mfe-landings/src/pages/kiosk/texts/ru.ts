export const texts = { title: 'Подписка на планшете' }
