export const texts = {
  title: 'Получить подарочный сертификат',
}
