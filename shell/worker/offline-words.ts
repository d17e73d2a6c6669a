export const OFFLINE_WORDS = {
  ru: {
    title: 'Нет соединения',
    text: 'Эту страницу вы ещё не открывали, поэтому без интернета её не показать. Корзина и избранное в сохранности.',
    retry: 'Попробовать снова',
    kept: 'Открываются и без интернета',
  },
  en: {
    title: 'You are offline',
    text: 'This page was not opened before, so it cannot be shown without a connection. Your bag and wishlist are safe.',
    retry: 'Try again',
    kept: 'These open without a connection',
  },
} as const
