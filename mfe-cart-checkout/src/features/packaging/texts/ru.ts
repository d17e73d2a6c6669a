export const packagingTexts = {
  wrap: 'Упаковка',
  priceTags: 'Снять ценники',
  postCard: 'Слова на открытке',
}
