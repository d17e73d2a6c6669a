export const texts = {
  reviews: 'Отзывы',
  about: 'Об украшении',
  together: 'Вместе с ним',
  addSet: 'Добавить',
  chooseLength: 'Выбрать длину',
  chooseSize: 'Выбрать размер',
  look: 'Смотреть',
  similar: 'Похожие украшения',
  buildLook: 'Собрать образ',
}
