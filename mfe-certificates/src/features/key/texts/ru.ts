export const keyTexts = {
  number: 'Номер сертификата',
  code: 'Код из четырёх цифр',
  codeHint: 'Пять попыток в час',
}
