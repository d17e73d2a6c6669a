export const texts = {
  title: 'Вход',
  closing: 'Вход завершён, это окно можно закрыть',
}
