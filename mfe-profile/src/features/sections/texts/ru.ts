export const words = {
  orders: 'Заказы',
  pieces: 'Мои украшения',
  bonuses: 'Бонусы',
  certificates: 'Сертификаты',
  personal: 'Личные данные',
  wishlist: 'Избранное',
  signOut: 'Выйти',
}
