export const texts = {
  phone: 'Телефон',
  mail: 'Почта',
  mailHint: 'О заказе — с его номером',
  messengers: 'Мессенджеры',
  messengersHint: 'Можно прислать снимок украшения',
  newWindow: 'откроется в новом окне',
  shops: 'Магазины',
  map: 'Магазины на карте',
}
