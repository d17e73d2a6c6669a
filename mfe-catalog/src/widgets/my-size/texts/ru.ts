export const texts = {
  scale: 'Российские размеры: внутренний диаметр в\u00a0мм',
  chosen: 'Это ваш размер',
  isThere: 'Ваш размер {{size}} есть',
  isOut: 'Вашего размера {{size}} сейчас нет',
  mine: 'Мой',
  word: 'размер',
  inSystem: '{{system}} {{size}}',
}
