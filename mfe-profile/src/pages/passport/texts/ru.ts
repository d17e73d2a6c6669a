import { passportTexts } from '#features/passport/texts/ru.ts'

export const texts = {
  ...passportTexts,
  title: 'Паспорт украшения',
  shownBy: 'Эту страницу открыл владелец украшения. Сведения хранит магазин; личных данных здесь нет.',
  asOf: 'Сведения на\u00a0{{day}}',
  print: 'Напечатать',
}
