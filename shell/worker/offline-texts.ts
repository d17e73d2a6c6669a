export const OFFLINE_TEXTS = {
  ru: {
    title: 'Нет соединения',
    text: 'Эту страницу вы ещё не открывали, поэтому без интернета её не показать. Она откроется сама, как только связь вернётся. Корзина и избранное в сохранности.',
    retry: 'Попробовать снова',
    kept: 'Открываются и без интернета',
  },
  en: {
    title: 'You are offline',
    text: 'This page was not opened before, so it cannot be shown without a connection. Your bag and favorites are safe. It opens by itself once the connection is back.',
    retry: 'Try again',
    kept: 'These open without a connection',
  },
} as const
