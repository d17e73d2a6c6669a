export const texts = {
  noSuchSize: 'Размера {{size}} у\u00a0этого украшения нет. Выберите другой.',
  noSuchWeight: 'Камня {{weight}}\u00a0ct здесь нет: показываем {{shown}}.',
  noWeightOfSize: '{{weight}} нет в\u00a0этом размере, показываем {{shown}}: {{sum}}',
  noWeightHere: '{{weight}} здесь нет, показываем {{shown}}',
  otherWeight: 'Теперь показываем {{shown}}: {{sum}}',
}
