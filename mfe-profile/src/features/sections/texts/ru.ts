export const words = {
  orders: 'Заказы',
  bonuses: 'Бонусы',
  certificates: 'Сертификаты',
  personal: 'Личные данные',
  wishlist: 'Избранное',
  signOut: 'Выйти',
}
