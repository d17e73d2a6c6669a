export const texts = {
  scale: 'Российские размеры: внутренний диаметр в\u00a0мм',
  inSystem: '{{system}}\u00a0{{size}}',
  chosen: 'Это ваш размер',
  isThere: 'Ваш размер {{size}} есть',
  isOut: 'Вашего размера {{size}} сейчас нет',
}
