export const texts = {
  title: 'Вход',
}
