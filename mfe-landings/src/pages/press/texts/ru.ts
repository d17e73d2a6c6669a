export const texts = {
  title: 'Пресса о нас',
}
