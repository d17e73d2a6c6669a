export const texts = {
  title: 'Оформить возврат',
}
