/** They come with the code of an opened report. */
export const texts = {
  laboratory: 'Лаборатория',
  number: 'Номер',
  stone: 'Камень',
  color: 'Цвет',
  clarity: 'Чистота',
  cut: 'Огранка',
  inBox: 'Бумажный сертификат лежит в коробке вместе с\u00a0украшением.',
  atLaboratory: 'Проверить в\u00a0лаборатории',
  showTrueSize: 'Показать в\u00a0натуральную величину',
  trueSize: 'Камень в\u00a0натуральную величину',
  diameter: (mm: string) => `диаметр ${mm}\u00a0мм`,
  face: (long: string, wide: string) => `${long}\u00a0×\u00a0${wide}\u00a0мм`,
}
