export const texts = {
  title: 'Вы недавно смотрели',
  clear: 'Очистить',
  isCleared: 'Список просмотренных очищен',
}
