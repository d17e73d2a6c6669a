export const packagingTexts = {
  wrap: 'Упаковка',
  ownBox: 'Фирменный футляр',
  ownBoxText: 'У каждой вещи свой',
  priceTags: 'Снять ценники',
  postCard: 'Слова на открытке',
}
