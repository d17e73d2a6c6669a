export const searchFormTexts = {
  title: 'Поиск',
  what: 'Что найти',
  example: 'Кольцо с изумрудом',
  find: 'Найти',
}
