export const orderCodeTexts = {
  haveCode: 'Промокод или сертификат',
  digits: 'Четыре цифры с сертификата',
  apply: 'Применить',
  removeCode: 'Убрать {{code}}',
}
