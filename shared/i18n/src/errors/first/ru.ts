import type { ErrorCode } from '@shop/contracts/core/error-codes'

/** Texts that a page may need before those of forms have come. */
export const firstErrorsRu = {
  UNKNOWN_ERROR: 'Неизвестная ошибка. Попробуйте ещё раз или напишите в поддержку.',
  NO_GAINED_RESPONSE_DATA: 'Нет ответа от сервера. Проверьте связь и повторите',
  SERVER_ERROR: 'Что-то пошло не так. Мы уже разбираемся, попробуйте чуть позже.',
  SERVER_BUSY: 'Магазин сейчас перегружен. Попробуйте через минуту.',
  BAD_REQUEST: 'Не удалось разобрать запрос. Обновите страницу и попробуйте ещё раз.',
  NOT_FOUND: 'Такой страницы нет',
  TOO_MANY_REQUESTS: 'Слишком много попыток. Попробуйте снова через час.',
  TOO_FAST: 'Слишком много запросов. Подождите минуту.',
  CSRF_EXPIRED: 'Страница устарела. Обновите её и попробуйте ещё раз.',
  SOLD_OUT: 'Это украшение уже раскупили',
  SIZE_SOLD_OUT: 'Этот вариант раскупили. Выберите другой размер или длину.',
  ONLY_LEFT: 'Столько нет: осталось {{count}}',
  CART_FULL: 'В корзине уже слишком много украшений',
  UNKNOWN_SKU: 'Такого украшения больше нет в магазине',
  WRONG_QUANTITY: 'Проверьте количество',
  PRICE_CHANGED: 'Сумма заказа изменилась. Проверьте её, пожалуйста.',
  // Also a hint of the certificate's form.
  CERTIFICATE_RANGE: 'Сумма от 1\u00a0000 до 200\u00a0000\u00a0₽',
} satisfies Partial<Record<ErrorCode, string>>
