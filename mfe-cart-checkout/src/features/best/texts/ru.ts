export const bestTexts = {
  bestSaves: 'Сэкономить ещё\u00a0{{sum}}',
  bestCompared: 'Что ещё сравнили',
  applyBest: 'Применить',
  bestApplied: 'Применили: к\u00a0оплате {{sum}}',
}
