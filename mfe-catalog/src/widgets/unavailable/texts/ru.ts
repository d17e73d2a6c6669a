export const texts = {
  sizeOut: '{{name}} {{size}}: сейчас нет',
  pieceOut: 'Этого украшения сейчас нет',
  archived: 'Это украшение больше не делают',
  tellOfStock: 'Сообщить, когда появится',
  toldOfStock: 'Напишем, когда появится',
  otherSizes: 'Есть',
  otherMetals: 'Есть в другом металле',
  lookSimilar: 'Посмотрите похожие ниже.',
}
