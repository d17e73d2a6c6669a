export const words = {
  orders: 'Заказы',
  bonuses: 'Бонусы',
  certificates: 'Сертификаты',
  personal: 'Личные данные',
  security: 'Вход и безопасность',
  wishlist: 'Избранное',
  signOut: 'Выйти',
}
