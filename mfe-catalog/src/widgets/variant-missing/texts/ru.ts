export const texts = {
  noSuchSize: 'Размера {{size}} у\u00a0этого украшения нет. Выберите другой.',
  noSuchWeight: 'Камня {{weight}}\u00a0ct здесь нет: показываем {{shown}}.',
}
