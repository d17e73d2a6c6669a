export const texts = {
  title: 'Работа у нас',
}
