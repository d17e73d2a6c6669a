export const texts = {
  title: 'Подарочный сертификат',
}
