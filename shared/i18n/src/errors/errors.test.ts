import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { errorsEn } from './en.ts'
import { errorsRu } from './ru.ts'

// Texts that were agreed word for word, typed again.
test.each<[ErrorCode, string, string]>([
  ['ACCOUNT_DEACTIVATED', 'Этот аккаунт отключён', 'The specified account is deactivated'],
  ['ALREADY_APPLIED_PROMOCODE', 'Этот промокод уже применён', 'This promo code has already been applied'],
  ['AUTHENTICATE_WRONG_CODE', 'Неверный код подтверждения', 'The confirmation code is incorrect'],
  ['WRONG_AUTH_CODE', 'Неверный код подтверждения', 'The confirmation code is incorrect'],
  ['CODE_NOT_SENDED', 'Не удалось отправить код подтверждения', 'Failed to send confirmation code'],
  ['CORRECT_EMAIL', 'Введите корректный адрес почты', 'Enter a correct email'],
  ['LATE_EXPRESS_DELIVERY', 'Доступно только в будни при заказе до 16:00', 'available only on weekdays for orders placed before 4:00 p.m.'],
  ['LATE_SAME_DAY_DELIVERY', 'Только в будни при заказе до 13:00', 'only on weekdays before 1:00 p.m.'],
  ['NO_RESUME', 'Приложите резюме', 'You must attach your resume'],
  ['CHOOSE_DENOMINATION', 'Выберите номинал', 'Denomination not selected'],
  [
    'GET_DEPOSIT',
    'Неверный код активации. Проверьте код и попробуйте ещё раз.',
    'Invalid activation code. Please check the code and try again.',
  ],
  [
    'BIRTHDAY_ONCE',
    'Дату рождения можно изменить один раз, дальше — через операторов',
    'Birthday can be changed only once, then please call our operators',
  ],
  ['NOT_CHANGED', 'Вы не изменили данные', 'you have not changed the data'],
  [
    'UNKNOWN_ERROR',
    'Неизвестная ошибка. Попробуйте ещё раз или напишите в поддержку.',
    'Unknown error. Please try again or write to support.',
  ],
  ['PICKUP_POINTS', 'Не удалось загрузить пункты выдачи', 'An error occurred while getting pickup points'],
  ['PROVIDER_FAILED', 'Ошибка авторизации', 'Sign-in failed'],
  ['DEPOSIT_ORDER', 'Не удалось создать заказ', 'Could not create the order'],
  ['DEPOSIT_DATA', 'Не удалось получить данные сертификата', "Could not get the certificate's data"],
])('%s has its agreed text [errors.agreed-texts]', (code, ru, en) => {
  expect([errorsRu[code], errorsEn[code]]).toStrictEqual([ru, en])
})
