export const texts = {
  title: 'Контакты',
}
