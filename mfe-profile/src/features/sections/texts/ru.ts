export const sectionTexts = {
  orders: 'Заказы',
  pieces: 'Мои украшения',
  bonuses: 'Бонусы',
  certificates: 'Сертификаты',
  news: 'Подписки и уведомления',
  personal: 'Личные данные',
  security: 'Вход и безопасность',
  wishlist: 'Избранное',
  signOut: 'Выйти',
}
