export const words = {
  orders: 'Заказы',
  bonuses: 'Бонусы',
  certificates: 'Сертификаты',
  news: 'Подписки и уведомления',
  personal: 'Личные данные',
  wishlist: 'Избранное',
  signOut: 'Выйти',
}
